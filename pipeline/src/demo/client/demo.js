// The demo site's own behaviour, which the samples act on.

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));

/** @param {string} selector */
function get(selector) {
  const element = find(selector);
  if (!element) throw new Error(`The demo page has no ${selector}.`);
  return element;
}

/**
 * The link that an event happened in.
 * @param {Event} event
 * @param {string} selector
 */
const linkOf = (event, selector) =>
  event.target instanceof Element
    ? /** @type {HTMLAnchorElement | null} */ (event.target.closest(selector))
    : null;

// The shop: product data, a basket that counts, and a delivery note that arrives late.
/** @type {NodeListOf<HTMLElement>} */
const products = document.querySelectorAll('.product');
const shop = /** @type {{productData?: {id: number, name: string, stock: number}}} */ (window);
if (products.length > 0) {
  shop.productData = {id: 7, name: get('.product h2').textContent ?? '', stock: 3};
  let count = 0;
  document.addEventListener('click', (event) => {
    if (!linkOf(event, '.buy')) return;
    count += 1;
    get('#basket').textContent = String(count);
  });
  // As in a single-page app, a category changes the URL first and the elements a moment later.
  const list = get('.products');
  const all = [...products].map((item) => /** @type {HTMLElement} */ (item.cloneNode(true)));
  document.addEventListener('click', (event) => {
    const link = linkOf(event, '.kinds a');
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    const {kind} = link.dataset;
    fetch('products.json').catch(() => {});
    setTimeout(() => {
      const wanted = all.filter((item) => kind === 'all' || item.dataset.kind === kind);
      list.replaceChildren(...wanted.map((item) => item.cloneNode(true)));
    }, 300);
  });
  const delivery = get('#delivery');
  setTimeout(() => {
    const note = document.createElement('strong');
    note.className = 'delivery';
    note.textContent = delivery.dataset.late ?? '';
    delivery.append(note);
  }, 800);
}

// The playground shows the same pages in a frame without network and cookies.
const isServed = location.pathname.includes('/demo/');

// A step of the tutorial opens the shop and asks whether the reader's script works.
if (isServed && products.length > 0 && /[?&]step=/.test(location.search)) import('./tutorial.js');

// Cookies are set by buttons only: a pop-up's state and a session.
const cookies = isServed && find('#cookies');
if (cookies) {
  const keep = (/** @type {string} */ cookie) => () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `${cookie}; path=/`;
  };
  find('#keep')?.addEventListener('click', keep('popup-state=open'));
  find('#sign-in')?.addEventListener('click', keep('session=demo; max-age=3600'));
  find('#sign-out')?.addEventListener('click', keep('session=; max-age=0'));
  setInterval(() => {
    cookies.textContent = document.cookie;
  }, 250);
}

// A job that finishes after five seconds.
const job = find('#status');
if (job) {
  setTimeout(() => {
    job.textContent = 'passed';
  }, 5000);
}

// A video with a short looping sound, whose speed samples change.
const video = document.querySelector('video');
if (video) {
  if (isServed) video.src = '../ding.wav';
  video.addEventListener('ratechange', () => {
    get('#speed').textContent = String(video.playbackRate);
  });
}

// Infinite scrolling.
const more = find('#more');
if (more) {
  const list = get('.results');
  const {word, sponsored} = list.dataset;
  let last = list.children.length;
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || last >= 60) return;
    for (let step = 0; step < 10; step += 1) {
      last += 1;
      const item = document.createElement('li');
      if (last % 4 === 0) item.className = 'sponsored';
      item.textContent = `${last % 4 === 0 ? sponsored : word} ${last}`;
      list.append(item);
    }
  }).observe(more);
}

// Client-side navigation: the content arrives a moment after the URL has changed.
const view = find('#view');
if (view) {
  const show = () => {
    const name = new URLSearchParams(location.search).get('view') ?? 'inbox';
    view.replaceChildren();
    setTimeout(() => {
      const heading = document.createElement('h2');
      heading.textContent = view.dataset[name] ?? name;
      view.replaceChildren(heading);
    }, 300);
  };
  document.addEventListener('click', (event) => {
    const link = linkOf(event, '.tabs a');
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
  addEventListener('popstate', show);
  show();
}

// A page that keeps scripts out: a closed shadow root, real clicks only, and a WebSocket.
const rating = find('#rating');
if (rating) {
  const stars = document.createElement('b');
  stars.textContent = '★★★★☆';
  rating.attachShadow({mode: 'closed'}).append(stars);
  get('#real-click').addEventListener('click', ({isTrusted}) => {
    get('#checked-in').textContent = isTrusted ? '✓' : '✗';
  });
  get('#connect').addEventListener('click', () => {
    const url = new URL('../api/socket', location.href);
    const socket = new WebSocket(url.href.replace('http', 'ws'));
    socket.addEventListener('error', () => {
      get('#socket').textContent = '✗';
    });
  });
}

// A broken link for the link checker; set here so that the site's own check does not see it.
find('#missing')?.setAttribute('href', '../missing/');

// A form that sends nothing.
find('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  get('#sent').textContent = '✓';
});

// The page answers messages of scripts, and makes a request that they can observe.
addEventListener('demo:question', (event) => {
  const stock = shop.productData?.stock ?? 0;
  const to = event instanceof CustomEvent ? event.detail : undefined;
  dispatchEvent(new CustomEvent('demo:answer', {detail: JSON.stringify({to, stock})}));
});
if (isServed && products.length > 0) fetch('products.json').catch(() => {});
