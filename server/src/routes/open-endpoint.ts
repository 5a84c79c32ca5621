import {type Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import {retryAfter} from '../http';
import type {RateDeps} from '../middleware/limits';
import {readBody} from '../read-body';

interface OpenEndpoint extends RateDeps {
  path: string;
  /** Fields that pages of other origins may send. */
  allowHeaders: string[];
  maxBytes: number;
  /** A refusal in the shape that the clients of this endpoint read. */
  refuse: (status: number, message: string, headers?: Record<string, string>) => Response;
  /** What is refused by its fields, before it counts. */
  check?: (context: Context) => Response | undefined;
  answer: (body: string, from: string) => Promise<Response>;
}

/** A service to post to; everything it tells is public, so pages of any origin may ask. */
export function createOpenEndpoint(endpoint: OpenEndpoint): Hono {
  const {path, allowHeaders, maxBytes, refuse, check, answer} = endpoint;

  async function respond(context: Context): Promise<Response> {
    if (context.req.method !== 'POST') return refuse(405, 'Use POST', {allow: 'POST, OPTIONS'});
    const refused = check?.(context);
    if (refused) return refused;
    const from = endpoint.clientAddress(context);
    const waitMs = endpoint.takeToken(from);
    if (waitMs !== undefined) return refuse(429, 'Too many requests from here', retryAfter(waitMs));
    const body = await readBody(context.req.raw, maxBytes);
    if (body) return answer(new TextDecoder().decode(body), from);
    // The rest of the body is not read, so the connection cannot be used again.
    return refuse(413, `The body is over ${maxBytes} bytes`, {connection: 'close'});
  }

  const exposeHeaders = ['retry-after'];
  return new Hono()
    .use(
      path,
      cors({origin: '*', allowMethods: ['POST'], allowHeaders, exposeHeaders, maxAge: 86_400}),
    )
    .all(path, async (context) => {
      const response = await respond(context);
      response.headers.set('cache-control', 'no-store');
      return response;
    });
}
