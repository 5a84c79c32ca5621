import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {servicePrefixes} from '@scriptcat/contract';
import {startNginx} from '@scriptcat/testing/nginx';
import {type OwnServer, startOwnServer} from '@scriptcat/testing/own-server';
import {requirements} from '@scriptcat/testing/requirements';

const example = readFileSync(path.resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

let nginx: Awaited<ReturnType<typeof startNginx>>;
let server: OwnServer;

test.describe.configure({mode: 'default'});
test.skip(!requirements.nginx.isMet(), requirements.nginx.missing);

test.beforeAll(async () => {
  const services = ['SEARCH', 'ASSISTANT', 'SERVICE', 'FEEDBACK'];
  const rates = services.flatMap((name) => [name, `${name}_TOTAL`]);
  server = await startOwnServer({
    TRUST_PROXY: '1',
    FEEDBACK_PER_HOUR: '100000',
    ...Object.fromEntries(rates.map((name) => [`${name}_PER_MINUTE`, '100000'])),
  });
  nginx = await startNginx(({port, folder}) =>
    example
      .replace(/^ {2}(listen|return) .*(80|443|301).*\n/gm, '')
      .replace(/^ {2}ssl_certificate.*\n/gm, '')
      .replace('server {\n  server_name docs.example.org;\n}\n', '')
      .replace('server_name docs.example.org;', `listen 127.0.0.1:${port};`)
      .replace('/var/cache/nginx/scriptcat', `${folder}/cache`)
      .replace('127.0.0.1:3000', new URL(server.origin).host),
  );
});

test.afterAll(async () => {
  await nginx?.stop();
  await server?.stop();
});

const ask = (target: string, init?: RequestInit) =>
  fetch(nginx.origin + target, {redirect: 'manual', ...init});

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
  body: JSON.stringify(body),
});

function expectSecurityHeaders({headers}: Response) {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('content-security-policy')).toMatch(/^default-src '(self|none)'; [^,]+$/);
}

test('readers get pages, redirects, Markdown copies and 404 pages', async () => {
  const brotli = {'accept-encoding': 'br'};
  const page = await ask('/en/docs/use/sync/', {headers: brotli});
  expect(page.status).toBe(200);
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expectSecurityHeaders(page);
  const etag = page.headers.get('etag') ?? '';
  const again = await ask('/en/docs/use/sync/', {headers: {...brotli, 'if-none-match': etag}});
  expect(again.status).toBe(304);
  const copy = await ask('/en/docs/use/sync/', {headers: {accept: 'text/markdown'}});
  expect(copy.headers.get('content-type')).toContain('text/markdown');
  expect((await ask('/docs/use/qa?a=1')).headers.get('location')).toBe('/docs/use/QA/?a=1');
  expect((await ask('/en/nope/')).status).toBe(404);
});

test('the services answer', async () => {
  const query = {requests: [{indexName: 'scriptcat', query: 'sync'}]};
  expect((await ask('/1/indexes/*/queries', json(query))).status).toBe(200);
  expect((await ask('/mcp', json({jsonrpc: '2.0', id: 1, method: 'tools/list'}))).status).toBe(200);
  expect((await ask('/api/feedback', json({}))).status).toBe(422);
  expect(await (await ask('/en/search/?q=WebDAV')).text()).toContain('/en/docs/use/sync/');
  expect(await (await ask('/en/search/?q=crontab')).text()).toContain('<q>crontab</q>');
  expect((await ask('/healthz')).status).toBe(200);
});

test('a body that is too large is refused with security headers', async () => {
  const answer = await ask('/api/feedback', json('x'.repeat(70_000)));
  expect(answer.status).toBe(413);
  expectSecurityHeaders(answer);
});

// More than the burst of any zone.
const FLOOD = 400;
const AT_ONCE = 50;
const computed = [...servicePrefixes, '/desk/', '/report/', '/en/report/', '/en/search/?q=sync'];

for (const target of computed) {
  test(`${target} has a limit that a forged X-Forwarded-For does not lift`, async () => {
    let refused: Response | undefined;
    for (let sent = 0; sent < FLOOD && !refused; sent += AT_ONCE) {
      const answers = await Promise.all(
        Array.from({length: AT_ONCE}, (_, at) =>
          ask(target, {headers: {'x-forwarded-for': `192.0.2.${at}`}}),
        ),
      );
      refused = answers.find(({status}) => status === 429);
    }
    expect(refused?.headers.get('retry-after')).toBe('60');
    if (refused) expectSecurityHeaders(refused);
    expect(await refused?.text()).toContain('nginx');
  });
}

test('a cached page is served with any query, also when the server is gone', async () => {
  expect((await ask('/en/docs/?a')).status).toBe(200);
  await server.stop();
  expect((await ask('/en/docs/?b')).status).toBe(200);
  const other = await ask('/en/docs/use/qa');
  expect(other.status).toBe(502);
  expectSecurityHeaders(other);
});
