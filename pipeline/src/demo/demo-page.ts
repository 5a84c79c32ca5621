/** One demo page: folder, title and the HTML of its main part. */
export interface DemoPage {
  path: string;
  title: string;
  summary: string;
  main: string;
  /** A policy stricter than the site's own. */
  policy?: string;
}
