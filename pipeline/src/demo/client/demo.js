// What a real site would do by itself; samples are the guests.
const find = (selector) => document.querySelector(selector);

// The shop knows its goods, counts the basket and hears of the delivery late.
const products = document.querySelectorAll('.product');
if (products.length > 0) {
  window.productData = {id: 7, name: products[0].querySelector('h2').textContent, stock: 3};
  let count = 0;
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.buy')) return;
    count += 1;
    find('#basket').textContent = String(count);
  });
  // Choosing a kind changes the address and, a moment later, the list: fresh elements, no reload.
  const list = find('.products');
  const all = [...products].map((item) => item.cloneNode(true));
  document.addEventListener('click', (event) => {
    const link = event.target.closest('.kinds a');
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    const {kind} = link.dataset;
    setTimeout(() => {
      const wanted = all.filter((item) => kind === 'all' || item.dataset.kind === kind);
      list.replaceChildren(...wanted.map((item) => item.cloneNode(true)));
    }, 300);
  });
  const delivery = find('#delivery');
  setTimeout(() => {
    const note = document.createElement('strong');
    note.className = 'delivery';
    note.textContent = delivery.dataset.late;
    delivery.append(note);
  }, 800);
}

// The playground's frame shows the same pages, and has neither network nor cookies.
const isServed = location.pathname.includes('/demo/');

// Cookies only for those who press a button: one that nobody needs, and one for being signed in.
const cookies = isServed && find('#cookies');
if (cookies) {
  const keep = (cookie) => () => {
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

// Something that takes a while and then is done.
const status = find('#status');
if (status) {
  setTimeout(() => {
    status.textContent = 'passed';
  }, 5000);
}

// A picture of a train, and a short sound that goes round: its speed can be changed.
const video = find('video');
if (video) {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 360;
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#cfe3f5';
  pen.fillRect(0, 0, 640, 360);
  pen.fillStyle = '#1d2733';
  pen.fillRect(180, 220, 280, 60);
  video.poster = canvas.toDataURL();
  if (isServed) video.src = '../ding.wav';
  video.addEventListener('ratechange', () => {
    find('#speed').textContent = String(video.playbackRate);
  });
}

// The list grows when its end comes into view.
const more = find('#more');
if (more) {
  const list = find('.results');
  const {word, sponsored} = list.dataset;
  let last = list.children.length;
  new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting || last >= 60) return;
    for (let step = 0; step < 10; step += 1) {
      last += 1;
      const item = document.createElement('li');
      if (last % 4 === 0) item.className = 'sponsored';
      item.textContent = `${last % 4 === 0 ? sponsored : word} ${last}`;
      list.append(item);
    }
  }).observe(more);
}

// Another address, the same document; its content arrives a moment later.
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
    const link = event.target.closest('.tabs a');
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
  addEventListener('popstate', show);
  show();
}

// A link that leads nowhere, for those who look for such.
const missing = find('#missing');
if (missing) missing.href = '../missing/';

// A form that stays here.
find('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  find('#sent').textContent = '✓';
});

// A page that answers scripts: messages and a request of its own.
addEventListener('demo:question', (event) => {
  const stock = window.productData?.stock ?? 0;
  dispatchEvent(
    new CustomEvent('demo:answer', {detail: JSON.stringify({to: event.detail, stock})}),
  );
});
if (isServed && products.length > 0) fetch('products.json').catch(() => {});
