import {createHash} from 'node:crypto';
import palette from '@scriptcat/content/site/palette';
import {type LanguageTag, languages} from '@scriptcat/contract';
import {raw} from 'hono/html';
import type {Child} from 'hono/jsx';

const colours = (roles: typeof palette.light) =>
  `--text:${roles.text};--muted:${roles.muted};--line:${roles.hairline};--edge:${roles.control};--page:${roles.page};--card:${roles.surface};--accent:${roles.action};--on:${roles.onAction};--bad:${roles.danger}`;

const shared = `
:root{color-scheme:light dark;${colours(palette.light)}}
@media(prefers-color-scheme:dark){:root{${colours(palette.dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--text);
  font:1rem/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
a{color:var(--accent)}.muted{color:var(--muted)}.problem{color:var(--bad)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** A link to the same page in another language, in that language's own name. */
export const LanguageLink = ({locale, href}: {locale: LanguageTag; href: string}) => (
  <a href={href} lang={locale} hreflang={locale}>
    {languages.find(({tag}) => tag === locale)?.label}
  </a>
);

/** The stylesheet of a page type, with its hash for the content security policy. */
export interface Look {
  style: string;
  source: string;
}

/** Adds the rules of one page type to the shared ones. */
export function createLook(rules = ''): Look {
  const style = shared + rules;
  return {style, source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`};
}

export interface Page {
  lang: string;
  title: string;
  /** Above the main part. */
  header?: Child;
  body: Child;
  /** What the browser's tab says after the title. */
  owner?: string;
  /** Whether search engines may list it. */
  isPublic?: boolean;
}

/** A page that needs no other file, in the reader's colours. */
export function renderPage({style}: Look, page: Page): string {
  const {lang, title, header, body, owner, isPublic = false} = page;
  return `<!doctype html>\n${(
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isPublic ? null : <meta name="robots" content="noindex" />}
        <title>{owner ? `${title} · ${owner}` : title}</title>
        <style>{raw(style)}</style>
      </head>
      <body>
        {header}
        <main>
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>
  )}\n`;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
}

/** The page as a response with a policy that allows its own style and forms to this server. */
export function pageResponse(look: Look, page: Page, {status, headers}: Answer = {}): Response {
  return new Response(renderPage(look, page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${look.source}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      ...headers,
    },
  });
}
