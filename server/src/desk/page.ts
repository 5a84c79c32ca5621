import {escapeHtml, inLanguage, type LanguageTag, languageTags} from '@scriptcat/contract';
import {chartRules} from '../html/charts';
import {createLook, languageLink, pageResponse} from '../html/page';
import {fillIn} from '../report/texts';
import type {Session} from './auth';
import {type DeskText, deskTexts} from './texts';

/** What every page of the desk is written with. */
export interface Desk {
  locale: LanguageTag;
  /** `/desk` or `/desk/en`. */
  base: string;
  text: (key: DeskText, values?: Record<string, string | number>) => string;
}

export const createDesk = (locale: LanguageTag): Desk => ({
  locale,
  base: `/desk${inLanguage('', locale)}`,
  text: (key, values) => fillIn(deskTexts[key][locale], values),
});

const look = createLook(`${chartRules}
body{max-width:64rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding-block-end:1rem;
  border-block-end:1px solid var(--line)}
header form{margin-inline-start:auto}
a[aria-current]{color:inherit;font-weight:650;text-decoration:none}
.problem{color:var(--bad)}
.fields{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-block:1rem}
label{display:grid;gap:.25rem;font-size:.875rem}
input,select,button{font:inherit;color:inherit;padding:.4rem .75rem;border:1px solid var(--edge);border-radius:6px;background:var(--card)}
button{cursor:pointer}button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
.entry{margin-block:1rem;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--card)}
.entry[data-done]{border-style:dashed}.entry p:first-child{margin-block-start:0}.said{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}summary{cursor:pointer}
`);

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
  const links = parts.map(
    ([to, key]) =>
      `<a href="${base}${to}"${path.split('?')[0] === to ? ' aria-current="page"' : ''}>${text(key)}</a>`,
  );
  const language = languageTags
    .filter((other) => other !== locale)
    .map((other) => languageLink(other, createDesk(other).base + path))
    .join('\n');
  if (!session) return `<header>${language}</header>`;
  return `<header><nav aria-label="${text('title')}" class="actions">${links.join('\n')}</nav>
${language}
<form method="post" action="${base}/logout">${csrfField(session)}<button>${text('logOut')}</button></form></header>`;
}

/** A page of the desk: for its reader alone, never kept, never listed. */
export function deskPage(desk: Desk, options: PageOptions): Response {
  const {status = 200, title, body, session, path, headers} = options;
  return pageResponse(
    look,
    {
      lang: desk.locale,
      title: escapeHtml(title),
      owner: desk.text('title'),
      header: header(desk, session, path),
      body,
    },
    {
      status,
      formAction: "'self'",
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        ...headers,
      },
    },
  );
}
