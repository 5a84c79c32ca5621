/*
 * The first tools used to be parts of one page, and of the metadata reference. Links to that page with the state of a tool, or with
 * its anchor, lead to the page the tool has now. Newer tools need no row.
 */
const pages: Record<string, string> = {
  rules: 'match',
  urls: 'match',
  '#match-lab': 'match',
  cron: 'cron',
  '#cron-lab': 'cron',
  script: 'header',
  header: 'header',
  '#header-checker': 'header',
  config: 'config',
  '#config-preview': 'config',
  migrate: 'header',
  from: 'header',
  '#migration-check': 'header',
  sample: 'playground',
  code: 'playground',
  '#playground': 'playground',
};

const {pathname, search, hash} = location;
const [, root, tool] = /^(.*\/docs\/dev\/)(?:meta\/|tools\/(?:([a-z]+)\/)?)$/.exec(pathname) ?? [];
if (root && search) {
  const names = [...new URLSearchParams(search).keys(), hash];
  const page = names.map((name) => pages[name]).find(Boolean);
  if (!tool && page) location.replace(`${root}tools/${page}/${search}`);
  // The worked example in the page is another case than the one the link is about.
  else if (tool) document.documentElement.dataset.toolState = '';
}
