import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {createSearchIndex, search, showFound} from '@scriptcat/search';
import {recordsFromHtml} from '@scriptcat/search/extract';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {answerScriptQuestion} from '../assistants/script-answers';
import {createLog} from '../log';
import {ThreadError} from '../thread';
import {type AssistantDeps, createAssistantRoute} from './assistants';

const index = createSearchIndex(
  recordsFromHtml('<main><h1>Cloud sync</h1><p>Keep scripts the same.</p></main>', {
    path: '/en/docs/use/sync/',
    language: 'en',
    pageRank: 100,
    section: 'Guide',
  }),
);
const pages: Record<string, string> = {
  '/en/docs/use/sync/index.md': '# Cloud sync\n',
  '/docs/long/index.md': 'x'.repeat(30_000),
};
const toolNames = ['search', 'read_page', 'look_up', 'check_script', 'test_match', 'explain_cron'];
const lines: string[] = [];
const log = createLog((line) => lines.push(line));

const createRoute = (deps: Partial<AssistantDeps> = {}) =>
  createAssistantRoute({
    search: {find: async (question) => showFound(search(index, question))},
    askAboutScript: async (question) => answerScriptQuestion(question),
    readText: async (path) => pages[path],
    now: () => Date.UTC(2026, 10, 15, 12),
    takeToken: () => undefined,
    clientAddress: () => '192.0.2.1',
    log,
    ...deps,
  });

async function connect(deps: Partial<AssistantDeps> = {}): Promise<Client> {
  const app = createRoute(deps);
  const client = new Client({name: 'test', version: '1'});
  const transport = new StreamableHTTPClientTransport(new URL('http://site.example/mcp'), {
    fetch: async (url, init) => app.request(String(url), init),
  });
  await client.connect(transport);
  return client;
}

let client: Client;
beforeAll(async () => {
  client = await connect();
});
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
    ['look_up', {name: 'GM_setValue'}, /\/docs\/dev\/api\/#gm_setvalue/],
    ['look_up', {name: 'gm.setvalue'}, /\/docs\/dev\/api\/#gm_setvalue/],
    ['look_up', {name: 'match'}, /# @match/],
    ['look_up', {name: '@crontab', language: 'zh-Hans'}, /[\u4e00-\u9fff]/],
    ['look_up', {name: 'setVal'}, /GM_setValues/],
    ['look_up', {name: '__proto__'}, /There is no/],
    ['check_script', {script}, /line 4, error \(match-bare-host\)/],
    [
      'test_match',
      {rules: '@match https://*.example.com/*', urls},
      /a\.example\.com\/: yes[\s\S]*b\.example\/: no/,
    ],
    ['explain_cron', {expression: '0 9 * * *', utc_offset: 480}, /2026-11-16T09:00:00 UTC\+08:00/],
    ['explain_cron', {expression: '0 24 * * *'}, /24/],
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
    ['look_up', 'an object', {name: {}}],
    ['check_script', 'a long script', {script: 'x'.repeat(48_001)}],
    ['test_match', 'no addresses', {rules: '@match *://*/*', urls: []}],
    ['test_match', 'many addresses', {rules: '@match *://*/*', urls: Array(21).fill('a')}],
    ['test_match', 'a number', {rules: '@match *://*/*', urls: [1]}],
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

const app = createRoute();
const post = (body: string, headers: Record<string, string> = {}, asked = app) =>
  asked.request('/mcp', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
const message = (method: string, params: unknown = {}) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method, params});

describe('the endpoint', () => {
  test('keeps no session and answers JSON', async () => {
    const response = await post(message('tools/list'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('has no streams to open and none to end', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await app.request('/mcp', {method});
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    }
    expect((await app.request('/mcp', {method: 'OPTIONS'})).status).toBe(204);
  });

  test.each<[what: string, status: number, body: string, headers?: Record<string, string>]>([
    ['what is too large', 413, ' '.repeat(60_001)],
    ['no JSON', 400, '{'],
    ['many messages', 400, `[${message('ping')}]`],
    ['no message', 400, 'null'],
    ['another answer', 406, message('ping'), {accept: 'text/html'}],
    ['another type', 415, message('ping'), {'content-type': 'text/plain'}],
  ])('refuses %s with %i', async (_, status, body, headers) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  test('survives JSON as deep as it may be long', async () => {
    const deep = '['.repeat(29_000) + ']'.repeat(29_000);
    const inParams = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep}}`;
    const inArguments = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":${deep.slice(500, -500)}}}}`;
    for (const body of [deep, inParams, inArguments]) {
      expect((await post(body)).status).toBeLessThan(500);
    }
  });

  test('counts calls by address', async () => {
    const response = await post(message('ping'), {}, createRoute({takeToken: () => 2500}));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3');
  });

  test.each([
    ['busy', []],
    ['late', []],
    ['ended', [20]],
  ] as const)('a question whose thread is %s costs %j more', async (kind, expected) => {
    const costs: number[] = [];
    const other = await connect({
      askAboutScript: () => Promise.reject(new ThreadError(kind)),
      takeToken: (_, cost) => void (cost && costs.push(cost)),
    });
    expect(await call('look_up', {name: 'GM_log'}, other)).toMatchObject({isError: true});
    expect(costs).toEqual(expected);
    await other.close();
  });

  test('never logs what was asked', async () => {
    await call('search', {query: 'averyprivateword'});
    log.flush();
    expect(lines.join('')).toContain('assistant.answered');
    expect(lines.join('')).not.toContain('averyprivateword');
  });

  test('random messages are answered, none with a 5xx', async () => {
    const names = fc.constantFrom(...toolNames, 'nope', '__proto__');
    const input = fc.oneof(
      fc.jsonValue({maxDepth: 2}),
      fc.dictionary(
        fc.constantFrom('query', 'path', 'name', 'rules', 'urls'),
        fc.jsonValue({maxDepth: 1}),
      ),
    );
    const sent = fc.record({
      jsonrpc: fc.constantFrom('2.0', '1.0', null),
      id: fc.oneof(fc.integer(), fc.jsonValue({maxDepth: 1})),
      method: fc.constantFrom('tools/call', 'tools/list', 'initialize', 'ping', 'x', ''),
      params: fc.oneof(input, fc.record({name: names, arguments: input})),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json({maxDepth: 3}),
          sent.map((value) => JSON.stringify(value)),
        ),
        async (body) => {
          expect((await post(body)).status).toBeLessThan(500);
        },
      ),
      {numRuns: 300},
    );
  });
});
