import {createHash} from 'node:crypto';
import {escapeHtml, type LanguageTag, languages} from '@scriptcat/contract';

const shared = `
:root{color-scheme:light dark;--text:#0f1b2d;--muted:#4a5a70;--line:#dde5ef;--edge:#7b8ba1;--page:#fbfcfe;--card:#fff;--accent:#1660d6;--on:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--text:#e6edf7;--muted:#9fb0c7;--line:#26344b;--edge:#71829b;--page:#0b1220;--card:#111a2b;--accent:#79b0ff;--on:#0b1220;--bad:#ff9a92}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--text);
  font:1rem/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
a{color:var(--accent)}.muted{color:var(--muted)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** A link to the same page in another language, in that language's own name. */
export function languageLink(locale: LanguageTag, address: string): string {
  const label = languages.find(({tag}) => tag === locale)?.label ?? locale;
  return `<a href="${escapeHtml(address)}" lang="${locale}" hreflang="${locale}">${label}</a>`;
}

/** How a kind of page looks, and what its policy has to allow for that. */
export interface Look {
  style: string;
  source: string;
}

/** Adds the rules of one kind of page to what all of them share. */
export function createLook(rules: string): Look {
  const style = shared + rules;
  return {style, source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`};
}

export interface Page {
  lang: string;
  /** Markup, as are the parts below; everything from outside in them is escaped. */
  title: string;
  /** Above the main part. */
  header?: string;
  body: string;
  /** What the browser's tab says after the title. */
  owner?: string;
  /** Whether search engines may list it. */
  isPublic?: boolean;
}

/** A page that needs no other file, in the reader's colours. */
export function renderPage({style}: Look, page: Page): string {
  const {lang, title, header = '', body, owner, isPublic = false} = page;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isPublic ? '' : '<meta name="robots" content="noindex">\n'}<title>${owner ? `${title} · ${owner}` : title}</title>
<style>${style}</style>
</head>
<body>
${header}
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

interface Answer {
  status?: number;
  /** Where forms of the page may lead. */
  formAction?: string;
  headers?: Record<string, string>;
}

/** The page as an answer that allows nothing but what it shows. */
export function pageResponse(
  look: Look,
  page: Page,
  {status = 200, formAction = "'none'", headers}: Answer = {},
): Response {
  return new Response(renderPage(look, page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${look.source}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      ...headers,
    },
  });
}
