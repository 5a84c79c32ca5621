import * as v from 'valibot';

/** Whether the date exists: `Date` reads 31 February as 3 March. */
const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

export const Day = v.pipe(v.string(), v.check(isDay, 'write a day as 2026-11-09.'));
