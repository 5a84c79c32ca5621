import type {Context, Handler} from 'hono';
import type {RequestEnv} from '../request-env';
import type {SiteAnswers} from '../site/answer';

/** Path and query as the client wrote them: a `Request` has already tidied up its address. */
export function targetOf(c: Context<RequestEnv>): string {
  const written = c.env?.incoming?.url;
  if (written !== undefined) return written;
  const {url} = c.req;
  const start = url.indexOf('/', url.indexOf('://') + 3);
  return start < 0 ? '/' : url.slice(start);
}

export function staticFiles({answer}: SiteAnswers): Handler<RequestEnv> {
  return async (c) => {
    const {status, headers, body, path} = answer({
      method: c.req.method,
      target: targetOf(c),
      header: (name) => c.req.raw.headers.get(name) ?? undefined,
      // The middleware adds what secure connections need.
      isSecure: false,
    });
    c.set('shownPath', path);
    return new Response((await body) as ConstructorParameters<typeof Response>[0], {
      status,
      headers,
    });
  };
}
