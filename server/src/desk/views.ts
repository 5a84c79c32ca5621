import deskWords from '@scriptcat/content/server/desk';
import {fill, inLanguage, type LanguageTag} from '@scriptcat/contract';
import {type Html, html, languageLinks, pageResponse} from '../html/page';
import {aboutOf, type Entry, type Kind, textOf} from '../report/entries';
import {partHtml} from '../report/html';
import {pagePart, surveyPart} from '../report/parts';
import type {Report} from '../report/report';

/** Periods of the overview; 0 is everything. */
export const periods = [4, 12, 26, 52, 0] as const;
export const states = ['open', 'done', 'all'] as const;

export interface Filter {
  state: (typeof states)[number];
  query: string;
}

export const filterQuery = ({state, query}: Filter) => `?${new URLSearchParams({q: query, state})}`;

/** `/desk` or `/desk/en`. */
export const baseIn = (language: LanguageTag) => `/desk${inLanguage('', language)}`;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

/** Options by their values. */
const select = (name: string, label: string, value: unknown, options: [unknown, string][]) =>
  html`<label>${label}<select name="${name}">${options.map(
    ([option, text]) =>
      html`<option value="${option}"${option === value ? ' selected' : ''}>${text}</option>`,
  )}</select></label>`;

const problemLine = (problem?: string) =>
  problem && html`<p class="problem" role="alert">${problem}</p>`;

export function loginForm(language: LanguageTag, problem?: string): Html {
  const text = deskWords[language];
  return html`${problemLine(problem)}
<form class="fields" method="post" action="${baseIn(language)}/login">
<label>${text.token}<input type="password" name="token" required autocomplete="current-password"></label>
<button class="main">${text.logIn}</button></form>`;
}

export const problemBody = (language: LanguageTag, problem: string) =>
  html`${problemLine(problem)}<p><a href="${baseIn(language)}/">${deskWords[language].overview}</a></p>`;

export function overviewBody(report: Report, weeks: number, language: LanguageTag): Html {
  const text = deskWords[language];
  const base = baseIn(language);
  const linkTo = (page: string) => `${base}/votes/${filterQuery({query: page, state: 'all'})}`;
  const choices = periods.map((count): [number, string] => [
    count,
    count === 0 ? text.everything : fill(text.weeks, {count}),
  ]);
  const [survey, pages] = [surveyPart(report, language), pagePart(report, language)];
  return html`<form class="fields" action="${base}/">
${select('weeks', text.period, weeks, choices)}
<button>${text.apply}</button></form>
<h2>${survey.title}</h2>${partHtml(survey, {language})}
<h2>${pages.title}</h2>${partHtml(pages, {language, linkTo})}`;
}

export interface ListOptions {
  kind: Kind;
  filter: Filter;
  language: LanguageTag;
}

function entryCard(entry: Entry, {kind, filter, language}: ListOptions): Html {
  const text = deskWords[language];
  const list = `${baseIn(language)}/${kind}/`;
  const isDone = entry.doneAt !== undefined;
  const time = new Date(entry.receivedAt).toISOString();
  // The filter goes along, so that the answer leads back to the same list.
  const fields = {id: entry.id, q: filter.query, state: filter.state};
  return html`<article class="entry"${isDone ? ' data-done' : ''} aria-label="${entry.id}">
<p class="muted"><time datetime="${time}">${time.slice(0, 16).replace('T', ' ')}</time>${['', ...aboutOf(entry, language)].join(' · ')}</p>
<p class="text" dir="auto">${textOf(entry)}</p>
<div class="actions"><form method="post" action="${list}done">
${hidden({...fields, done: isDone ? 'no' : 'yes'})}
<button>${isDone ? text.markOpen : text.markDone}</button></form>
<details><summary>${text.delete}</summary><form method="post" action="${list}delete">${hidden(fields)}
<button>${text.deleteForGood}</button></form></details></div></article>`;
}

/** The latest texts of one kind, newest first, with a search and what can be done about each. */
export function listBody(entries: readonly Entry[], count: number, options: ListOptions): Html {
  const {kind, filter, language} = options;
  const text = deskWords[language];
  const list = `${baseIn(language)}/${kind}/`;
  const shown = entries.length;
  const choices = states.map((state): [string, string] => [state, text[state]]);
  return html`<form class="fields" action="${list}">
<label>${text.search}<input type="search" name="q" value="${filter.query}" maxlength="100"></label>
${select('state', text.state, filter.state, choices)}
<button>${text.apply}</button></form>
<p class="muted" role="status">${fill(count > shown ? text.foundMany : text.found, {count, shown})}</p>
<p>${text.export} <a href="${list}export?format=csv">CSV</a> · <a href="${list}export?format=json">JSON</a></p>
${entries.map((entry) => entryCard(entry, options))}`;
}

interface PageOptions {
  /** Of the page; the desk's own comes after it. */
  title: string;
  body: unknown;
  status?: number;
  /** The address behind the base; without one nobody is logged in, and there is nothing to go to. */
  path?: string;
  headers?: Record<string, string> | undefined;
}

/** A page of the desk: not stored by caches, not listed by search engines. */
export function deskPage(language: LanguageTag, options: PageOptions): Response {
  const {status, title, body, path, headers} = options;
  const text = deskWords[language];
  const base = baseIn(language);
  const parts = {'/': text.overview, '/survey/': text.surveyTexts, '/votes/': text.pageTexts};
  const links = Object.entries(parts).map(([to, name]) => {
    const current = path?.split('?')[0] === to ? html` aria-current="page"` : '';
    return html`<a href="${base + to}"${current}>${name}</a>`;
  });
  const header = html`<header>
${path && html`<nav aria-label="${text.title}" class="actions">${links}</nav>`}
${languageLinks(language, (other) => baseIn(other) + (path ?? '/'))}
${path && html`<form method="post" action="${base}/logout"><button>${text.logOut}</button></form>`}
</header>`;
  return pageResponse(
    {lang: language, title, owner: text.title, header, body},
    {status, headers: {...privately, 'referrer-policy': 'same-origin', ...headers}},
  );
}

/** What the desk answers is for one pair of eyes. */
export const privately = {'cache-control': 'no-store', 'x-robots-tag': 'noindex'};
