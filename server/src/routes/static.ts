import type {Context, Handler} from 'hono';
import type {RequestEnv} from '../request-env';
import {answerFromSite} from '../site/answer';
import type {Site} from '../site/load-site';

/** Path and query as the client wrote them: a `Request` has already tidied up its address. */
export function targetOf(c: Context<RequestEnv>): string {
  const written = c.env?.incoming?.url;
  if (written !== undefined) return written;
  const {url} = c.req;
  const start = url.indexOf('/', url.indexOf('://') + 3);
  return start < 0 ? '/' : url.slice(start);
}

/** Answers every address that no other route takes, from the built site. */
export function staticFiles(site: Site): Handler<RequestEnv> {
  return async (c) => {
    const {status, headers, body, path} = answerFromSite(site, {
      method: c.req.method,
      target: targetOf(c),
      header: (name) => c.req.raw.headers.get(name) ?? undefined,
    });
    c.set('shownPath', path);
    if (status === 304 && path) c.set('isPage', isPage(site, path));
    return new Response((await body) as ConstructorParameters<typeof Response>[0], {
      status,
      headers,
    });
  };
}

const isPage = (site: Site, path: string) =>
  Boolean(site.files.get(path)?.type.startsWith('text/html'));
