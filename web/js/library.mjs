// The library without Python: theme, loading progress, the kept choice, saved tables, files.
// When Python has drawn its first screen (mark or event "python-ready"), the bar goes and Python's router has the say.
const page = document.documentElement, $ = id => document.getElementById(id);
const ours = window.fiveTables;
const names = { rules: 'The rules', cards: 'The cards', table: 'Your table', about: 'About this page' };

// ---- theme ---------------------------------------------------------------------------------------------------------
const dark = matchMedia('(prefers-color-scheme: dark)');
const shown = () => page.dataset.theme || (dark.matches ? 'dark' : 'light');
function setTheme(theme) {
  const system = dark.matches ? 'dark' : 'light';
  if (theme === system) delete page.dataset.theme; else page.dataset.theme = theme;
  try { theme === system ? localStorage.removeItem('five-tables/theme') : localStorage.setItem('five-tables/theme', theme); } catch { /* lasts as long as the page */ }
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = getComputedStyle(document.body).backgroundColor;
}
addEventListener('click', event => {
  if (event.target.closest?.('[data-theme-switch]')) setTheme(shown() === 'dark' ? 'light' : 'dark');
});

// ---- where the address points, before Python can go there -----------------------------------------------------------
let ready = false;
function target() {
  const [, screen = '', game = ''] = location.hash.match(/^#\/([^/]*)\/?([^/]*)/) || [];
  const tile = game ? document.querySelector(`.tile[data-game="${CSS.escape(game)}"]`) : null;
  const title = tile?.querySelector('h2').textContent;
  const name = names[screen] || 'The page';
  return { screen, game: tile ? game : '', tile, what: screen === 'setup' ? title || 'The game' : title ? `${name} of ${title}` : name };
}

function aim() {
  const { game, tile, screen, what } = target();
  document.querySelectorAll('.tile[data-chosen]').forEach(e => e.removeAttribute('data-chosen'));
  if (!screen) {                                        // back at the library: nothing is kept
    delete page.dataset.deep;
    $('waiting').hidden = true;
    if (!ready) $('library').hidden = false;
    if (!stalled) $('engine-how').textContent = how();
    return;
  }
  if (ready) return;
  const many = screen === 'rules' || screen === 'cards';
  const opens = `${what} ${many ? 'open by themselves' : 'opens by itself'} when the table is set.`;
  if ('deep' in page.dataset) {                         // arrived by a link: show where it leads, not the library
    const picture = $('waiting').querySelector('img');
    picture.hidden = !tile;
    if (tile) picture.src = tile.querySelector('img').getAttribute('src');
    $('waiting').dataset.game = game;
    $('waiting-what').textContent = what;
    $('waiting').hidden = false;
  } else if (tile) tile.dataset.chosen = '';
  kept = opens;
  if (!stalled) $('engine-how').textContent = how();
}

// ---- progress in bytes ------------------------------------------------------------------------------------------------
let kept = '', got = 0, total = 0, stalled = false;
const began = performance.now();
const mb = bytes => (bytes / 1e6).toFixed(1);
function how() {
  const bytes = total ? `${mb(got)} of ${mb(total)} MB. ` : '';
  const once = performance.now() - began > 10_000 ? 'This is the rules engine; it loads once and then works offline. ' : '';
  return bytes + (target().screen && kept ? kept : once || 'Choose a game now; it opens by itself.');
}
function progress() {
  for (const bar of [$('engine-bar'), $('waiting-bar')]) { bar.max = total || 1; if (total) bar.value = got; }
  $('engine-how').textContent = how();
  $('waiting-how').textContent = total ? `${mb(got)} of ${mb(total)} MB` : 'One moment.';
}
addEventListener('boot:progress', ({ detail }) => {
  ({ got, total } = detail);
  if (stalled) $('engine-what').textContent = 'Setting the table';      // it goes on after all
  stalled = false;
  progress();
});
function stall(text) {
  stalled = true;
  $('engine-what').textContent = 'Loading has stopped.';
  $('engine-how').textContent = $('waiting-how').textContent = text;
}
addEventListener('boot:stalled', ({ detail }) => {
  if (ready) return;
  ({ got, total } = { got, total, ...detail });
  stall(navigator.onLine === false
    ? `There is no network, and the rules engine is not stored yet: ${mb(total - got)} MB are missing. Saved tables are safe.`
    : `Nothing has arrived for half a minute (${mb(got)} of ${mb(total)} MB). Reload the page; saved tables are safe.`);
});
addEventListener('error', ({ target: from }) => {       // a runtime file that is not there
  if (!ready && from instanceof HTMLScriptElement && 'local' in page.dataset === false) stall('A file of this site is missing, so the games cannot start. Reload, or tell whoever runs the site.');
}, true);

// ---- Python is here ---------------------------------------------------------------------------------------------------
function pythonReady() {
  if (ready) return;
  ready = true;
  page.dataset.ready = '';
  delete page.dataset.deep;
  $('engine').hidden = $('waiting').hidden = true;
  document.querySelectorAll('.tile[data-chosen]').forEach(e => e.removeAttribute('data-chosen'));
}
addEventListener('python-ready', pythonReady);
new PerformanceObserver((list, self) => {
  if (list.getEntriesByName('python-ready').length) { self.disconnect(); pythonReady(); }
}).observe({ type: 'mark', buffered: true });

// ---- offline, updates ---------------------------------------------------------------------------------------------------
const icon = name => `<svg class="ico" aria-hidden="true"><use href="#ui-${name}"/></svg>`;
const offline = () => { $('state').innerHTML = `${icon('check')} Works offline`; };
if (navigator.serviceWorker?.controller) offline();
addEventListener('app:offline', offline);
addEventListener('app:update', ({ detail: change }) => {
  $('state').innerHTML = `<button class="btn" type="button">${icon('again')} New version</button>`;
  $('state').firstChild.onclick = change;
});

// ---- saved tables, files --------------------------------------------------------------------------------------------
addEventListener('storage', event => { if (event.key === 'five-tables/index' || event.key === null) ours.shelf(); });
addEventListener('tables:changed', () => ours.shelf());
$('continue').addEventListener('click', event => {
  const item = event.target.closest('.save');
  if (event.target.closest('.drop')) {
    item.dataset.ask = '';
    item.insertAdjacentHTML('beforeend', '<p class="sure" role="group" aria-label="Remove this table?"><b>Remove this table?</b> <button class="btn yes" type="button">Remove</button><button class="btn no" type="button">Keep</button></p>');
    item.querySelector('.yes').focus();
  } else if (event.target.closest('.yes, .no')) {
    if (event.target.closest('.yes')) {
      const { id } = item.dataset;
      try {
        localStorage.setItem('five-tables/index', JSON.stringify(ours.tables().filter(t => t.id !== id)));
        localStorage.removeItem(`five-tables/table/${id}`);
      } catch { /* nothing is stored then */ }
      ours.shelf();
      $('games').focus();
    } else {
      delete item.dataset.ask;
      item.querySelector('.sure').remove();
      item.querySelector('.drop').focus();
    }
  }
});
const take = async file => {
  ours.file = { name: file.name, text: await file.text() };
  if (!ready) $('engine-how').textContent = `${file.name} opens by itself when the table is set.`;
  dispatchEvent(new CustomEvent('file:open', { detail: ours.file }));
};
addEventListener('click', event => { if (event.target.closest?.('#open-file, [data-open-file]')) $('file').click(); });
$('file').addEventListener('change', () => { if ($('file').files[0]) take($('file').files[0]); $('file').value = ''; });
const carries = event => [...event.dataTransfer?.types || []].includes('Files');
addEventListener('dragover', event => { if (carries(event)) event.preventDefault(); });
addEventListener('drop', event => {
  if (!carries(event)) return;
  event.preventDefault();
  if (event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
});

addEventListener('hashchange', () => { if (/^(#\/?)?$/.test(location.hash)) ours.shelf(); aim(); });
aim();
