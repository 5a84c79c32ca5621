import type {Handler} from 'hono';
import {answerFromSite} from '../site/answer';
import type {Site} from '../site/load-site';

/** Everything after the authority, as the client wrote it. */
export function targetOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  return start < 0 ? '/' : url.slice(start);
}

/** Answers every address that no other route takes, from the built site. */
export function staticFiles(site: Site): Handler<{Variables: {shownPath?: string}}> {
  return (c) => {
    const {status, headers, body, path} = answerFromSite(site, {
      method: c.req.method,
      target: targetOf(c.req.url),
      header: (name) => c.req.raw.headers.get(name) ?? undefined,
    });
    c.set('shownPath', path);
    return new Response(body as ConstructorParameters<typeof Response>[0], {status, headers});
  };
}
