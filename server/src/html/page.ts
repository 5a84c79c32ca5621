import {createHash} from 'node:crypto';
import palette from '@scriptcat/content/site/palette';
import {type LanguageTag, languages} from '@scriptcat/contract';
import {raw, html as template} from 'hono/html';
import type {HtmlEscapedString} from 'hono/utils/html';

export type Html = HtmlEscapedString;

/** Markup with its values escaped. Hono's type allows for promises, which our pages never hold. */
export const html = template as (parts: TemplateStringsArray, ...values: unknown[]) => Html;

const colours = (roles: typeof palette.light) =>
  `--text:${roles.text};--muted:${roles.muted};--line:${roles.hairline};--edge:${roles.control};--page:${roles.page};--card:${roles.surface};--accent:${roles.action};--on:${roles.onAction};--bad:${roles.danger}`;

const style = `
:root{color-scheme:light dark;${colours(palette.light)}}
@media(prefers-color-scheme:dark){:root{${colours(palette.dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--text);
  font:1rem/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
a{color:var(--accent)}.muted{color:var(--muted)}.problem{color:var(--bad)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .75rem .35rem 0;text-align:start;border-block-end:1px solid var(--line);vertical-align:top}
th{font-weight:500}thead th{color:var(--muted);white-space:normal}tbody th{white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums}td.number{white-space:nowrap}
.bar{width:40%;min-width:6rem}svg{display:block;width:100%;height:1.25rem}
.trend{height:9rem;margin-block:.5rem}rect,.a{fill:var(--accent)}.b{fill:var(--bad)}
.key{display:inline-block;inline-size:.75rem;block-size:.75rem;margin-inline:.75rem .35rem}
.key.a{background:var(--accent)}.key.b{background:var(--bad)}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding-block-end:1rem;
  border-block-end:1px solid var(--line)}
header form{margin-inline-start:auto}
a[aria-current]{color:inherit;font-weight:650;text-decoration:none}
.fields{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-block:1rem}
label{display:grid;gap:.25rem;font-size:.875rem}
input,select,button{font:inherit;color:inherit;padding:.4rem .75rem;border:1px solid var(--edge);border-radius:6px;background:var(--card)}
button{cursor:pointer}button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
.entry{margin-block:1rem;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--card)}
.entry[data-done]{border-style:dashed}.entry p{margin:0 0 .5rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}summary{cursor:pointer}
`;

const hash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Links to the same page in the other languages, each in its own name. */
export const languageLinks = (language: LanguageTag, hrefIn: (other: LanguageTag) => string) =>
  languages
    .filter(({tag}) => tag !== language)
    .map(
      ({tag, label}) => html`<a href="${hrefIn(tag)}" lang="${tag}" hreflang="${tag}">${label}</a>`,
    );

interface Page {
  lang: string;
  title: string;
  body: unknown;
  /** Above the main part. */
  header?: Html;
  /** What the browser's tab says after the title. */
  owner?: string;
  /** Whether search engines may list it. */
  isPublic?: boolean;
}

/** A page that needs no other file, with a policy that allows its own style and forms to this server. */
export function pageResponse(
  {lang, title, body, header, owner, isPublic = false}: Page,
  {status, headers}: {status?: number; headers?: Record<string, string> | undefined} = {},
): Response {
  const page = html`<!doctype html>
<html lang="${lang}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${!isPublic && html`<meta name="robots" content="noindex">`}
<title>${owner ? `${title} · ${owner}` : title}</title>
<style>${raw(style)}</style>
</head><body>
${header}
<main><h1>${title}</h1>
${body}
</main></body></html>
`;
  const type = {'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy};
  return new Response(String(page), {status, headers: {...type, ...headers}});
}
