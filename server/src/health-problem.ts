/** What is wrong in words that may be shown to anybody: no address, no path, nothing typed. */
export class HealthProblem extends Error {
  override readonly name = 'HealthProblem';
}
