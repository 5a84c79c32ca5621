/** A small generator with a fixed seed, so that a failing run can be repeated. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({length}, () => below(256))),
  };
}

type Random = ReturnType<typeof createRandom>;

const text = (content: string) => Buffer.from(content, 'latin1');
const get = (target: string, fields = '') =>
  text(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${fields}\r\n`);

const hostileFields = [
  'content-length: -1\r\n',
  'content-length: 5\r\ncontent-length: 6\r\n',
  'content-length: 99999999999999999999\r\n',
  'content-length: 4\r\ntransfer-encoding: chunked\r\n',
  'transfer-encoding: chunked, identity\r\n',
  'transfer-encoding: \x0bchunked\r\n',
  'host: b\r\n',
  'range: bytes=-\r\n',
  'range: bytes=0-9,1-2,3-4\r\n',
  'range: bytes=99999999999999999999-\r\n',
  'if-none-match: "\r\n',
  'if-modified-since: \xff\xfe\r\n',
  'accept-encoding: br;q=nan, gzip;q=-1, *;q=1e9\r\n',
  'expect: the-unexpected\r\n',
  'upgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n',
  'x-forwarded-proto: https, https, \x01\r\n',
  ': no name\r\n',
  'bad name: x\r\n',
  ' folded: x\r\n',
  'bare-newline: x\n',
];

/** Kinds of malformed or malicious requests. */
export const hostileKinds: Record<string, (random: Random) => Buffer> = {
  'random bytes': ({bytes, below}) => bytes(1 + below(2000)),
  'a request with random bytes in it': ({bytes, below}) =>
    Buffer.concat([text('GET /'), bytes(1 + below(300)), text(' HTTP/1.1\r\nhost: a\r\n\r\n')]),
  'broken escapes': ({pick, below}) => {
    const parts = '% %zz %00 %c0%ae %ff %u0041 .. %2e%2e // \\ docs'.split(' ');
    const target = Array.from({length: 1 + below(8)}, () => pick(parts)).join(pick(['/', '']));
    return get(`/${target}`);
  },
  'hostile fields': ({pick}) => get('/docs/', pick(hostileFields)),
  'huge fields': ({below}) => get('/docs/', `cookie: ${'a'.repeat(8000 + below(40_000))}\r\n`),
  'very many fields': ({below}) => get('/', 'x: y\r\n'.repeat(100 + below(3000))),
  'a huge address': ({below}) => get(`/${'a'.repeat(2000 + below(20_000))}`),
  'an odd method or version': ({pick}) =>
    text(
      `${pick(['GET', 'get', 'CONNECT', 'TRACE', 'PRI', 'G\x00T', ''])} ${pick(['/', '*', 'a:1', ''])} ` +
        `HTTP/${pick(['0.9', '1.0', '1.1', '2.0', '9.9', 'x'])}\r\nhost: a\r\n\r\n`,
    ),
  'several requests at once': ({pick}) =>
    Buffer.concat([
      text('GET /docs/ HTTP/1.1\r\nhost: a\r\n\r\n'),
      get(pick(['/nope', '/docs/', '/%'])),
    ]),
  'a broken chunked body': ({pick}) =>
    text(
      'POST /api/feedback HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n' +
        `transfer-encoding: chunked\r\n\r\n${pick(['zz\r\n', '-1\r\n\r\n', 'ffffffffffffffff\r\n', '5\r\nabc'])}`,
    ),
};
