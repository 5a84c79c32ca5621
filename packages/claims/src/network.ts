import type {Claim} from './types';

const api = ['@connect api.example.net'];
const both = ['GM_xmlhttpRequest', 'GM.xmlHttpRequest'];
/** Sends a request and returns the name of the callback and the response. */
const go = `const go = (details) => new Promise((done) => GM_xmlhttpRequest({...details,
        onload: (r) => done(['load', r]), onerror: (r) => done(['error', r]),
        ontimeout: (r) => done(['timeout', r]), onabort: (r) => done(['abort', r])}));
      const url = 'https://api.example.net/';
      const echo = async (details) => JSON.parse((await go({url: url + 'echo', ...details}))[1].responseText);
      `;
const network = {
  about: ['GM_xmlhttpRequest'],
  grant: both,
  header: api,
  needsBrowser: true,
} as const;

export const networkClaims: readonly Claim[] = [
  {
    id: 'network/refused',
    says: 'A host that is not in @connect is an error with this text, and status 0.',
    about: ['GM_xmlhttpRequest', '@connect'],
    grant: both,
    header: api,
    code: `${go}const [event, r] = await go({url: 'https://other.example/x'}); return [event, r.error, r.status];`,
    expect: [
      'error',
      'Refused to connect to "https://other.example/x": This domain is not a part of the @connect list',
      0,
    ],
  },
  {
    id: 'network/refused-promise',
    says: 'The promise form rejects with a string.',
    about: ['GM_xmlhttpRequest', '@connect'],
    grant: both,
    header: api,
    code: `return failure(() => GM.xmlHttpRequest({url: 'https://other.example/x'}));`,
    expect:
      'string: Refused to connect to "https://other.example/x": This domain is not a part of the @connect list',
  },
  {
    id: 'network/refused-ends',
    says: 'onloadend follows a refusal.',
    about: ['GM_xmlhttpRequest'],
    grant: both,
    header: api,
    code: `const seen = []; return within(new Promise((done) => GM_xmlhttpRequest({
        url: 'https://other.example/x', onerror: () => seen.push('error'),
        onloadend: () => { seen.push('loadend'); done(seen); }})));`,
    expect: ['error', 'loadend'],
  },
  {
    ...network,
    id: 'network/subdomain',
    says: '@connect example.net covers every subdomain.',
    about: ['@connect'],
    header: ['@connect example.net'],
    code: `${go}return (await go({url: url + 'weather'}))[1].status;`,
    expect: 200,
  },
  {
    id: 'network/connect-spelling',
    says: 'A scheme, a wildcard, a port or a path in @connect matches nothing.',
    about: ['@connect'],
    grant: both,
    header: [
      '@connect https://api.example.net',
      '@connect *.example.net',
      '@connect api.example.net:443',
      '@connect api.example.net/weather',
    ],
    code: `${go}return (await go({url: url + 'weather'}))[0];`,
    expect: 'error',
  },
  {
    ...network,
    id: 'network/connect-star',
    says: '@connect * allows everything.',
    about: ['@connect'],
    header: ['@connect *'],
    code: `${go}return (await go({url: 'https://whatever.example/'}))[1].status;`,
    expect: 200,
  },
  {
    ...network,
    id: 'network/own-host',
    says: "The page's own host is always allowed, and a relative address is resolved against the page.",
    about: ['GM_xmlhttpRequest', '@connect'],
    code: `${go}const [event, r] = await go({url: '/relative'});
      return [event, new URL(r.finalUrl).pathname, new URL(r.finalUrl).host === location.host];`,
    expect: ['load', '/relative', true],
  },
  {
    ...network,
    id: 'network/grants-apart',
    says: 'Each of the two names needs its own @grant.',
    grant: ['GM_xmlhttpRequest'],
    about: ['GM_xmlhttpRequest', '@grant'],
    code: `return [typeof GM_xmlhttpRequest, typeof GM.xmlHttpRequest];`,
    expect: ['function', 'undefined'],
    needsBrowser: false,
  },
  {
    ...network,
    id: 'network/timeout',
    says: 'A timeout calls ontimeout.',
    code: `${go}return (await go({url: url + 'slow', timeout: 300}))[0];`,
    expect: 'timeout',
  },
  {
    ...network,
    id: 'network/timeout-promise',
    says: 'A timeout in the promise form rejects with the string TimeoutError.',
    code: `return failure(() => GM.xmlHttpRequest({url: 'https://api.example.net/slow', timeout: 300}));`,
    expect: 'string: TimeoutError',
  },
  {
    ...network,
    id: 'network/abort-promise',
    says: 'With onabort an aborted promise rejects with AbortError.',
    code: `const request = GM.xmlHttpRequest({url: 'https://api.example.net/slow', onabort() {}});
      await wait(200); request.abort(); return within(failure(() => request));`,
    expect: 'string: AbortError',
  },
  {
    ...network,
    id: 'network/abort-silent',
    says: 'Without onabort an aborted promise stays pending.',
    code: `const request = GM.xmlHttpRequest({url: 'https://api.example.net/slow'});
      await wait(200); request.abort(); return within(failure(() => request), 1500);`,
    expect: 'pending',
  },
  {
    ...network,
    id: 'network/abort-ends',
    says: 'abort() fires onabort and onloadend.',
    code: `const seen = []; return within(new Promise((done) => {
        const request = GM_xmlhttpRequest({url: 'https://api.example.net/slow',
          onabort: () => seen.push('abort'), onloadend: () => { seen.push('loadend'); done(seen); }});
        setTimeout(() => request.abort(), 300);
      }));`,
    expect: ['abort', 'loadend'],
  },
  {
    ...network,
    id: 'network/body-object',
    says: 'A plain object as data arrives as an empty body.',
    code: `${go}return (await echo({method: 'POST', data: {a: 1}})).body;`,
    expect: '',
  },
  {
    ...network,
    id: 'network/body-kinds',
    says: 'Text, Uint8Array, ArrayBuffer, Blob and URLSearchParams arrive; other typed arrays and DataView are empty.',
    code: `${go}const bytes = new Uint8Array([65, 66]); const out = [];
      for (const data of ['text', bytes, bytes.buffer, new Blob(['AB']), new URLSearchParams({a: 1}),
        new Uint16Array([65, 66]), new DataView(bytes.buffer)])
        out.push((await echo({method: 'POST', data})).body);
      return out;`,
    expect: ['text', 'AB', 'AB', 'AB', 'a=1', '', ''],
  },
  {
    ...network,
    id: 'network/body-form',
    says: 'FormData is sent as multipart/form-data.',
    code: `${go}const data = new FormData(); data.append('a', '1');
      const {headers, body} = await echo({method: 'POST', data});
      return [headers['content-type'].split(';')[0], body.includes('name="a"')];`,
    expect: ['multipart/form-data', true],
  },
  {
    ...network,
    id: 'network/method-default',
    says: 'The method is GET by default.',
    code: `${go}return (await echo({})).method;`,
    expect: 'GET',
  },
  {
    ...network,
    id: 'network/methods',
    says: 'HEAD, PUT, DELETE, PATCH and OPTIONS work.',
    code: `${go}const out = []; for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
        out.push((await echo({method})).method);
      out.push((await go({url: url + 'echo', method: 'HEAD'}))[1].status); return out;`,
    expect: ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 200],
  },
  {
    ...network,
    id: 'network/not-found',
    says: 'A 404 is an onload.',
    code: `${go}const [event, r] = await go({url: url + 'missing'}); return [event, r.status];`,
    expect: ['load', 404],
  },
  {
    ...network,
    id: 'network/json',
    says: 'responseType json gives an object.',
    code: `${go}return (await go({url: url + 'weather', responseType: 'json'}))[1].response;`,
    expect: {temperature: 21},
  },
  {
    ...network,
    id: 'network/bad-json',
    says: 'response is undefined when JSON does not parse.',
    code: `${go}return typeof (await go({url: url + 'not-json', responseType: 'json'}))[1].response;`,
    expect: 'undefined',
  },
  {
    ...network,
    id: 'network/response-types',
    says: 'arraybuffer, blob and document give those objects; the default is text.',
    code: `${go}const kind = async (responseType) => Object.prototype.toString.call(
        (await go({url: url + 'page', responseType}))[1].response).slice(8, -1);
      return [await kind('arraybuffer'), await kind('blob'), await kind('document'), await kind()];`,
    expect: ['ArrayBuffer', 'Blob', 'HTMLDocument', 'String'],
  },
  {
    ...network,
    id: 'network/stream',
    says: 'With responseType stream the response is a stream in onloadstart.',
    code: `return within(new Promise((done) => GM_xmlhttpRequest({url: 'https://api.example.net/weather',
        responseType: 'stream', onloadstart: (r) => done(Object.prototype.toString.call(r.response))})));`,
    expect: '[object ReadableStream]',
  },
  {
    ...network,
    id: 'network/headers-format',
    says: 'responseHeaders are lines name:value joined by CRLF, no blank after the colon.',
    code: `${go}const lines = (await go({url: url + 'weather'}))[1].responseHeaders.split('\\r\\n');
      return lines.find((line) => /^content-type/i.test(line)).toLowerCase();`,
    expect: 'content-type:application/json',
  },
  {
    ...network,
    id: 'network/getters',
    says: 'response, responseText and responseXML are not enumerable, so a spread drops them.',
    code: `${go}const copy = {...(await go({url: url + 'weather'}))[1]};
      return ['response', 'responseText', 'responseXML'].map((name) => name in copy);`,
    expect: [false, false, false],
  },
  {
    ...network,
    id: 'network/constants',
    says: 'The response carries the constants of states and types.',
    code: `${go}const r = (await go({url: url + 'weather'}))[1];
      return [r.UNSENT, r.OPENED, r.HEADERS_RECEIVED, r.LOADING, r.DONE, r.RESPONSE_TYPE_TEXT,
        r.RESPONSE_TYPE_ARRAYBUFFER, r.RESPONSE_TYPE_BLOB, r.RESPONSE_TYPE_DOCUMENT,
        r.RESPONSE_TYPE_JSON, r.RESPONSE_TYPE_STREAM];`,
    expect: [0, 1, 2, 3, 4, 'text', 'arraybuffer', 'blob', 'document', 'json', 'stream'],
  },
  {
    ...network,
    id: 'network/redirect-manual',
    says: 'redirect manual gives status 301 and the original address.',
    code: `${go}const [event, r] = await go({url: url + 'redirect', redirect: 'manual'});
      return [event, r.status, r.finalUrl];`,
    expect: ['load', 301, 'https://api.example.net/redirect'],
  },
  {
    ...network,
    id: 'network/redirect-error',
    says: 'redirect error is an error with status 408.',
    code: `${go}const [event, r] = await go({url: url + 'redirect', redirect: 'error'}); return [event, r.status];`,
    expect: ['error', 408],
  },
  {
    ...network,
    id: 'network/redirect-follow',
    says: 'The target of a redirect is followed without a check against @connect.',
    code: `${go}const [event, r] = await go({url: url + 'redirect'}); return [event, r.responseText, r.finalUrl];`,
    expect: ['load', 'target', 'https://elsewhere.example/target'],
  },
  {
    ...network,
    id: 'network/own-headers',
    says: 'User-Agent, Referer and Origin can be set.',
    code: `${go}const {headers} = await echo({headers: {Origin: 'https://o.example', 'User-Agent': 'UA', Referer: 'https://r.example/'}});
      return [headers.origin, headers['user-agent'], headers.referer];`,
    expect: ['https://o.example', 'UA', 'https://r.example/'],
  },
  {
    ...network,
    id: 'network/no-origin',
    says: 'Origin is left out unless it is given.',
    code: `${go}return 'origin' in (await echo({})).headers;`,
    expect: false,
  },
  {
    ...network,
    id: 'network/empty-header',
    says: 'An empty value removes the header.',
    code: `${go}return 'user-agent' in (await echo({headers: {'User-Agent': ''}})).headers;`,
    expect: false,
  },
  {
    ...network,
    id: 'network/nocache',
    says: 'nocache adds Cache-Control: no-cache.',
    code: `${go}return (await echo({nocache: true})).headers['cache-control'];`,
    expect: 'no-cache',
  },
  {
    ...network,
    id: 'network/cookies',
    says: "The browser's cookies are sent; those in cookie replace the ones of the same name.",
    header: ['@connect cookies.example.net'],
    code: `const at = 'https://cookies.example.net/';
      const cookies = async (details) => JSON.parse((await GM.xmlHttpRequest({url: at + 'echo', ...details})).responseText).headers.cookie;
      await GM.xmlHttpRequest({url: at + 'set-cookies'});
      return [await cookies({}), await cookies({cookie: 'a=mine'})];`,
    expect: ['a=browser; b=browser', 'a=mine; b=browser'],
    until: {
      version: '1.5.0-beta.1',
      expect: ['a=browser; b=browser', 'a=mine; a=browser; b=browser'],
    },
  },
  {
    ...network,
    id: 'network/anonymous',
    says: 'anonymous sends no cookies, or only those of cookie.',
    header: ['@connect anonymous.example.net'],
    code: `const at = 'https://anonymous.example.net/';
      const cookies = async (details) => JSON.parse((await GM.xmlHttpRequest({url: at + 'echo', ...details})).responseText).headers.cookie;
      await GM.xmlHttpRequest({url: at + 'set-cookies'});
      return [await cookies({anonymous: true}), await cookies({anonymous: true, cookie: 'c=3'})];`,
    expect: ['undefined', 'c=3'],
  },
  {
    ...network,
    id: 'network/ready-states',
    says: 'States 1 to 4 in XHR mode, only 2 and 4 in fetch mode.',
    code: `const states = (fetch) => new Promise((done) => { const seen = [];
        GM_xmlhttpRequest({url: 'https://api.example.net/weather', fetch,
          onreadystatechange: (r) => seen.push(r.readyState), onloadend: () => done(seen)}); });
      return [await states(false), await states(true)];`,
    expect: [
      [1, 2, 3, 4],
      [2, 4],
    ],
  },
  {
    ...network,
    id: 'network/context',
    says: 'context is handed back.',
    code: `${go}return (await go({url: url + 'weather', context: {k: 1}}))[1].context;`,
    expect: {k: 1},
  },
  {
    ...network,
    id: 'network/progress-fetch',
    says: 'In fetch mode lengthComputable is false and an unknown total is -1; done and totalSize repeat the numbers.',
    code: `return within(new Promise((done) => { let last;
        GM_xmlhttpRequest({url: 'https://api.example.net/weather', fetch: true,
          onprogress: (p) => { last = [p.loaded, p.total, p.lengthComputable, p.done, p.totalSize]; },
          onloadend: () => done(last)}); }));`,
    expect: [18, -1, false, 18, -1],
  },
  {
    ...network,
    id: 'network/authentication',
    says: 'user and password are sent as HTTP authentication.',
    header: ['@connect login.example.net'],
    code: `const {responseText} = await GM.xmlHttpRequest({url: 'https://login.example.net/', user: 'anna', password: 'secret'});
      return responseText;`,
    expect: 'Basic YW5uYTpzZWNyZXQ=',
  },
  {
    ...network,
    id: 'network/mime-type',
    says: 'overrideMimeType decides how text is read in XHR mode.',
    code: `${go}return (await go({url: url + 'latin', overrideMimeType: 'text/plain; charset=iso-8859-1'}))[1].responseText;`,
    expect: 'é',
  },
  {
    ...network,
    id: 'network/xml',
    says: 'responseXML is the parsed document by content type.',
    code: `${go}return (await go({url: url + 'xml'}))[1].responseXML.documentElement.nodeName;`,
    expect: 'root',
  },
  {
    ...network,
    id: 'network/unparsable',
    says: 'An address that cannot be parsed calls no callback; the promise stays pending.',
    code: `return [await within(new Promise((done) => { GM_xmlhttpRequest({url: 'http://', onload: done, onerror: done, onloadend: done}); }), 1200),
      await within(failure(() => GM.xmlHttpRequest({url: 'http://['})), 1200)];`,
    expect: ['pending', 'pending'],
  },
  {
    ...network,
    id: 'network/document-body',
    says: 'A Document as data calls no callback; the promise stays pending.',
    code: `return within(failure(() => GM.xmlHttpRequest({method: 'POST', url: 'https://api.example.net/echo', data: document})), 1500);`,
    expect: 'pending',
  },
  {
    ...network,
    id: 'network/empty-address',
    says: 'An empty address requests the page itself.',
    code: `${go}return (await go({url: ''}))[1].finalUrl === location.href;`,
    expect: true,
  },
  {
    ...network,
    id: 'network/inert-options',
    says: 'mozAnon, binary, revalidate and cookiePartition have no effect.',
    code: `${go}const {headers, method} = await echo({mozAnon: true, binary: true, revalidate: true, cookiePartition: {}});
      return [method, 'cache-control' in headers];`,
    expect: ['GET', false],
  },
  {
    id: 'network/duplicates',
    says: 'A line written twice does not stop a script.',
    about: ['@connect', '@grant'],
    grant: ['GM_xmlhttpRequest', 'GM_xmlhttpRequest'],
    header: [...api, ...api],
    code: `return 'ran';`,
    expect: 'ran',
  },
  {
    id: 'network/defaults',
    says: 'By default a request is a GET with cookies and cache, follows redirects, has no time limit and answers text in XHR mode.',
    about: ['GM_xmlhttpRequest'],
    defaults: ['method', 'timeout', 'responseType', 'anonymous', 'fetch', 'nocache', 'redirect'],
    grant: ['GM.xmlHttpRequest'],
    header: ['@connect example.net'],
    code: `const states = new Set();
      const plain = await GM.xmlHttpRequest({url: 'https://api.example.net/defaults',
        onreadystatechange: ({readyState}) => states.add(readyState)});
      const {method, headers} = JSON.parse(plain.response);
      const followed = await GM.xmlHttpRequest({url: 'https://api.example.net/redirect'});
      const late = await GM.xmlHttpRequest({url: 'https://api.example.net/slow'});
      await GM.xmlHttpRequest({url: 'https://cookies.example.net/set-cookies'});
      const again = await GM.xmlHttpRequest({url: 'https://cookies.example.net/'});
      return [method, typeof plain.response, headers['cache-control'], [...states].sort(),
        followed.responseText, late.responseText, /a=browser/.test(JSON.parse(again.responseText).headers.cookie)];`,
    expect: ['GET', 'string', 'undefined', [1, 2, 3, 4], 'target', 'late', true],
    needsBrowser: true,
  },
  {
    id: 'network/download-empty',
    says: 'An empty url rejects with "GM_download: url is empty".',
    about: ['GM_download'],
    grant: ['GM.download'],
    code: `return (await within(failure(() => GM.download({url: '', name: 'a.txt'})), 4000));`,
    expect: 'Error: GM_download: url is empty',
    // It used to save the page itself.
    until: {version: '1.5.0-beta.1', expect: 'none'},
    needsBrowser: true,
  },
  {
    id: 'network/download-no-name',
    says: 'Without a name the promise rejects with "Unexpected Internal ERROR".',
    about: ['GM_download'],
    grant: ['GM.download'],
    header: ['@connect example.net'],
    code: `return (await within(failure(() => GM.download({url: 'https://api.example.net/weather'})), 4000));`,
    expect: 'Error: Unexpected Internal ERROR',
    needsBrowser: true,
  },
  {
    id: 'network/download-timeout',
    says: 'A timeout in native mode rejects with "Native Download ERROR"; ontimeout tells it apart.',
    about: ['GM_download'],
    grant: ['GM.download'],
    header: ['@connect example.net'],
    code: `let told = 'nothing';
      const text = await within(failure(() => GM.download({url: 'https://api.example.net/slow', name: 'slow.txt', timeout: 300,
        ontimeout: () => { told = 'ontimeout'; }})), 6000);
      return [text, told];`,
    expect: ['Error: Native Download ERROR', 'ontimeout'],
    needsBrowser: true,
  },
  {
    id: 'network/download-unsaved',
    says: 'In browser mode a 404 and a broken connection reject with "Unknown ERROR", as a file name that is refused does in both modes.',
    about: ['GM_download'],
    grant: ['GM.download'],
    header: ['@connect example.net'],
    code: `const save = (path, options) => within(failure(() => GM.download({
        url: 'https://api.example.net/' + path, name: 'unsaved.txt', ...options})), 6000);
      const downloadMode = 'browser';
      return [await save('missing', {downloadMode}), await save('hang-up', {downloadMode}),
        await save('weather', {downloadMode, name: 'folder/'}), await save('weather', {name: 'folder/'})];`,
    expect: Array(4).fill('Error: Unknown ERROR'),
    needsBrowser: true,
  },
  {
    id: 'network/loadstart',
    says: 'onloadstart says that the request was sent; nothing has arrived.',
    about: ['GM_xmlhttpRequest'],
    grant: ['GM_xmlhttpRequest'],
    header: ['@connect example.net'],
    code: `const seen = async (options) => {
        const order = [];
        GM_xmlhttpRequest({url: 'https://api.example.net/slow', ...options,
          onloadstart: ({status}) => order.push('start ' + status), onload: () => order.push('load')});
        await wait(2000);
        return order;
      };
      return Promise.all([seen({}), seen({fetch: true})]);`,
    expect: [['start 0'], ['start 0']],
    needsBrowser: true,
  },
  {
    id: 'network/progress-units',
    says: 'Progress counts bytes, and in fetch mode with text the characters.',
    about: ['GM_xmlhttpRequest'],
    grant: ['GM_xmlhttpRequest'],
    header: ['@connect example.net'],
    code: `const last = (options) => new Promise((done) => {
        let loaded = 0;
        GM_xmlhttpRequest({url: 'https://api.example.net/chinese', ...options,
          onprogress: (event) => { loaded = event.loaded; }, onloadend: () => done(loaded)});
      });
      return [await last({}), await last({fetch: true})];`,
    expect: [6, 2],
    needsBrowser: true,
  },
  {
    id: 'network/download-silent',
    says: 'Without a name GM_download calls no callback at all.',
    about: ['GM_download'],
    grant: ['GM_download'],
    header: ['@connect example.net'],
    code: `const called = [];
      const note = (name) => () => called.push(name);
      GM_download({url: 'https://api.example.net/weather', onload: note('onload'), onerror: note('onerror'), ontimeout: note('ontimeout')});
      await wait(2000);
      return called;`,
    expect: [],
    needsBrowser: true,
  },
];
