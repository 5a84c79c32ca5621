import {describe, expect, test} from 'vitest';
import {parsePlainRequest} from './plain-request';

const parse = (text: string) => parsePlainRequest(Buffer.from(text, 'latin1'));
const head = 'GET /docs/ HTTP/1.1\r\nHost: a\r\n';

test('recognises what a browser sends for a page', () => {
  const request = parse(
    `${head}Accept-Encoding: br\r\nConnection: keep-alive\r\nCookie: a=b\r\n\r\n`,
  );
  expect(request?.target).toBe('/docs/');
  expect([...(request?.fields ?? [])]).toEqual([
    ['host', 'a'],
    ['accept-encoding', 'br'],
  ]);
});

describe('leaves to the HTTP server', () => {
  test.each([
    ['an unfinished request', head],
    ['two requests', `${head}\r\n${head}\r\n`],
    ['bytes after the request', `${head}\r\nrest`],
    ['another method', 'HEAD / HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['another version', 'GET / HTTP/1.0\r\nhost: a\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\naccept: b\r\n\r\n'],
    ['two hosts', `${head}host: b\r\n\r\n`],
    ['an absolute address', 'GET http://a/ HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a body', `${head}content-length: 0\r\n\r\n`],
    ['a chunked body', `${head}Transfer-Encoding: chunked\r\n\r\n`],
    ['a condition', `${head}if-none-match: "a"\r\n\r\n`],
    ['a range', `${head}range: bytes=0-1\r\n\r\n`],
    ['the last request', `${head}connection: close\r\n\r\n`],
    ['an upgrade', `${head}upgrade: h2c\r\n\r\n`],
    ['a folded field', `${head} folded: x\r\n\r\n`],
    ['a bare newline', 'GET / HTTP/1.1\nhost: a\n\n'],
    ['a space before the colon', `${head}x : y\r\n\r\n`],
    ['bytes outside ASCII', `${head}x: \xff\r\n\r\n`],
    ['a huge head', `${head}x: ${'a'.repeat(9000)}\r\n\r\n`],
  ])('%s', (_, text) => {
    expect(parse(text)).toBeUndefined();
  });
});
