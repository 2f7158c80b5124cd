// Motion that explains: cards travel from where they were to where they are, battles strike, points count.
// One plan an answer (glue/table/motion.py): { beats: [before…], moves: {key: {from, to, flip}}, anon: [{from, to, n}], scores: [{seat, n}] }.
// Transform and opacity only; any press or key ends it; nothing travels under reduced motion.

let pace = 1, still = false;                                // pace: factor of all durations; 0 is no motion at all
let running = [], epoch = 0, ahead = false;
let hurried = false;                                        // the person wants to be at the end of all that is queued

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
export const on = () => pace > 0 && !still && !hurried && !reduced.matches;
export const calm = () => { hurried = false; };
export const busy = () => running.length > 0;
export const blocking = () => ahead;                       // the drawing still shows the past: a press only ends the motion
export function setMotion(factor, reduce) {
  pace = Number(factor); still = Boolean(reduce);
  document.documentElement.toggleAttribute('data-still', still || pace === 0);
  document.documentElement.style.setProperty('--speed', String(pace || .01));
}
export function skip(hurry = false) { if (hurry) hurried = true; epoch++; for (const a of running.splice(0)) { try { a.finish(); } catch { a.cancel(); } } }

function run(element, frames, ms, easing = 'cubic-bezier(.2, .8, .2, 1)', delay = 0, more = {}) {
  const a = element.animate(frames, { duration: Math.max(1, ms * pace), delay: delay * pace, easing, fill: 'backwards', ...more });
  running.push(a);
  return a.finished.catch(() => {}).then(() => { running = running.filter(x => x !== a); });
}
export const rest = ms => run(document.documentElement, [{ opacity: 1 }, { opacity: 1 }], ms);

const mid = r => ({ x: (r.left + r.right) / 2, y: (r.top + r.bottom) / 2 });
function spot(element) {
  const r = element.getBoundingClientRect();
  return { ...mid(r), w: element.offsetWidth || r.width, h: element.offsetHeight || r.height, on: r.width > 0 && r.bottom > -50 && r.top < innerHeight + 50 };
}
const zoneOf = (root, zone) => {
  const e = root.querySelector(`[data-zone="${CSS.escape(zone ?? '')}"]`);
  return e && e.getClientRects().length ? e : null;
};
function layer(root) {
  const app = root.querySelector('.app') ?? root;
  let fly = app.querySelector(':scope > .fly');
  if (!fly) { fly = document.createElement('div'); fly.className = 'fly'; fly.setAttribute('aria-hidden', 'true'); app.append(fly); }
  return fly;
}

// ---- before the drawing: what happens with the cards where they lie --------------------------------------------
export async function before(root, plan, live) {
  const now = epoch;
  ahead = true;
  try {
    for (const beat of plan.beats ?? []) {
      if (now !== epoch) return;
      if (beat.type === 'battle') await battle(root, beat, live);
    }
  } finally { ahead = false; }
}

async function battle(root, { card, target, a, b, won }, live) {
  const one = live.get(`c${card}`), two = live.get(`c${target}`);
  if (!one || !two) return;
  const p = spot(one), q = spot(two), dx = q.x - p.x, dy = q.y - p.y, far = Math.hypot(dx, dy) || 1, reach = Math.max(0, far - p.h * .5) / far;
  const back = `${-dx / far * 12}px ${-dy / far * 12}px`, hit = `${dx * reach}px ${dy * reach}px`;
  const fly = layer(root), ghost = copy(one, p);
  fly.append(ghost);
  one.style.visibility = 'hidden';
  await run(ghost, [{ translate: '0 0' }, { translate: back, offset: .3 }, { translate: hit }], 330, 'cubic-bezier(.6, 0, .9, .3)');
  const sum = document.createElement('b');
  sum.className = `clash ${won === true ? 'won' : won === false ? 'lost' : 'tie'}`;
  sum.textContent = `${a} : ${b}`;
  sum.style.cssText = `left:${q.x}px;top:${q.y - dy / far * q.h * .32}px`;
  const slash = document.createElement('i');
  slash.className = 'slash'; slash.style.cssText = `left:${q.x}px;top:${q.y}px;--d:${Math.round(q.h * 1.15)}px`;
  fly.append(slash, sum);
  const shake = won === false ? ghost : two;
  await Promise.all([
    run(sum, [{ opacity: 0, scale: .6 }, { opacity: 1, scale: 1.15, offset: .25 }, { opacity: 1, scale: 1, offset: .8 }, { opacity: 0, scale: 1 }], 620),
    run(slash, [{ opacity: 0, scale: '0 1' }, { opacity: 1, scale: '1 1', offset: .25 }, { opacity: 0, scale: '1 1' }], 380),
    run(shake, [{ transform: 'none' }, { transform: 'translateX(-4px)' }, { transform: 'translateX(4px)' }, { transform: 'translateX(-3px)' }, { transform: 'none' }], 240),
    run(ghost, [{ translate: hit }, { translate: '0 0' }], 300, 'cubic-bezier(.2, .8, .2, 1)', 180, { fill: 'both' }),
  ]);
  ghost.remove(); sum.remove(); slash.remove();
  one.style.visibility = '';
}

// ---- from the old drawing to the new ---------------------------------------------------------------------------------
export function measure(root, live, plan) {
  const seen = new Map();
  for (const [key, element] of live) {
    if (!element.classList.contains('card')) continue;
    const s = spot(element);
    s.home = element.parentElement; s.ghost = plan.moves?.[key] ? element.cloneNode(true) : null;
    seen.set(key, s);
  }
  const zones = {};
  for (const m of [...Object.values(plan.moves ?? {}), ...(plan.anon ?? [])]) for (const z of [m.from, m.to]) {
    const e = z && zoneOf(root, z);
    if (e) zones[z] = spot(e);
  }
  return { seen, zones };
}

function copy(element, s, inner = element.cloneNode(true)) {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.cssText = `left:${s.x - s.w / 2}px;top:${s.y - s.h / 2}px;inline-size:${s.w}px;block-size:${s.h}px`;
  for (const a of ['data-key', 'data-thing', 'id', 'tabindex', 'role', 'data-legal', 'data-picked', 'data-illegal', 'data-quiet']) inner.removeAttribute(a);
  inner.style.setProperty('--w', `${s.w}px`); inner.style.inlineSize = `${s.w}px`; inner.style.visibility = 'visible'; inner.style.transform = 'none'; inner.style.margin = '0';
  inner.querySelector('.tokens')?.remove();
  ghost.append(inner);
  return ghost;
}
function backOf(root) {
  const b = root.querySelector('.back');
  const e = document.createElement('div');
  e.className = 'card'; if (b) e.append(b.cloneNode(true));
  return e;
}

export async function after(root, { seen, zones }, plan, live) {
  const jobs = [], fly = layer(root);
  let n = 0;
  const stagger = () => Math.min(n++ * 70, 420);
  const rectOf = zone => { const e = zone && zoneOf(root, zone); return e ? spot(e) : zones[zone]; };
  for (const [key, element] of live) {
    if (!element.classList.contains('card')) continue;
    const now = spot(element), was = seen.get(key), m = plan.moves?.[key];
    if (!now.on) continue;
    if (was) {
      if (Math.abs(was.x - now.x) + Math.abs(was.y - now.y) < 3) continue;
      if (was.home === element.parentElement || !m) {            // slides along in its row
        if (was.home?.closest?.('.fan') || element.closest('.fan') || true)
          jobs.push(run(element, [{ translate: `${was.x - now.x}px ${was.y - now.y}px` }, { translate: '0 0' }], 280));
      } else jobs.push(travel(element, was, now, stagger()));
    } else {
      const from = m && rectOf(m.from);
      if (from) jobs.push(travel(element, from, now, stagger(), m.flip ? backOf(root) : null));
      else jobs.push(run(element, [{ opacity: 0, scale: .9 }, { opacity: 1, scale: 1 }], 200));
    }
  }
  for (const [key, m] of Object.entries(plan.moves ?? {})) {       // gone from sight: into a pile
    if (live.has(key)) continue;
    const was = seen.get(key), to = rectOf(m.to), from = was ?? rectOf(m.from);
    if (!from || !to || !from.on || (!was && !m.through)) continue;
    const ghost = copy(null, from, was?.ghost ?? backOf(root));
    fly.append(ghost);
    const k = Math.min(1, to.w / from.w);
    jobs.push(run(ghost, [{ translate: '0 0', scale: 1, opacity: 1 }, { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: k, opacity: 1, offset: .9 }, { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: k, opacity: 0 }], 340, undefined, stagger()).then(() => ghost.remove()));
  }
  for (const { from, to, n: count } of plan.anon ?? []) {           // face down, all the way
    const a = rectOf(from), b = rectOf(to);
    if (!a || !b) continue;
    for (let i = 0; i < Math.min(count, 5); i++) {
      const w = Math.min(a.w, 60), s = { ...a, w, h: w * 1.4 }, ghost = copy(null, s, backOf(root));
      fly.append(ghost);
      jobs.push(run(ghost, [{ translate: '0 0', opacity: 1 }, { translate: `${b.x - a.x}px ${b.y - a.y}px`, opacity: 1, offset: .85 }, { translate: `${b.x - a.x}px ${b.y - a.y}px`, opacity: 0 }], 320, undefined, stagger()).then(() => ghost.remove()));
    }
  }
  for (const { seat, n: count } of plan.scores ?? []) {
    const e = root.querySelector(`[data-score="${seat}"]`);
    if (!e) continue;
    const s = spot(e), up = document.createElement('b');
    up.className = 'plus'; up.textContent = count > 0 ? `+${count}` : `−${-count}`; up.style.cssText = `left:${s.x}px;top:${s.y}px`;
    fly.append(up);
    jobs.push(run(up, [{ opacity: 0, translate: '-50% 0' }, { opacity: 1, translate: '-50% -14px', offset: .3 }, { opacity: 1, translate: '-50% -22px', offset: .75 }, { opacity: 0, translate: '-50% -34px' }], 900).then(() => up.remove()));
  }
  await Promise.all(jobs);
}

function travel(element, from, to, delay, back = null) {
  const fly = layer(element.closest('.app').parentElement), ghost = copy(element, to);
  if (element.hasAttribute('data-drained')) ghost.firstElementChild.setAttribute('data-drained', '');
  const k = from.w / to.w, dx = from.x - to.x, dy = from.y - to.y;
  if (back) { back.style.setProperty('--w', `${to.w}px`); back.classList.add('ghost-back'); ghost.classList.add('two-sided'); ghost.append(back); }
  fly.append(ghost);
  element.style.visibility = 'hidden';
  const turn = back ? ['rotateY(180deg)', 'rotateY(0deg)'] : ['none', 'none'];
  return run(ghost, [
    { translate: `${dx}px ${dy}px`, scale: k, transform: turn[0] },
    { translate: `${dx * .45}px ${dy * .45 - 10}px`, scale: Math.max(k, 1) * 1.05, offset: .5, transform: back ? 'rotateY(90deg)' : 'none' },
    { translate: '0 0', scale: 1, transform: turn[1] },
  ], back ? 420 : 340, undefined, delay).then(() => { ghost.remove(); element.style.visibility = ''; });
}

export function outline(root, plan, live) {                 // reduced motion: the changed places say so for two seconds
  if (pace === 0) return;
  for (const key of Object.keys(plan.moves ?? {})) {
    const e = live.get(key) ?? zoneOf(root, plan.moves[key].to);
    if (!e) continue;
    e.setAttribute('data-news', '');
    setTimeout(() => e.removeAttribute('data-news'), 2000);
  }
}
