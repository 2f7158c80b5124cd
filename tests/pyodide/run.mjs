// The engine as it ships, in the runtime that the browser uses, under Node.
//   node run.mjs script SITE FILE.py       run one script with the site's own runtime: trimmed library, byte code
//   node run.mjs suite SITE WHEELS [args]  run pytest over the repository's tests, with npm's full library
import fs from 'node:fs';
import path from 'node:path';
import { loadPyodide } from '../../build/node_modules/pyodide/pyodide.mjs';

const [mode, site, what, ...args] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const runtime = path.join(site, 'vendor/pyodide');
const engine = fs.readdirSync(runtime).filter(name => name.startsWith('pyengine-')).map(name => path.join(runtime, name));
const wheels = mode === 'suite' ? [...engine, ...fs.readdirSync(what).map(name => path.join(what, name))] : engine;
const py = await loadPyodide({
  ...(mode === 'suite' ? {} : { stdLibURL: path.join(runtime, 'python_stdlib.zip') }),
  env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0', HYPOTHESIS_STORAGE_DIRECTORY: '/tmp/hypothesis' },
});
py.FS.mkdirTree('/wheels');
for (const file of wheels) py.FS.writeFile('/wheels/' + path.basename(file), fs.readFileSync(file));
py.runPython(`
import importlib, os, sysconfig, zipfile
for wheel in os.listdir("/wheels"):
    zipfile.ZipFile("/wheels/" + wheel).extractall(sysconfig.get_paths()["purelib"])
importlib.invalidate_caches()
`);
if (mode === 'script') {
  py.runPython(fs.readFileSync(what, 'utf8'), { globals: py.toPy({ __name__: '__main__' }), filename: path.basename(what) });
  process.exit(0);
}
py.FS.mkdirTree('/repo');
py.mountNodeFS('/repo', root);
py.globals.set('ARGS', py.toPy(args));
process.exit(py.runPython(`
import pyengine, pytest, tomllib
assert "site-packages" in pyengine.__file__
with open("/repo/pyproject.toml", "rb") as file:
    places = tomllib.load(file)["tool"]["pytest"]["ini_options"]["pythonpath"]
# All but the sources of the engine: the wheel is under test.
python_path = " ".join("/repo/" + place for place in places if place != ".")
int(pytest.main(["--rootdir=/repo", "-c", "/repo/pyproject.toml", "-o", "pythonpath=" + python_path,
                 "-p", "no:cacheprovider", *ARGS]))
`));
