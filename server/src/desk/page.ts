import {createHash} from 'node:crypto';
import {escapeHtml, type Locale} from '@scriptcat/contract';
import type {Session} from './auth';
import {type DeskText, deskTexts} from './texts';

/** What every page of the desk is written with. */
export interface Desk {
  locale: Locale;
  /** `/desk` or `/desk/en`. */
  base: string;
  text: (key: DeskText, values?: Record<string, string | number>) => string;
}

const bases = {'zh-Hans': '/desk', en: '/desk/en'} as const;

export const createDesk = (locale: Locale): Desk => ({
  locale,
  base: bases[locale],
  text: (key, values = {}) =>
    deskTexts[key][locale].replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
});

const style = `
:root{color-scheme:light dark;--text:#0f1b2d;--muted:#4a5a70;--line:#dde5ef;--page:#fbfcfe;--card:#fff;--bar:#1660d6;--bad:#b3261e;--on:#fff}
@media(prefers-color-scheme:dark){:root{--text:#e6edf7;--muted:#9fb0c7;--line:#26344b;--page:#0b1220;--card:#111a2b;--bar:#79b0ff;--bad:#ff9a92;--on:#0b1220}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--text);
  font:1rem/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding-block-end:1rem;
  border-block-end:1px solid var(--line)}
header form{margin-inline-start:auto}
a{color:var(--bar)}a[aria-current]{color:inherit;font-weight:650;text-decoration:none}
h1{font-size:1.5rem;margin:1.5rem 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
.muted{color:var(--muted)}.problem{color:var(--bad)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .75rem .35rem 0;text-align:start;border-block-end:1px solid var(--line);vertical-align:top}
th{font-weight:500}thead th{color:var(--muted);white-space:normal}tbody th{white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums}td.number{white-space:nowrap}
.bar{width:40%;min-width:6rem}svg{display:block;width:100%;height:1.25rem}
.trend{height:9rem;margin-block:.5rem}rect,.a{fill:var(--bar)}.b{fill:var(--bad)}
.key{display:inline-block;inline-size:.75rem;block-size:.75rem;margin-inline:.75rem .35rem}
.key.a{background:var(--bar)}.key.b{background:var(--bad)}
.fields{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-block:1rem}
label{display:grid;gap:.25rem;font-size:.875rem}
input,select,button{font:inherit;color:inherit;padding:.4rem .75rem;border:1px solid #7b8ba1;border-radius:6px;background:var(--card)}
button{cursor:pointer}button.main{background:var(--bar);border-color:var(--bar);color:var(--on)}
.entry{margin-block:1rem;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--card)}
.entry[data-done]{border-style:dashed}.entry p:first-child{margin-block-start:0}.said{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}summary{cursor:pointer}
:focus-visible{outline:3px solid var(--bar);outline-offset:2px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

interface PageOptions {
  status?: number;
  /** Of the page; the desk's own comes after it. */
  title: string;
  /** Markup; everything from outside in it is escaped. */
  body: string;
  session?: Session;
  /** The address behind the base, for the links to other languages and parts. */
  path: string;
  headers?: Record<string, string>;
}

export const csrfField = ({csrf}: Session) => `<input type="hidden" name="csrf" value="${csrf}">`;

const parts = [
  ['/', 'overview'],
  ['/survey/', 'surveyTexts'],
  ['/votes/', 'pageTexts'],
] as const satisfies readonly (readonly [string, DeskText])[];

function header({base, locale, text}: Desk, session: Session | undefined, path: string): string {
  const other = createDesk(locale === 'en' ? 'zh-Hans' : 'en');
  const links = parts.map(
    ([to, key]) =>
      `<a href="${base}${to}"${path.split('?')[0] === to ? ' aria-current="page"' : ''}>${text(key)}</a>`,
  );
  const language = `<a href="${other.base}${escapeHtml(path)}" lang="${other.locale}" hreflang="${other.locale}">${text('otherLanguage')}</a>`;
  if (!session) return `<header>${language}</header>`;
  return `<header><nav aria-label="${text('title')}" class="actions">${links.join('\n')}</nav>
${language}
<form method="post" action="${base}/logout">${csrfField(session)}<button>${text('logOut')}</button></form></header>`;
}

/** A page of the desk: for its reader alone, never kept, never listed. */
export function deskPage(desk: Desk, options: PageOptions): Response {
  const {status = 200, title, body, session, path, headers} = options;
  const {locale, text} = desk;
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${text('title')}</title>
<style>${style}</style>
</head>
<body>
${header(desk, session, path)}
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      ...headers,
    },
  });
}
