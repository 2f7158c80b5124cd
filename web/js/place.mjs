// Puts pop-ups beside what they speak of, over ground that is not lit. On phones they lie over the idle band instead.

const phone = () => matchMedia('(max-width: 640px)').matches;
const area = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const whole = e => {                                        // with the tokens that hang below its edge
  const r = e.getBoundingClientRect(), low = e.querySelector(':scope > .tokens') ? 22 : 0;
  return { left: r.left, top: r.top, right: r.right, bottom: r.bottom + low };
};
const box = (left, top, w, h) => ({ left, top, right: left + w, bottom: top + h });

export function place(pop, anchor, root, gap = 12) {
  const lit = [...root.querySelectorAll('[data-legal], [data-picked], #prompt')].filter(e => e !== anchor).map(whole);
  const w = pop.offsetWidth, h = pop.offsetHeight, W = document.documentElement.clientWidth, H = window.innerHeight;
  const a = whole(anchor), cx = (a.left + a.right) / 2, cy = (a.top + a.bottom) / 2;
  const clamp = (v, lo, hi) => Math.max(lo, Math.min(hi, v));
  const tries = [
    [a.right + gap, cy - h / 2], [a.left - gap - w, cy - h / 2], [cx - w / 2, a.bottom + gap], [cx - w / 2, a.top - gap - h],
    [a.right + gap, a.bottom - h], [a.left - gap - w, a.bottom - h], [a.right + gap, a.top], [a.left - gap - w, a.top],
  ];
  let best = null;
  tries.forEach(([x, y], i) => {
    const left = clamp(x, 8, W - w - 8), top = clamp(y, 8, H - h - 8), b = box(left, top, w, h);
    const cost = area(b, a) * 4 + lit.reduce((sum, r) => sum + area(b, r), 0) + (Math.abs(left - x) + Math.abs(top - y)) * 3 + i * 40;
    if (!best || cost < best.cost) best = { cost, left, top };
  });
  pop.style.left = `${best.left}px`; pop.style.top = `${best.top}px`;
}

export const target = (root, thing) => root.querySelector(`[data-thing="${CSS.escape(thing)}"], [data-push="thing:${CSS.escape(thing)}"]`);

export function placeAll(root) {
  for (const pop of root.querySelectorAll('.why')) {
    const things = (pop.dataset.things ?? pop.dataset.at ?? '').split(' ').filter(Boolean);
    const last = things.length ? target(root, things.at(-1)) : null;
    for (const e of root.querySelectorAll('[data-hinted]')) e.removeAttribute('data-hinted');
    if (pop.dataset.things !== undefined) for (const t of things) target(root, t)?.setAttribute('data-hinted', '');
    if (pop.dataset.things === '') {                         // a hint that is only a button of the prompt
      const said = pop.querySelector('strong')?.textContent ?? '';
      for (const b of root.querySelectorAll('#prompt .btn')) if (said && b.textContent.includes(said)) b.setAttribute('data-hinted', '');
    }
    pop.style.left = pop.style.top = '';
    const prompt = root.querySelector('#prompt');
    if (phone()) {
      const hand = root.querySelector('.hand'), busy = hand?.querySelector('[data-legal], [data-picked]') || (last && hand?.contains(last));
      pop.dataset.over = busy ? 'top' : 'hand';
    } else if (last) place(pop, last, root);
    else if (prompt) { const p = prompt.getBoundingClientRect(); pop.style.left = `${p.right - pop.offsetWidth - 8}px`; pop.style.top = `${p.top - pop.offsetHeight - 10}px`; }
  }
  if (!root.querySelector('.why.hint')) for (const e of root.querySelectorAll('[data-hinted]')) e.removeAttribute('data-hinted');
}

// A dotted line from what is chosen to what is pointed at: who would strike whom.
export function aim(root, to) {
  const app = root?.querySelector('.app'), from = root?.querySelector('#prompt')?.dataset.aim;
  let svg = app?.querySelector(':scope > .aim');
  const one = to?.matches?.('[data-legal]') && from ? target(root, from) : null;
  if (!one || one === to) { svg?.remove(); return; }
  const a = one.getBoundingClientRect(), b = to.getBoundingClientRect();
  const up = (a.top + a.bottom) > (b.top + b.bottom);
  const x1 = (a.left + a.right) / 2, x2 = (b.left + b.right) / 2, y1 = up ? a.top - 14 : a.bottom + 14, y2 = up ? b.bottom + 22 : b.top - 14;
  if (Math.abs(y2 - y1) < 6 && Math.abs(x2 - x1) < 6) { svg?.remove(); return; }
  if (!svg) {
    svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('class', 'aim'); svg.setAttribute('aria-hidden', 'true');
    svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'path')); app.append(svg);
  }
  const middle = (y1 + y2) / 2;
  svg.firstChild.setAttribute('d', `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`);
}

export function showPeek(html, anchor) {
  const peek = document.getElementById('peek');
  if (!peek || !anchor?.isConnected) return;
  peek.innerHTML = html;
  peek.dataset.on = '';
  place(peek, anchor, peek.closest('.app') ?? document.body, 18);
}

export function hidePeek() {
  const peek = document.getElementById('peek');
  if (peek && 'on' in peek.dataset) { delete peek.dataset.on; peek.replaceChildren(); }
}
