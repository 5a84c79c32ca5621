import {Hono} from 'hono';
import {answerMessage, codes} from '../assistants/protocol';
import type {ScriptQuestion} from '../assistants/script-answers';
import type {ToolDeps} from '../assistants/tools';
import {json, retryAfter} from '../http';
import type {Log} from '../log';
import type {RateDeps} from '../middleware/limits';
import {readBody} from '../read-body';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';

export interface AssistantDeps extends Omit<ToolDeps, 'askAboutScript' | 'search'>, RateDeps {
  search: Pick<Search, 'find'>;
  askAboutScript: (question: ScriptQuestion, from: string) => Promise<string>;
  log: Log;
}

const PATH = '/mcp';
const MAX_BODY_BYTES = 60_000;
/** A question that had to be stopped counts as that many: it kept the others' waiting. */
const STOPPED_COST = 20;
const allow = 'POST, OPTIONS';
const headers = {
  'cache-control': 'no-store',
  // Everything that can be asked here is public, so pages of any origin may ask.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};

const refuse = (status: number, code: number, message: string, more: Record<string, string> = {}) =>
  json(status, {jsonrpc: '2.0', error: {code, message}, id: null}, {...headers, ...more});

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      allow,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, accept, mcp-protocol-version',
      'access-control-max-age': '86400',
    },
  });
}

async function answer(request: Request, from: string, deps: AssistantDeps): Promise<Response> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) {
    // The rest of the body is not read, so the connection cannot be used again.
    const message = `The body is over ${MAX_BODY_BYTES} bytes`;
    return refuse(413, codes.request, message, {connection: 'close'});
  }
  let message: unknown;
  try {
    message = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return refuse(400, codes.parse, 'The body is no JSON');
  }
  const askAboutScript = async (question: ScriptQuestion) => {
    try {
      return await deps.askAboutScript(question, from);
    } catch (cause) {
      if (cause instanceof ThreadError && cause.kind === 'ended') {
        deps.takeToken(from, STOPPED_COST);
        deps.log.warn('assistant.stopped', {tool: question.tool});
      }
      throw cause;
    }
  };
  const reply = await answerMessage(message, {
    ...deps,
    askAboutScript,
    search: (question) => deps.search.find(question, from),
  });
  deps.log.info('assistant.answered');
  if (!reply) return new Response(null, {status: 202, headers});
  const isRefused = reply.id === undefined;
  return json(isRefused ? 400 : 200, {jsonrpc: '2.0', id: null, ...reply}, headers);
}

/** The Model Context Protocol for assistants: read-only, without sessions, one message a request. */
export function createAssistantRoute(deps: AssistantDeps): Hono {
  const app = new Hono();
  app.all(PATH, (context) => {
    const {req} = context;
    if (req.method === 'OPTIONS') return preflight();
    if (req.method !== 'POST') return refuse(405, codes.refused, 'Use POST', {allow});
    // A form of another site cannot send this type without asking first.
    if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) {
      return refuse(415, codes.refused, 'Send application/json');
    }
    if (!/application\/json|\*\/\*/i.test(req.header('accept') ?? '*/*')) {
      return refuse(406, codes.refused, 'Accept application/json');
    }
    const from = deps.clientAddress(context);
    const waitMs = deps.takeToken(from);
    if (waitMs !== undefined) {
      return refuse(429, codes.refused, 'Too many calls from here', retryAfter(waitMs));
    }
    return answer(req.raw, from, deps);
  });
  return app;
}
