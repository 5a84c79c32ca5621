/** One demo page: its folder, its title and what stands in its main part. */
export interface DemoPage {
  path: string;
  title: string;
  summary: string;
  main: string;
  /** A policy stricter than the site's own. */
  policy?: string;
}
