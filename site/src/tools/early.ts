/*
 * Every tool used to be a part of one page. Links to that page, with an anchor or with the state of
 * a tool, lead to the page the tool has now.
 */
const byAnchor: Record<string, string> = {
  '#match-lab': 'match',
  '#cron-lab': 'cron',
  '#header-checker': 'header',
  '#config-preview': 'config',
  '#migration-check': 'migrate',
  '#playground': 'playground',
};
const byState: Record<string, string> = {
  rules: 'match',
  urls: 'match',
  cron: 'cron',
  script: 'header',
  header: 'header',
  config: 'config',
  migrate: 'migrate',
  from: 'migrate',
  sample: 'playground',
  code: 'playground',
};

const {pathname, search, hash} = location;
const [, root, tool] = /^(.*\/docs\/dev\/tools\/)(?:([a-z]+)\/)?$/.exec(pathname) ?? [];
if (root) {
  const states = Array.from(new URLSearchParams(search).keys(), (name) => byState[name]);
  const state = states.find(Boolean);
  const page = (search ? state : undefined) ?? (search ? byAnchor[hash] : undefined);
  if (!tool && page) location.replace(`${root}${page}/${search}`);
  // The worked example in the page is another case than the one the link is about.
  else if (tool && state) document.documentElement.dataset.toolState = '';
}
