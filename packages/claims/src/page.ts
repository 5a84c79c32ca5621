import type {Claim} from './types';

export const pageClaims: readonly Claim[] = [
  {
    id: 'page/style',
    says: 'GM_addStyle returns the inserted style element at once; it goes into head.',
    about: ['GM_addStyle'],
    grant: ['GM_addStyle'],
    code: `const style = GM_addStyle('p { color: red; }');
      return [style.tagName, style.parentNode.tagName, style.textContent];`,
    expect: ['STYLE', 'HEAD', 'p { color: red; }'],
  },
  {
    id: 'page/style-error',
    says: 'GM_addStyle throws if its argument is not a string.',
    about: ['GM_addStyle'],
    grant: ['GM_addStyle'],
    code: `return failure(() => GM_addStyle(5));`,
    expect: "Error: The parameter 'css' of GM_addStyle shall be a string.",
  },
  {
    id: 'page/style-promise',
    says: 'GM.addStyle resolves with the element.',
    about: ['GM_addStyle'],
    grant: ['GM.addStyle'],
    code: `return (await GM.addStyle('p {}')).tagName;`,
    expect: 'STYLE',
  },
  {
    id: 'page/element',
    says: 'GM_addElement inserts into head by default; strings and numbers become attributes, textContent the text, booleans and functions properties.',
    about: ['GM_addElement'],
    grant: ['GM_addElement'],
    code: `let clicks = 0;
      const button = GM_addElement('button', {id: 'x', 'data-n': 5, textContent: 'hi', disabled: true, onclick: () => { clicks += 1; }});
      button.onclick(); return [button.parentNode.tagName, button.id, button.getAttribute('data-n'), button.textContent, button.disabled, clicks];`,
    expect: ['HEAD', 'x', '5', 'hi', true, 1],
  },
  {
    id: 'page/element-parent',
    says: 'GM_addElement takes a parent, a shadow root included.',
    about: ['GM_addElement'],
    grant: ['GM_addElement'],
    code: `const host = document.createElement('div'); document.body.append(host);
      const root = host.attachShadow({mode: 'open'});
      return [GM_addElement(host, 'i').parentNode === host, GM_addElement(root, 'b').parentNode === root];`,
    expect: [true, true],
  },
  {
    id: 'page/element-tag-error',
    says: 'With a parent, a tag name that is not a string is an error.',
    about: ['GM_addElement'],
    grant: ['GM_addElement'],
    code: `return failure(() => GM_addElement(document.body, 5));`,
    expect: "Error: The parameter 'tagName' of GM_addElement shall be a string.",
  },
  {
    id: 'page/element-no-parent',
    says: 'A first argument that is not a string counts as the parent and is a TypeError.',
    about: ['GM_addElement'],
    grant: ['GM_addElement'],
    code: `return (await failure(() => GM_addElement(5))).split(':')[0];`,
    expect: 'TypeError',
    needsBrowser: true,
  },
  {
    id: 'page/element-attributes-error',
    says: 'Attributes that are not an object are an error.',
    about: ['GM_addElement'],
    grant: ['GM_addElement'],
    code: `return failure(() => GM_addElement('i', 5));`,
    expect: "Error: The parameter 'attrs' of GM_addElement shall be an object.",
  },
  {
    id: 'page/element-promise',
    says: 'GM.addElement resolves with the element.',
    about: ['GM_addElement'],
    grant: ['GM.addElement'],
    code: `return (await GM.addElement('i', {id: 'y'})).id;`,
    expect: 'y',
  },
  {
    id: 'page/removed-frame',
    says: 'In a frame that was removed from its page, GM_addStyle and GM_addElement throw "syncSendMessage response failed.".',
    about: ['GM_addStyle', 'GM_addElement'],
    grant: ['GM_addStyle', 'GM_addElement', 'unsafeWindow'],
    code: `const add = () => [() => GM_addStyle('p {}'), () => GM_addElement('i')].map((task) => {
        try { task(); return 'none'; } catch (error) { return error.message; }
      });
      if (window.top !== window.self) { unsafeWindow.top.addInFrame = add; return; }
      const frame = document.createElement('iframe');
      frame.src = '/frame'; document.body.append(frame);
      while (!unsafeWindow.addInFrame) await wait(50);
      const before = unsafeWindow.addInFrame(); frame.remove();
      return [before, unsafeWindow.addInFrame()];`,
    expect: [
      ['none', 'none'],
      ['syncSendMessage response failed.', 'syncSendMessage response failed.'],
    ],
    needsBrowser: true,
  },
  {
    id: 'page/resource-text',
    says: 'GM_getResourceText gives the text, and undefined where there is no such resource.',
    about: ['GM_getResourceText', '@resource'],
    grant: ['GM_getResourceText'],
    header: ['@resource theme https://static.example.net/theme.css'],
    code: `return [GM_getResourceText('theme'), typeof GM_getResourceText('missing')];`,
    expect: ['body { background: rgb(1, 2, 3); }', 'undefined'],
    needsBrowser: true,
  },
  {
    id: 'page/resource-binary-text',
    says: 'A binary resource as text is an empty string.',
    about: ['GM_getResourceText'],
    grant: ['GM_getResourceText'],
    header: ['@resource logo https://static.example.net/logo.png'],
    code: `return GM_getResourceText('logo');`,
    expect: '',
    needsBrowser: true,
  },
  {
    id: 'page/resource-address',
    says: 'GM_getResourceURL gives a data: address, a blob: one on request, undefined for an unknown name.',
    about: ['GM_getResourceURL', '@resource'],
    defaults: ['isBlobUrl'],
    grant: ['GM_getResourceURL'],
    header: ['@resource logo https://static.example.net/logo.png'],
    code: `return [GM_getResourceURL('logo').slice(0, 22), GM_getResourceURL('logo', true).slice(0, 5),
        typeof GM_getResourceURL('missing')];`,
    expect: ['data:image/png;base64,', 'blob:', 'undefined'],
    needsBrowser: true,
  },
  {
    id: 'page/resource-blob-new',
    says: 'A blob: address is new on each call.',
    about: ['GM_getResourceURL'],
    grant: ['GM_getResourceURL'],
    header: ['@resource logo https://static.example.net/logo.png'],
    code: `return GM_getResourceURL('logo', true) === GM_getResourceURL('logo', true);`,
    expect: false,
    needsBrowser: true,
  },
  {
    id: 'page/resource-promise-name',
    says: 'The promise form is GM.getResourceUrl, granted by that name; GM.getResourceURL does not exist.',
    about: ['GM_getResourceURL', '@grant'],
    grant: ['GM_getResourceURL', 'GM.getResourceUrl'],
    code: `return [typeof GM.getResourceUrl, typeof GM.getResourceURL];`,
    expect: ['function', 'undefined'],
  },
  {
    id: 'page/resource-grant-apart',
    says: 'GM_getResourceURL does not bring GM.getResourceUrl.',
    about: ['@grant', 'GM_getResourceURL'],
    grant: ['GM_getResourceURL'],
    code: `return typeof GM.getResourceUrl;`,
    expect: 'undefined',
  },
  {
    id: 'page/resource-malformed',
    says: 'A @resource line without exactly two parts is ignored.',
    about: ['@resource'],
    grant: ['GM_getResourceText'],
    header: ['@resource https://static.example.net/theme.css'],
    code: `return typeof GM_getResourceText('https://static.example.net/theme.css');`,
    expect: 'undefined',
    needsBrowser: true,
  },
  {
    id: 'page/resource-hash-mismatch',
    says: 'If the hash does not match, the text is replaced by a warning that mentions SRI.',
    about: ['GM_getResourceText', '@resource'],
    grant: ['GM_getResourceText'],
    header: [
      '@resource theme https://static.example.net/hashed.css#md5=00000000000000000000000000000000',
    ],
    code: `return GM_getResourceText('theme').includes('SRI');`,
    expect: true,
    needsBrowser: true,
  },
  {
    id: 'page/clipboard',
    says: 'GM_setClipboard returns nothing and calls the callback when done.',
    about: ['GM_setClipboard'],
    grant: ['GM_setClipboard'],
    code: `return within(new Promise((done) => {
        const returned = GM_setClipboard('text', 'text', () => done(['called', typeof returned]));
      }));`,
    expect: ['called', 'undefined'],
    needsBrowser: true,
  },
  {
    id: 'page/clipboard-promise',
    says: 'GM.setClipboard resolves.',
    about: ['GM_setClipboard'],
    grant: ['GM.setClipboard'],
    code: `return within(GM.setClipboard('text').then(() => 'resolved'));`,
    expect: 'resolved',
    needsBrowser: true,
  },
  {
    id: 'page/log',
    says: 'GM_log returns nothing and takes any message, level and labels.',
    about: ['GM_log'],
    grant: ['GM_log'],
    code: `return [typeof GM_log({a: 1}, 'warn', {part: 'x'}), await failure(() => GM_log('plain'))];`,
    expect: ['undefined', 'none'],
  },
  {
    id: 'page/cleared-names',
    says: 'CAT_setProxy, CAT_clearProxy, CAT_click and GM_getCookieStore are undefined whatever is granted.',
    about: ['CAT_setProxy', 'CAT_clearProxy', 'CAT_click', 'GM_getCookieStore'],
    grant: ['CAT_setProxy', 'CAT_clearProxy', 'CAT_click', 'GM_getCookieStore'],
    code: `return [typeof CAT_setProxy, typeof CAT_clearProxy, typeof CAT_click, typeof GM_getCookieStore];`,
    expect: ['undefined', 'undefined', 'undefined', 'undefined'],
  },
  {
    id: 'page/onurlchange',
    says: 'window.onurlchange is null with the grant, and fires when the address really changes.',
    about: ['window.onurlchange'],
    grant: ['window.onurlchange'],
    code: `const first = window.onurlchange; const seen = [];
      window.onurlchange = (event) => seen.push(new URL(event.url).pathname + new URL(event.url).hash);
      history.pushState(null, '', '/p1'); await wait(150); history.replaceState(null, '', '/p1'); await wait(150);
      location.hash = '#h'; await wait(300); return [first, seen];`,
    expect: [null, ['/p1', '/p1#h']],
    needsBrowser: true,
  },
  {
    id: 'page/onurlchange-event',
    says: 'addEventListener("urlchange") works as well.',
    about: ['window.onurlchange'],
    grant: ['window.onurlchange'],
    code: `return within(new Promise((done) => {
        window.addEventListener('urlchange', (event) => done(new URL(event.url).pathname));
        setTimeout(() => history.pushState(null, '', '/p2'), 50);
      }));`,
    expect: '/p2',
    needsBrowser: true,
  },
  {
    id: 'page/onurlchange-missing',
    says: 'Without the grant there is no window.onurlchange.',
    about: ['window.onurlchange'],
    grant: ['GM_log'],
    code: `return typeof window.onurlchange;`,
    expect: 'undefined',
  },
  {
    id: 'page/resource-hash-address',
    says: 'If the hash does not match, what GM_getResourceURL leads to is the warning as well, for text and binary files.',
    about: ['GM_getResourceURL', '@resource'],
    grant: ['GM_getResourceURL'],
    header: [
      '@resource theme https://static.example.net/theme.css#sha256-AAAA',
      '@resource logo https://static.example.net/logo.png#sha256-AAAA',
    ],
    code: `const [text, binary] = ['theme', 'logo'].map((name) => atob(GM_getResourceURL(name).split(',')[1]));
      return [text.startsWith('console.warn'), binary.startsWith('console.warn')];`,
    expect: [true, true],
    needsBrowser: true,
  },
];
