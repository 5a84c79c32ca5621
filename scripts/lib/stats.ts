type Figure = 'users' | 'stars';
type Figures = Partial<Record<Figure, number>>;
type Stats = Record<string, {value: number; date: string}>;

/** Figures, where they are and under which name. The Chrome store and the script site have no API. */
const sources: readonly [figure: Figure, url: string, field: string][] = [
  ['stars', 'https://api.github.com/repos/scriptscat/scriptcat', 'stargazers_count'],
  [
    'users',
    'https://microsoftedge.microsoft.com/addons/getproductdetailsbycrxid/liilgpjgabokdklappibcjfablkpcekh',
    'activeInstallCount',
  ],
  ['users', 'https://addons.mozilla.org/api/v5/addons/addon/scriptcat/', 'average_daily_users'],
];

type Fetch = (url: string) => Promise<{ok: boolean; status: number; json(): Promise<unknown>}>;

/**
 * Requests every source. Figures with the same name are added up, or left out if one is missing.
 */
export async function fetchFigures(ask: Fetch): Promise<{figures: Figures; problems: string[]}> {
  const figures: Figures = {};
  const problems: string[] = [];
  const incomplete = new Set<Figure>();
  for (const [figure, url, field] of sources) {
    try {
      const answer = await ask(url);
      const value = ((await answer.json()) as Record<string, unknown>)[field];
      if (!answer.ok || typeof value !== 'number') throw new Error(`status ${answer.status}`);
      figures[figure] = (figures[figure] ?? 0) + value;
    } catch (cause) {
      problems.push(`${url}: no ${field} (${cause instanceof Error ? cause.message : cause})`);
      incomplete.add(figure);
    }
  }
  for (const figure of incomplete) delete figures[figure];
  return {figures, problems};
}

/** Replaces the figures that were found. The others keep their value and date. */
export function withFigures(stats: Stats, figures: Figures, date: string): Stats {
  const found = Object.entries(figures).map(([name, value]) => [name, {value, date}]);
  return {...stats, ...Object.fromEntries(found)};
}
