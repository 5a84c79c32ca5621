import deskWords from '@scriptcat/content/server/desk';
import reportWords from '@scriptcat/content/server/report';
import {fill, inLanguage, type LanguageTag, languageTags, type Params} from '@scriptcat/contract';
import type {Child} from 'hono/jsx';
import {chartRules} from '../html/charts';
import {createLook, LanguageLink, pageResponse} from '../html/page';
import type {Session} from './auth';

type DeskText = keyof (typeof deskWords & typeof reportWords)[LanguageTag];

/** The desk in one language. */
export interface Desk {
  locale: LanguageTag;
  /** `/desk` or `/desk/en`. */
  base: string;
  text: (key: DeskText, values?: Params) => string;
}

export function createDesk(locale: LanguageTag): Desk {
  const texts = {...reportWords[locale], ...deskWords[locale]};
  return {
    locale,
    base: `/desk${inLanguage('', locale)}`,
    text: (key, values = {}) => fill(texts[key], values),
  };
}

const look = createLook(`${chartRules}
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
`);

/** Hidden fields of a form. */
export const Hidden = ({fields}: {fields: Record<string, string>}) => (
  <>
    {Object.entries(fields).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
  </>
);

interface HeaderProps {
  desk: Desk;
  session: Session | undefined;
  path: string;
}

const parts = {'/': 'overview', '/survey/': 'surveyTexts', '/votes/': 'pageTexts'} as const;

const Header = ({desk: {base, locale, text}, session, path}: HeaderProps) => (
  <header>
    {session && (
      <nav aria-label={text('title')} class="actions">
        {Object.entries(parts).map(([to, key]) => (
          <a href={base + to} aria-current={path.split('?')[0] === to ? 'page' : undefined}>
            {text(key)}
          </a>
        ))}
      </nav>
    )}
    {languageTags
      .filter((other) => other !== locale)
      .map((other) => (
        <LanguageLink locale={other} href={createDesk(other).base + path} />
      ))}
    {session && (
      <form method="post" action={`${base}/logout`}>
        <Hidden fields={{csrf: session.csrf}} />
        <button type="submit">{text('logOut')}</button>
      </form>
    )}
  </header>
);

interface PageOptions {
  status?: number;
  /** Of the page; the desk's own comes after it. */
  title: string;
  body: Child;
  session?: Session;
  /** The address behind the base, for the links to other languages and parts. */
  path?: string;
  headers?: Record<string, string>;
}

/** A page of the desk: not stored by caches, not listed by search engines. */
export function deskPage(desk: Desk, options: PageOptions): Response {
  const {status, title, body, session, path = '/', headers} = options;
  const header = <Header desk={desk} session={session} path={path} />;
  return pageResponse(
    look,
    {lang: desk.locale, title, owner: desk.text('title'), header, body},
    {
      status,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        ...headers,
      },
    },
  );
}
