// node bytecode.mjs '[{"src": "in.whl", "dst": "out.whl", "stdlib": false}, …]' [STDLIB.zip, already byte-compiled: quicker]
// Byte-compiles zip archives with the very CPython that will import them. Half of a boot is compiling, otherwise.
import fs from 'node:fs';
import { loadPyodide } from 'pyodide';

const jobs = JSON.parse(process.argv[2]);
const py = await loadPyodide(process.argv[3] ? { stdLibURL: process.argv[3] } : {});
py.runPython(`
import importlib._bootstrap_external as be, importlib.util as iu, zipfile

# Standard library that neither Pyodide, micropip, PyScript nor the engine imports. A module wrongly listed here fails
# as "removed from the Python standard library in the Pyodide distribution".
DROP = """
    __hello__ __phello__ _pydatetime _pydecimal _pyio _pyrepl antigravity argparse asyncio.__main__
    asyncio.proactor_events asyncio.tools asyncio.windows_events asyncio.windows_utils bdb cmd compileall
    concurrent.futures.interpreter concurrent.futures.process concurrent.interpreters configparser cProfile ctypes
    curses dbm doctest email.mime ensurepip filecmp fileinput ftplib getopt getpass gettext http.cookiejar
    http.cookies http.server idlelib imaplib json.__main__ json.tool lib2to3 logging.config logging.handlers
    mailbox modulefinder multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib profile
    profiling pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter sched shelve smtplib socketserver sqlite3
    symtable sysconfig.__main__ tabnanny this timeit tkinter trace tracemalloc turtle turtledemo unittest
    urllib.robotparser venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
""".split()
CODECS = """
    __init__ aliases ascii charmap cp1252 cp437 idna latin_1 punycode raw_unicode_escape undefined unicode_escape utf_16
    utf_16_be utf_16_le utf_32 utf_8 utf_8_sig
""".split()

def dropped(name):
    module = name.removesuffix(".py").replace("/", ".")
    if module.startswith("encodings."):
        return module.split(".")[1] not in CODECS
    return any(module == d or module.startswith(d + ".") for d in DROP)

def convert(stdlib):
    with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
        for item in sorted(old.infolist(), key=lambda i: i.filename):
            name, data = item.filename, old.read(item)
            if item.is_dir() or stdlib and dropped(name):
                continue
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True)
                data = be._code_to_hash_pyc(code, iu.source_hash(data), False)      # unchecked hash: reproducible
                name += "c"
            elif name.endswith(".dist-info/RECORD"):
                data = data.replace(b".py,", b".pyc,")
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)
`);
for (const { src, dst, stdlib } of jobs) {
  py.FS.writeFile('/in.zip', fs.readFileSync(src));
  py.globals.get('convert')(Boolean(stdlib));
  fs.writeFileSync(dst, py.FS.readFile('/out.zip'));
}
