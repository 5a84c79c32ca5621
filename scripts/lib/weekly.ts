/** One topic of the weekly report: tasks, or why it was skipped. */
export interface Subject {
  name: string;
  todo: readonly string[];
  skipped?: string;
}

const dayLength = 86_400_000;
const maxFigureAge = 60;

/** Figures of the home page that are too old. */
export function oldFigures(stats: Readonly<Record<string, {date: string}>>, now: number): string[] {
  return Object.entries(stats)
    .map(([name, {date}]) => ({name, days: Math.floor((now - Date.parse(date)) / dayLength)}))
    .filter(({days}) => days > maxFigureAge)
    .map(({name, days}) => `"${name}" is ${days} days old: npm run stats:refresh`);
}

interface PageVotes {
  page: string;
  yes: number;
  no: number;
  texts?: readonly {text?: string | null}[];
}

const minUnhelpful = 3;

/** Pages with more negative than positive votes, with their comments. */
export function unhelpfulPages(pages: readonly PageVotes[]): string[] {
  return pages
    .filter(({yes, no}) => no >= minUnhelpful && no > yes)
    .map(({page, yes, no, texts = []}) => {
      const said = texts.flatMap(({text}) => (text ? [`\n    “${text}”`] : []));
      return `${page}: ${no} no, ${yes} yes${said.join('')}`;
    });
}

/** The report as one list. Topics without tasks are named at the end. */
export function printRound(subjects: readonly Subject[]): string {
  const open = subjects.filter(({todo}) => todo.length > 0);
  const parts = open.map(({name, todo}) => [name, ...todo.map((text) => `  - ${text}`)].join('\n'));
  const skipped = subjects.flatMap(({name, skipped: why}) =>
    why ? [`${name}: not looked at, ${why}`] : [],
  );
  const fine = subjects
    .filter(({todo, skipped: why}) => todo.length === 0 && !why)
    .map(({name}) => name);
  const count = open.reduce((sum, {todo}) => sum + todo.length, 0);
  return [
    ...parts,
    ...skipped,
    ...(fine.length > 0 ? [`These are fine: ${fine.join(', ')}`] : []),
    count === 1 ? '1 thing to do' : `${count} things to do`,
  ].join('\n\n');
}
