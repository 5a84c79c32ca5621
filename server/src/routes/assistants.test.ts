import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import fc from 'fast-check';
import {afterAll, describe, expect, test} from 'vitest';
import {createTestApp, type Fields} from '../test/app';
import {ThreadError} from '../thread';

const toolNames =
  'search read_page look_up check_script test_match explain_cron playground_link'.split(' ');

async function connect(changes: Parameters<typeof createTestApp>[0] = {}): Promise<Client> {
  const {app} = createTestApp({now: () => Date.UTC(2026, 10, 15, 12), ...changes});
  const client = new Client({name: 'test', version: '1'});
  const transport = new StreamableHTTPClientTransport(new URL('http://site.example/mcp'), {
    fetch: async (url, init) => app.request(String(url), init),
  });
  await client.connect(transport);
  return client;
}

const client = await connect();
afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>, asked = client) {
  const result = (await asked.callTool({name, arguments: args})) as CallToolResult;
  const [content] = result.content;
  return {isError: result.isError, text: content?.type === 'text' ? content.text : ''};
}

describe('the official client', () => {
  test('is told what the tools are, and that they only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(toolNames);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getInstructions()).toContain('ScriptCat');
  });

  const script =
    '// ==UserScript==\n// @name a\n// @version 1\n// @match a.example\n// ==/UserScript==\n';
  const urls = ['https://a.example.com/', 'https://b.example/'];
  test.each<[tool: string, args: Record<string, unknown>, said: RegExp]>([
    ['search', {query: 'sync'}, /\/en\/docs\/use\/sync\//],
    ['search', {query: 'zzqqxx'}, /^Nothing was found\.$/],
    ['read_page', {path: '/en/docs/use/sync/'}, /^# Cloud sync\n$/],
    ['read_page', {path: 'en/docs/use/sync'}, /^# Cloud sync\n$/],
    ['read_page', {path: '/en/docs/use/sync.md'}, /^# Cloud sync\n$/],
    ['read_page', {path: '/en/docs/use/sync/index.md'}, /^# Cloud sync\n$/],
    ['read_page', {path: 'https://a.example/en/docs/use/sync/?a=1#b'}, /^# Cloud sync\n$/],
    ['read_page', {path: '/docs/long/'}, /x\n\n.*offset 20000/],
    ['read_page', {path: '/docs/long/', offset: 20_000}, /^x{10000}$/],
    ['look_up', {name: 'GM_setValue'}, /\/docs\/dev\/api\/gm_setvalue\//],
    ['look_up', {name: 'gm.setvalue'}, /\/docs\/dev\/api\/gm_setvalue\//],
    ['look_up', {name: 'match'}, /# @match/],
    ['look_up', {name: '@crontab', language: 'zh-Hans'}, /[\u4e00-\u9fff]/],
    ['look_up', {name: 'setVal'}, /GM_setValues/],
    ['look_up', {name: '__proto__'}, /There’s no/],
    ['check_script', {script}, /line 4, error \(match-bare-host\)/],
    [
      'test_match',
      {rules: '@match https://*.example.com/*', urls},
      /a\.example\.com\/: yes[\s\S]*b\.example\/: no/,
    ],
    ['explain_cron', {expression: '0 9 * * *', utc_offset: 480}, /2026-11-16T09:00:00 UTC\+08:00/],
    ['explain_cron', {expression: '0 24 * * *'}, /24/],
    [
      'playground_link',
      {script: 'GM_log(1);'},
      /^https:.*\/en\/docs\/dev\/tools\/playground\/\?code=GM_log%281%29%3B$/,
    ],
  ])('%s answers %j', async (name, args, said) => {
    expect((await call(name, args)).text).toMatch(said);
  });

  test.each<[tool: string, what: string, args: Record<string, unknown>]>([
    ['search', 'nothing', {}],
    ['search', 'an empty text', {query: ''}],
    ['search', 'a long text', {query: 'x'.repeat(2001)}],
    ['search', 'another language', {query: 'sync', language: 'fr'}],
    ['read_page', 'an unknown page', {path: '/nope/'}],
    ['read_page', 'a way out', {path: '/../../etc/passwd'}],
    ['read_page', 'an offset below 0', {path: '/docs/long/', offset: -1}],
    ['check_script', 'a long script', {script: 'x'.repeat(48_001)}],
    ['test_match', 'no addresses', {rules: '@match *://*/*', urls: []}],
    ['test_match', 'many addresses', {rules: '@match *://*/*', urls: Array(21).fill('a')}],
    ['playground_link', 'a script that does not fit a link', {script: '\u732b'.repeat(1000)}],
    ['explain_cron', 'a far zone', {expression: '* * * * *', utc_offset: 1e9}],
  ])('%s refuses %s in a sentence', async (name, _, args) => {
    const {isError, text} = await call(name, args);
    expect(isError).toBe(true);
    expect(text.length).toBeGreaterThan(10);
  });

  test('is told that a tool does not exist', async () => {
    for (const name of ['delete_page', '__proto__', 'constructor', '']) {
      await expect(call(name, {})).rejects.toThrow('no such tool');
    }
  });
});

const message = (method: string, params: unknown = {}) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method, params});

describe('the endpoint', () => {
  const {send} = createTestApp({env: {ASSISTANT_PER_MINUTE: '1000'}});

  test('keeps no session and answers JSON', async () => {
    const {status, headers} = await send('/mcp', message('tools/list'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  const deep = '['.repeat(29_000) + ']'.repeat(29_000);
  test.each<[what: string, status: number, body: string, headers?: Fields]>([
    ['no JSON', 400, '{'],
    ['many messages', 400, `[${message('ping')}]`],
    ['no message', 400, 'null'],
    ['another answer', 406, message('ping'), {accept: 'text/html'}],
    ['another type', 415, message('ping'), {'content-type': 'text/plain'}],
    ['JSON as deep as it may be long', 400, deep],
    ['deep parameters', 200, message('tools/call', 0).replace('0}', `${deep}}`)],
  ])('answers %s with %i', async (_, status, body, headers) => {
    expect((await send('/mcp', body, headers)).status).toBe(status);
  });

  test.each([
    ['busy', false],
    ['late', false],
    ['ended', true],
  ] as const)('a question whose thread is %s costs more: %s', async (kind, isDear) => {
    const other = await connect({
      askAboutScript: () => Promise.reject(new ThreadError(kind)),
      env: {ASSISTANT_PER_MINUTE: '20'},
    });
    expect(await call('look_up', {name: 'GM_log'}, other)).toMatchObject({isError: true});
    const [ping] = await Promise.allSettled([other.ping()]);
    expect(ping.status === 'rejected').toBe(isDear);
    await other.close();
  });

  test('never logs what was asked', async () => {
    const {send: ask, logged} = createTestApp();
    const query = {name: 'search', arguments: {query: 'averyprivateword'}};
    await ask('/mcp', message('tools/call', query));
    expect(logged()).toContain('assistant.answered');
    expect(logged()).not.toContain('averyprivateword');
  });

  test('random messages are answered, none with a 5xx', async () => {
    const value = fc.jsonValue({maxDepth: 2});
    const names = fc.constantFrom(...toolNames, 'nope', '__proto__');
    const args = fc.dictionary(fc.constantFrom('query', 'path', 'name', 'rules', 'urls'), value);
    const sent = fc.record({
      jsonrpc: fc.constantFrom('2.0', '1.0', null),
      id: fc.oneof(fc.integer(), value),
      method: fc.constantFrom('tools/call', 'tools/list', 'initialize', 'ping', 'x', ''),
      params: fc.oneof(value, fc.record({name: names, arguments: fc.oneof(value, args)})),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(value, sent), async (body) => {
        expect((await send('/mcp', JSON.stringify(body))).status).toBeLessThan(500);
      }),
      {numRuns: 300},
    );
  });
});
