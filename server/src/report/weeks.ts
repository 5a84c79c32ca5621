export interface Week<Name extends string> {
  /** The Monday it begins on, as a date in UTC. */
  monday: string;
  count: number;
  by: Record<Name, number>;
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

// 1970-01-01 was a Thursday: three days make the first Monday.
const mondayOf = (time: number) => Math.floor((time + 3 * dayMs) / weekMs) * weekMs - 3 * dayMs;

/** The date in UTC. */
export const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Every count at 0, so that empty ones are listed too. */
export const noCounts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Counts per week, including empty weeks between the first and the last. */
export function countWeeks<Name extends string>(names: readonly Name[]) {
  const byWeek = new Map<number, Record<Name, number>>();
  return {
    add(time: number, name: Name): void {
      const monday = mondayOf(time);
      const counts = byWeek.get(monday) ?? noCounts(names);
      counts[name] += 1;
      byWeek.set(monday, counts);
    },
    rows(): Week<Name>[] {
      const rows: Week<Name>[] = [];
      const mondays = [...byWeek.keys()];
      const last = Math.max(...mondays);
      for (let monday = Math.min(...mondays); monday <= last; monday += weekMs) {
        const by = byWeek.get(monday) ?? noCounts(names);
        const count = names.reduce((sum, name) => sum + by[name], 0);
        rows.push({monday: toDate(monday), count, by});
      }
      return rows;
    },
  };
}
