// Watches the shop for what a step of the tutorial changes, and says what is still missing.

const products = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.product')]);
const isOutlined = (/** @type {HTMLElement} */ item) =>
  getComputedStyle(item).outlineStyle !== 'none';
const someOutlined = () => products().some(isOutlined);

/** Whether exactly the products up to a price have an outline. */
const outlinedUpTo = (/** @type {number} */ limit) =>
  someOutlined() &&
  products().every((item) => isOutlined(item) === Number(item.dataset.price) <= limit);

/** Whether the list shows one category, which it does a moment after the URL has changed. */
const isFiltered = () => new Set(products().map(({dataset}) => dataset.kind)).size === 1;

const hasColour = () => {
  const note = document.querySelector('.delivery');
  return note !== null && getComputedStyle(note).backgroundColor !== 'rgba(0, 0, 0, 0)';
};

/** What a script has added to a product: its text. */
const added = (/** @type {HTMLElement} */ item) => {
  const copy = /** @type {HTMLElement} */ (item.cloneNode(true));
  for (const own of copy.querySelectorAll('h2, .price, .buy')) own.remove();
  return copy.textContent?.trim() ?? '';
};

let isPressed = false;
addEventListener('click', ({target}) => {
  isPressed ||= target instanceof Element && target.matches('.product button:not(.buy)');
});

/** What has to be seen, one after the other. */
const goals = {
  find: [() => outlinedUpTo(100), hasColour],
  address: [() => outlinedUpTo(100), () => isFiltered() && outlinedUpTo(100)],
  settings: [someOutlined, () => outlinedUpTo(70)],
  menu: [() => outlinedUpTo(100), () => !someOutlined()],
  // The other shop sells tea for 36, which is 4 less.
  request: [() => products().some((item) => /\b(?:4|36)\b/.test(added(item)))],
  background: [() => products().every(added), () => isPressed],
  debug: [() => products().some(added)],
  publish: [someOutlined, () => isFiltered() && someOutlined()],
};

/** @param {keyof typeof goals} step */
export async function watch(step) {
  const texts = await (await fetch('tutorial.json')).json();
  const strip = document.createElement('p');
  strip.className = 'tutorial';
  strip.role = 'status';
  document.body.append(strip);
  const open = [...goals[step]];
  const hints = texts.hints[step];
  const timer = setInterval(() => {
    while (open[0]?.()) open.shift();
    const text = hints[hints.length - open.length] ?? texts.done;
    if (strip.textContent !== text) strip.textContent = text;
    if (open.length > 0) return;
    clearInterval(timer);
    localStorage.setItem(`tutorial-${step}`, 'done');
  }, 300);
}

const step = new URLSearchParams(location.search).get('step') ?? '';
if (Object.hasOwn(goals, step)) watch(/** @type {keyof typeof goals} */ (step));
