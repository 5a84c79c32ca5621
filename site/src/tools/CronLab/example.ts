/** Expressions that show something worth knowing. */
export const cronExamples = [
  '30 8 * * 1-5',
  '* 9-18 once * *',
  '*/15 * * * *',
  '0 9 13 * 5',
  '0 0 30 2 *',
];
