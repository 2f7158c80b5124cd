// Mouse, touch, drag and keyboard, turned into a few words for Python: act(kind, a, b) → text or null.
//   press thing how · push do · do what · drag thing → "no"|"any"|"to" · drop thing|"" · peek thing how → HTML · pile zone · set name value
import { aim, hidePeek, showPeek } from './place.mjs';
import { blocking, busy, skip } from './motion.mjs';

const HOVER = 380, FOCUS = 600, LONG = 430, SLOP = 9;
let act = () => null, root = null, bound = false;
let peekTimer = 0, peekOn = null, how = 'mouse', swallow = false;

const thing = e => e?.closest?.('[data-thing]') ?? null;
const hot = 'a[href], button, input, select, textarea, summary, [data-set]';

export function listen(element, callback) {
  root = element; act = callback;
  if (bound) return;
  bound = true;
  document.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', move, { passive: false });
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', cancel);
  document.addEventListener('click', click);
  document.addEventListener('keydown', key);
  document.addEventListener('pointerover', over);
  document.addEventListener('pointerout', out);
  document.addEventListener('focusin', focused);
  document.addEventListener('focusout', () => quiet());
  document.addEventListener('change', e => { const s = e.target.closest?.('[data-set]'); if (s && mine(s)) act('set', s.dataset.set, s.type === 'checkbox' ? String(s.checked) : s.value); });
  document.addEventListener('contextmenu', e => { if (mine(e.target) && (thing(e.target) || how === 'touch')) { if (thing(e.target)) { e.preventDefault(); if (how !== 'touch') act('inspect', thing(e.target).dataset.thing, 'mouse'); } } });
  document.addEventListener('close', e => { if (e.target.id === 'panel' && mine(e.target)) act('do', 'closed'); }, true);
  document.addEventListener('scroll', () => quiet(), { capture: true, passive: true });
  addEventListener('resize', () => { quiet(); act('do', 'resized'); });
}
const mine = e => Boolean(root?.isConnected && root.querySelector('.app') && root.contains(e));

// ---- clicks ------------------------------------------------------------------------------------------
function click(e) {
  if (swallow) { swallow = false; e.preventDefault(); e.stopPropagation(); return; }
  const t = e.target;
  if (!mine(t)) return;
  quiet();
  if (t.id === 'panel') { act('do', 'close'); return; }                      // the backdrop
  const hit = t.closest('[data-push], [data-do], [data-thing], [data-pile], a.ref');
  if (!hit) { if (!t.closest(hot)) act('blank'); return; }
  if (hit.matches('a.ref')) { e.preventDefault(); act('card', hit.dataset.id ?? '', hit.dataset.card); return; }
  if (hit.matches('[data-push], [data-do]')) e.preventDefault();
  if (hit.dataset.push !== undefined) act('push', hit.dataset.push);
  else if (hit.dataset.do !== undefined) act('do', hit.dataset.do);
  else if (hit.dataset.thing !== undefined) act('press', hit.dataset.thing, e.detail === 0 ? 'key' : how);
  else act('pile', hit.dataset.pile);
}

// ---- pointing: a card at reading size beside the pointer -------------------------------------------------
function quiet() { aim(root, null); clearTimeout(peekTimer); if (peekOn) { peekOn = null; hidePeek(); } }
function later(element, name, kind, ms) {
  clearTimeout(peekTimer);
  peekTimer = setTimeout(() => {
    if (!element.isConnected || grabbed || document.querySelector('dialog[open]') && !element.closest('dialog')) return;
    const html = act('peek', name, kind);
    if (html) { peekOn = element; showPeek(html, element); }
  }, ms);
}
function over(e) {
  if (e.pointerType !== 'mouse' || grabbed || !mine(e.target)) return;
  const t = e.target.closest('[data-thing], a.ref, [data-pile]');
  if (!t || t === peekOn) return;
  quiet();
  aim(root, t);
  later(t, t.dataset.thing ?? (t.dataset.pile ? `pile:${t.dataset.pile}` : `kind:${t.dataset.card}`), 'hover', HOVER);
}
function out(e) { if (!e.relatedTarget || !peekOn?.contains(e.relatedTarget)) quiet(); }
function focused(e) {
  if (!mine(e.target)) return;
  const t = thing(e.target);
  if (t && t.matches(':focus-visible')) { quiet(); aim(root, t); later(t, t.dataset.thing, 'focus', FOCUS); }
  const zone = e.target.closest('[data-nav]');
  if (zone && t) for (const other of stops(zone)) other.tabIndex = other === t ? 0 : -1;
}

// ---- dragging, long press -----------------------------------------------------------------------------------
let start = null, grabbed = null;

function down(e) {
  how = e.pointerType || 'mouse';
  swallow = blocking();
  if (busy()) skip(true);
  if (swallow) return;
  if (!mine(e.target) || e.button) return;
  quiet();
  const t = thing(e.target);
  if (!t) return;
  start = { x: e.clientX, y: e.clientY, t, id: e.pointerId, timer: 0 };
  if (how === 'touch') start.timer = setTimeout(() => {
    if (!start || grabbed) return;
    const name = start.t.dataset.thing; start = null; swallow = true;
    navigator.vibrate?.(12);
    act('inspect', name, 'touch');
    setTimeout(() => { swallow = false; }, 900);
  }, LONG);
}
function move(e) {
  if (!start || e.pointerId !== start.id) return;
  const dx = e.clientX - start.x, dy = e.clientY - start.y;
  if (!grabbed) {
    if (Math.hypot(dx, dy) < SLOP) return;
    clearTimeout(start.timer);
    const t = start.t;
    if (!t.hasAttribute('data-grab') || (how === 'touch' && t.closest('.fan') && Math.abs(dx) > Math.abs(dy))) { start = null; return; }
    const to = act('drag', t.dataset.thing);
    if (to === 'no') { start = null; return; }
    const r = t.getBoundingClientRect(), ghost = t.cloneNode(true);
    for (const a of ['data-key', 'data-thing', 'data-legal', 'data-picked', 'tabindex', 'id']) ghost.removeAttribute(a);
    ghost.setAttribute('data-drag', ''); ghost.setAttribute('aria-hidden', 'true'); ghost.removeAttribute('role');
    ghost.style.cssText += `;position:fixed;left:${start.x - t.offsetWidth / 2}px;top:${start.y - t.offsetHeight * .6}px;inline-size:${Math.max(t.offsetWidth, 84)}px;margin:0;transform:none;pointer-events:none;z-index:90`;
    (root.querySelector('.app') ?? document.body).append(ghost);
    t.setAttribute('data-lifted', '');
    grabbed = { ghost, to, t, over: null, from: r };
    root.querySelector('.app')?.setAttribute('data-dragging', to);
    try { document.body.setPointerCapture?.(e.pointerId); } catch { /* the pointer is gone */ }
  }
  e.preventDefault();
  const { ghost } = grabbed;
  ghost.style.translate = `${dx}px ${dy}px`;
  const at = under(e.clientX, e.clientY);
  if (at !== grabbed.over) { grabbed.over?.removeAttribute('data-over'); at?.setAttribute('data-over', ''); grabbed.over = at; }
}
function under(x, y) {
  for (const e of document.elementsFromPoint(x, y)) {
    const t = e.closest('[data-legal][data-thing]');
    if (t && t !== grabbed.t && root.contains(t)) return t;
    if (grabbed.to === 'any' && e.closest('.board')) return root.querySelector('.board');
  }
  return null;
}
function up(e) {
  if (start) clearTimeout(start.timer);
  if (grabbed) {
    const { over, t } = grabbed, name = t.dataset.thing;
    letGo();
    swallow = true; setTimeout(() => { swallow = false; }, 60);
    act('drop', over ? over.dataset.thing ?? name : '', name);
  }
  start = null;
}
function cancel() { if (start) clearTimeout(start.timer); if (grabbed) { const name = grabbed.t.dataset.thing; letGo(); act('drop', '', name); } start = null; }
function letGo() {
  grabbed.ghost.remove(); grabbed.over?.removeAttribute('data-over');
  for (const e of root.querySelectorAll('[data-lifted]')) e.removeAttribute('data-lifted');
  root.querySelector('.app')?.removeAttribute('data-dragging');
  grabbed = null;
}
document.addEventListener('touchmove', e => { if (grabbed) e.preventDefault(); }, { passive: false });

// ---- keyboard: one stop a zone, arrows inside and between ----------------------------------------------------
const shown = e => e.checkVisibility?.() ?? e.offsetParent !== null;
const stops = zone => [...zone.querySelectorAll('[data-thing], [data-pile], .pile[role="button"]')].filter(e => !e.parentElement.closest('[data-thing][role="button"]'));
const zones = () => [...root.querySelectorAll('[data-nav]')].filter(shown);

export function rove() {                                    // every zone has exactly one stop for Tab
  if (!root) return;
  for (const zone of zones()) {
    const all = stops(zone);
    if (!all.length) continue;
    const held = all.find(e => e === document.activeElement), was = all.find(e => e.tabIndex === 0);
    const stop = held ?? (was?.hasAttribute('data-legal') ? was : all.find(e => e.hasAttribute('data-legal')) ?? was ?? all[0]);
    for (const e of all) e.tabIndex = e === stop ? 0 : -1;
  }
}

export function settle(element, zone) {                     // what had the focus is gone: stay near
  const near = zone?.isConnected && stops(zone).find(shown);
  (near || element.querySelector('#prompt'))?.focus({ preventScroll: true });
}

export function focusOn(selector) { const e = root?.querySelector(selector); e?.focus({ preventScroll: false }); return Boolean(e); }

function step(from, dir) {
  const a = from.getBoundingClientRect(), ax = (a.left + a.right) / 2, ay = (a.top + a.bottom) / 2;
  const side = dir === 'ArrowLeft' || dir === 'ArrowRight', sign = dir === 'ArrowRight' || dir === 'ArrowDown' ? 1 : -1;
  const home = from.closest('[data-nav]');
  let best = null;
  for (const zone of zones()) for (const e of stops(zone)) {
    if (e === from || !shown(e)) continue;
    const r = e.getBoundingClientRect(), dx = (r.left + r.right) / 2 - ax, dy = (r.top + r.bottom) / 2 - ay;
    const along = (side ? dx : dy) * sign, across = Math.abs(side ? dy : dx);
    if (along < 4 || (side && zone !== home && across > (a.height + r.height) / 2)) continue;
    const cost = along + across * (side ? 3 : 1.4) + (side && zone !== home ? 400 : 0);
    if (!best || cost < best.cost) best = { cost, e };
  }
  return best?.e;
}

function key(e) {
  if (e.altKey || e.ctrlKey || e.metaKey || !root?.isConnected || !root.querySelector('.app')) return;
  const t = e.target, typing = t.matches?.('input:not([type=checkbox], [type=radio], [type=range]), textarea, select');
  const past = blocking();
  if (busy()) skip(true);
  if (typing || past) return;
  const open = root.querySelector('dialog[open]');
  if (e.key === 'Escape') {
    if (grabbed) { cancel(); return; }
    quiet();
    if (open) return;                                       // the dialog closes by itself and tells
    e.preventDefault(); act('do', 'esc'); return;
  }
  if (open) return;
  if (root.querySelector('.cover')) { if (/^[1-9]$/.test(e.key)) e.preventDefault(); return; }
  if (/^[1-9]$/.test(e.key)) {
    const b = root.querySelector(`[data-digit="${e.key}"]`);
    if (b) { e.preventDefault(); b.click(); }
    return;
  }
  const word = { u: 'undo', r: 'redo', h: 'hint', l: 'log', m: 'menu', p: 'skip', '?': 'keys' }[e.key.length === 1 ? e.key.toLowerCase() : ''];
  if (word) { e.preventDefault(); act('do', word); return; }
  const here = thing(t) ?? t.closest?.('[data-pile], .pile[role="button"]');
  if (here && root.contains(here)) {
    if (e.key === 'Enter') {
      e.preventDefault();
      if (e.repeat) return;
      quiet();
      if (here.dataset.thing !== undefined) act('press', here.dataset.thing, 'key'); else here.click();
      return;
    }
    if (e.key === ' ') {
      e.preventDefault(); quiet();
      if (here.dataset.thing !== undefined) act('inspect', here.dataset.thing, 'key'); else if (here.dataset.pile) act('pile', here.dataset.pile);
      return;
    }
  }
  if (e.key.startsWith('Arrow')) {
    const list = t.closest?.('.log ol');
    if (list) {                                             // from name to name; the log is one stop for Tab
      const all = [...list.querySelectorAll('a, button')], i = all.indexOf(t), up = e.key === 'ArrowUp' || e.key === 'ArrowLeft';
      const next = i < 0 ? up && all.at(-1) : all[i + (up ? -1 : 1)];
      if (next) { e.preventDefault(); next.focus(); }
      return;
    }
    if (t.closest?.('.acts') && (e.key === 'ArrowLeft' || e.key === 'ArrowRight')) {
      const all = [...root.querySelectorAll('.acts .btn')], i = all.indexOf(t.closest('.btn')) + (e.key === 'ArrowRight' ? 1 : -1);
      if (all[i]) { e.preventDefault(); all[i].focus(); }
      return;
    }
    const from = here ?? (t.closest?.('.prompt') || t === document.body ? null : undefined);
    if (from === undefined) return;
    e.preventDefault();
    const next = from ? step(from, e.key) : ['.tray [data-legal]', '.board [data-legal]', '.hand [data-legal]', '[data-nav] [tabindex="0"]'].map(s => root.querySelector(s)).find(Boolean);
    if (next) { next.focus({ preventScroll: true }); next.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
    return;
  }
  if ((e.key === 'Home' || e.key === 'End') && here) {
    const all = stops(here.closest('[data-nav]')); e.preventDefault();
    (e.key === 'Home' ? all[0] : all.at(-1))?.focus();
  }
}
