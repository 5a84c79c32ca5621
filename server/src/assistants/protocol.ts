import site from '@scriptcat/content/site/identity';
import * as v from 'valibot';
import {ThreadError} from '../thread';
import {InvalidArgument, type ToolDeps, tools} from './tools';

/*
 * The Model Context Protocol as a server without sessions speaks it: four methods, one JSON answer
 * each. The official SDK, which the tests ask with, took 5 ms of the page thread a call, 30 ms for
 * the first one.
 */

const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Codes of JSON-RPC 2.0. */
export const codes = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  refused: -32_000,
};

const greeting = {
  capabilities: {tools: {}},
  serverInfo: {name: 'scriptcat-docs', title: 'ScriptCat documentation', version: '1.0.0'},
  instructions:
    `Documentation and tools of ScriptCat (${site.name['zh-Hans']}), a userscript manager. Search first, then read the page. ` +
    'Check every script you write with check_script. All tools are read-only, and nothing you send is stored.',
};

const toolList = Object.entries(tools).map(([name, {title, description, inputSchema}]) => ({
  name,
  title,
  description,
  inputSchema,
  annotations: {readOnlyHint: true, openWorldHint: false},
}));

const Message = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.optional(v.string()),
  params: v.optional(v.looseObject({}), {}),
});
type Fields = Record<string, unknown>;

export const fault = (code: number, message: string) => ({error: {code, message}});
const said = (text: string, isError = false) => ({
  result: {content: [{type: 'text', text}], isError},
});

async function callTool({name, arguments: args = {}}: Fields, deps: ToolDeps) {
  const tool = Object.entries(tools).find(([known]) => known === name)?.[1];
  if (!tool) return fault(codes.params, 'There’s no such tool.');
  try {
    return said(await tool.run(args, deps));
  } catch (cause) {
    if (cause instanceof InvalidArgument) return said(cause.message, true);
    if (!(cause instanceof ThreadError)) throw cause;
    return said(
      cause.kind === 'busy' ? 'Busy. Try again in a moment.' : 'This took too long.',
      true,
    );
  }
}

function run(method: string, params: Fields, deps: ToolDeps): Fields | Promise<Fields> {
  switch (method) {
    case 'initialize': {
      const asked = VERSIONS.find((version) => version === params.protocolVersion);
      return {result: {protocolVersion: asked ?? VERSIONS[0], ...greeting}};
    }
    case 'ping':
      return {result: {}};
    case 'tools/list':
      return {result: {tools: toolList}};
    case 'tools/call':
      return callTool(params, deps);
    default:
      return fault(codes.method, 'There’s no such method.');
  }
}

/** Answers one message; undefined for one that wants no answer. Nothing is remembered between two. */
export async function answerMessage(message: unknown, deps: ToolDeps): Promise<Fields | undefined> {
  // Later versions of the protocol have no batches, and one of them would be many calls.
  const read = v.safeParse(Message, message, {abortEarly: true});
  if (!read.success) return fault(codes.request, 'The body must be one JSON-RPC 2.0 message');
  const {id, method, params} = read.output;
  if (id === undefined || method === undefined) return undefined;
  return {id, ...(await run(method, params, deps))};
}
