import {type Context, Hono} from 'hono';
import type {ToolDeps} from '../assistants/tools';
import {json} from '../http';
import type {Log} from '../log';
import type {TakeToken} from '../rate-limit';
import {readBody} from '../read-body';

export interface AssistantDeps extends ToolDeps {
  takeToken: TakeToken;
  clientAddress: (context: Context) => string;
  log: Log;
}

const PATH = '/mcp';
const MAX_BODY_BYTES = 60_000;
const allow = 'POST, OPTIONS';
const headers = {
  'cache-control': 'no-store',
  // Everything that can be asked here is public, so pages of any origin may ask.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};

/** Codes of JSON-RPC 2.0. */
const codes = {parse: -32_700, request: -32_600, refused: -32_000};

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

async function answer(request: Request, deps: AssistantDeps): Promise<Response> {
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
  // Later versions of the protocol have no batches, and one of them would be many calls.
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return refuse(400, codes.request, 'The body must be one message');
  }
  // Loaded with the first call: many servers are never asked by an assistant.
  const {answerMessage} = await import('../assistants/protocol');
  const {url, headers: asked} = request;
  const response = await answerMessage(
    new Request(url, {method: 'POST', headers: asked}),
    message,
    deps,
  );
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  deps.log.info('assistant.answered', {status: response.status});
  return response;
}

/** The Model Context Protocol for assistants: read-only, without sessions, one message a request. */
export function createAssistantRoute(deps: AssistantDeps): Hono {
  const app = new Hono();
  app.all(PATH, (context) => {
    const {req} = context;
    if (req.method === 'OPTIONS') return preflight();
    if (req.method !== 'POST') return refuse(405, codes.refused, 'Use POST', {allow});
    const waitMs = deps.takeToken(deps.clientAddress(context));
    if (waitMs !== undefined) {
      const seconds = String(Math.ceil(waitMs / 1000));
      return refuse(429, codes.refused, 'Too many calls from here', {'retry-after': seconds});
    }
    return answer(req.raw, deps);
  });
  return app;
}
