import {escapeHtml, reasonLabels} from '@scriptcat/contract';
import type {StoredFeedback, StoredVote} from '../store';
import type {Session} from './auth';
import {csrfField, type Desk} from './page';

export const kinds = ['survey', 'votes'] as const;
export type Kind = (typeof kinds)[number];
export type Entry = StoredFeedback | StoredVote;

export const states = ['open', 'done', 'all'] as const;

/** What of the texts is to be seen. */
export interface Filter {
  state: (typeof states)[number];
  query: string;
}

export interface Found {
  /** The latest of them, newest first. */
  entries: readonly Entry[];
  count: number;
}

const MAX_SHOWN = 100;

const textOf = (entry: Entry) => ('page' in entry ? entry.text : entry.feedback)?.trim() ?? '';

/** What an entry says besides its text. */
const aboutOf = (entry: Entry, {locale, text}: Desk): string[] =>
  'page' in entry
    ? [entry.page, text(entry.helpful), entry.locale]
    : [
        reasonLabels[entry.reason][locale],
        ...[entry.locale, entry.version, entry.browser, entry.channel].filter(
          (part) => part !== undefined,
        ),
      ];

/** Looks through entries as they are read, keeping only those that are shown. */
export async function findTexts(
  entries: AsyncIterable<Entry>,
  {state, query}: Filter,
  desk: Desk,
): Promise<Found> {
  const wanted = query.toLowerCase();
  const latest: Entry[] = [];
  let count = 0;
  for await (const entry of entries) {
    const text = textOf(entry);
    if (!text || (state !== 'all' && (state === 'done') !== (entry.doneAt !== undefined))) continue;
    const whole = [text, ...aboutOf(entry, desk)].join('\n').toLowerCase();
    if (!whole.includes(wanted)) continue;
    count += 1;
    latest.push(entry);
    if (latest.length > MAX_SHOWN) latest.shift();
  }
  return {entries: latest.reverse(), count};
}

interface ListOptions {
  kind: Kind;
  filter: Filter;
  found: Found;
  session: Session;
}

function entryCard(desk: Desk, entry: Entry, {kind, filter, session}: ListOptions): string {
  const {text, base} = desk;
  const isDone = entry.doneAt !== undefined;
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  // So that the way back leads to the same list.
  const fields = `${csrfField(session)}${hidden('id', entry.id)}${hidden('q', filter.query)}${hidden('state', filter.state)}`;
  const time = new Date(entry.receivedAt).toISOString();
  const about = aboutOf(entry, desk).map(escapeHtml).join(' · ');
  return `<article class="entry"${isDone ? ' data-done' : ''} aria-label="${entry.id}">
<p class="muted"><time datetime="${time}">${time.slice(0, 16).replace('T', ' ')}</time> · ${about}</p>
<p class="said" dir="auto">${escapeHtml(textOf(entry))}</p>
<div class="actions">
<form method="post" action="${base}/${kind}/done">${fields}${hidden('done', isDone ? 'no' : 'yes')}<button>${text(isDone ? 'markOpen' : 'markDone')}</button></form>
<details><summary>${text('delete')}</summary><form method="post" action="${base}/${kind}/delete">${fields}<button>${text('deleteForGood')}</button></form></details>
</div>
</article>`;
}

/** The texts of one kind, with a search and what can be done about each. */
export function renderEntries(desk: Desk, options: ListOptions): string {
  const {text, base} = desk;
  const {kind, filter, found} = options;
  const option = (state: Filter['state']) =>
    `<option value="${state}"${state === filter.state ? ' selected' : ''}>${text(state)}</option>`;
  const isCut = found.count > found.entries.length;
  const exports = ['csv', 'json'].map(
    (format) => `<a href="${base}/${kind}/export?format=${format}">${format.toUpperCase()}</a>`,
  );
  return `<form class="fields" action="${base}/${kind}/">
<label>${text('search')}<input type="search" name="q" value="${escapeHtml(filter.query)}" maxlength="100"></label>
<label>${text('state')}<select name="state">${states.map(option).join('')}</select></label>
<button>${text('apply')}</button>
</form>
<p class="muted" role="status">${text(isCut ? 'foundMany' : 'found', {count: found.count, shown: MAX_SHOWN})}</p>
<p>${text('export')} ${exports.join(' · ')}</p>
${found.entries.map((entry) => entryCard(desk, entry, options)).join('\n')}`;
}
