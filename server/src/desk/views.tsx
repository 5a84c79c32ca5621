import {PagePart, SurveyPart} from '../report/html';
import type {PageReport} from '../report/page-report';
import type {Report} from '../report/report';
import {aboutOf, type Entry, type Filter, type Kind, states, textOf} from './entries';
import {type Desk, Hidden} from './page';

/** Periods of the overview; 0 is everything. */
export const periods = [4, 12, 26, 52, 0] as const;
export type Weeks = (typeof periods)[number];

interface SelectProps<Value extends string | number> {
  name: string;
  label: string;
  value: Value;
  options: readonly Value[];
  show: (option: Value) => string;
}

const Select = <Value extends string | number>(props: SelectProps<Value>) => (
  <label>
    {props.label}
    <select name={props.name}>
      {props.options.map((option) => (
        <option value={option} selected={option === props.value}>
          {props.show(option)}
        </option>
      ))}
    </select>
  </label>
);

export const Problem = ({children}: {children: string}) => (
  <p class="problem" role="alert">
    {children}
  </p>
);

export const LoginForm = ({desk: {text, base}, problem}: {desk: Desk; problem?: string}) => (
  <>
    {problem && <Problem>{problem}</Problem>}
    <form class="fields" method="post" action={`${base}/login`}>
      <label>
        {text('token')}
        <input type="password" name="token" required autocomplete="current-password" />
      </label>
      <button type="submit" class="main">
        {text('logIn')}
      </button>
    </form>
  </>
);

interface OverviewProps {
  desk: Desk;
  weeks: Weeks;
  survey: Report;
  pages: PageReport;
}

/** Charts and tables of everything that was collected in a period. */
export const OverviewView = ({desk: {text, base, locale}, weeks, survey, pages}: OverviewProps) => (
  <>
    <form class="fields" action={`${base}/`}>
      <Select
        name="weeks"
        label={text('period')}
        value={weeks}
        options={periods}
        show={(count) => (count === 0 ? text('everything') : text('weeks', {count}))}
      />
      <button type="submit">{text('apply')}</button>
    </form>
    <h2>{text('survey')}</h2>
    <SurveyPart report={survey} locale={locale} />
    <h2>{text('pages')}</h2>
    <PagePart
      report={pages}
      locale={locale}
      showPage={({page}) => (
        <a href={`${base}/votes/?${new URLSearchParams({q: page, state: 'all'})}`}>{page}</a>
      )}
    />
  </>
);

/** Which list is shown, and what its forms need. */
export interface ListOptions {
  kind: Kind;
  filter: Filter;
  csrf: string;
}

interface EntryProps extends ListOptions {
  desk: Desk;
  entry: Entry;
}

function EntryCard({desk, kind, filter: {query, state}, csrf, entry}: EntryProps) {
  const {text, base} = desk;
  const isDone = entry.doneAt !== undefined;
  const time = new Date(entry.receivedAt).toISOString();
  // The filter goes along, so that the answer leads back to the same list.
  const fields = {csrf, id: entry.id, q: query, state};
  return (
    <article class="entry" data-done={isDone || undefined} aria-label={entry.id}>
      <p class="muted">
        <time datetime={time}>{time.slice(0, 16).replace('T', ' ')}</time>
        {['', ...aboutOf(entry, desk.locale)].join(' · ')}
      </p>
      <p class="text" dir="auto">
        {textOf(entry)}
      </p>
      <div class="actions">
        <form method="post" action={`${base}/${kind}/done`}>
          <Hidden fields={{...fields, done: isDone ? 'no' : 'yes'}} />
          <button type="submit">{text(isDone ? 'markOpen' : 'markDone')}</button>
        </form>
        <details>
          <summary>{text('delete')}</summary>
          <form method="post" action={`${base}/${kind}/delete`}>
            <Hidden fields={fields} />
            <button type="submit">{text('deleteForGood')}</button>
          </form>
        </details>
      </div>
    </article>
  );
}

interface ListProps extends Omit<EntryProps, 'entry'> {
  /** The latest, newest first. */
  entries: readonly Entry[];
  count: number;
}

/** The texts of one kind, with a search and what can be done about each. */
export function EntryList({entries, count, ...props}: ListProps) {
  const {desk, kind, filter} = props;
  const {text, base} = desk;
  const shown = entries.length;
  return (
    <>
      <form class="fields" action={`${base}/${kind}/`}>
        <label>
          {text('search')}
          <input type="search" name="q" value={filter.query} maxlength={100} />
        </label>
        <Select
          name="state"
          label={text('state')}
          value={filter.state}
          options={states}
          show={text}
        />
        <button type="submit">{text('apply')}</button>
      </form>
      <p class="muted" role="status">
        {text(count > shown ? 'foundMany' : 'found', {count, shown})}
      </p>
      <p>
        {text('export')} <a href={`${base}/${kind}/export?format=csv`}>CSV</a>
        {' · '}
        <a href={`${base}/${kind}/export?format=json`}>JSON</a>
      </p>
      {entries.map((entry) => (
        <EntryCard {...props} entry={entry} />
      ))}
    </>
  );
}
