/** A query and the pages that answer it. */
export interface GoldenQuery {
  query: string;
  pages: readonly string[];
}

/** A golden query: what is typed, and the pages of which one has to be found. */
export const golden = (query: string, ...pages: (string | readonly string[])[]): GoldenQuery => ({
  query,
  pages: pages.flat(),
});

/** Questions and answers, and the pages that answer one of them at length. */
export const faq = [
  '/docs/use/QA/',
  '/docs/use/more-questions/',
  '/docs/use/rescue/',
  '/docs/use/moving/',
  '/docs/use/phone/',
];
/** The chapters of the user guide. */
export const guide = [
  '/docs/use/use/',
  '/docs/use/first-script/',
  '/docs/use/popup/',
  '/docs/use/scripts/',
  '/docs/use/editor/',
  '/docs/use/updates/',
  '/docs/use/background/',
  '/docs/use/subscriptions/',
  '/docs/use/settings/',
  '/docs/use/other-ways/',
  '/docs/use/phone/',
  '/docs/use/chinese-browsers/',
];
export const allow = '/docs/use/open-dev/';
export const installing = '/docs/use/script_installation/';
export const sync = '/docs/use/sync/';
export const trash = '/docs/use/trash/';
export const vscode = '/docs/use/vscode/';
export const external = '/docs/use/external-access/';
export const tampermonkey = '/docs/use/from-other/migrate-from-tampermonkey/';
export const violentmonkey = '/docs/use/from-other/migrate-from-violentmonkey/';
export const privacy = '/docs/use/policy/privacy/';
export const sitePrivacy = '/docs/use/policy/privacy_website/';
export const disclaimer = '/docs/use/policy/disclaimer/';
export const dev = '/docs/dev/';
export const api = '/docs/dev/api/';
export const cat = '/docs/dev/cat-api/';
export const meta = '/docs/dev/meta/';
export const background = '/docs/dev/background/';
export const config = '/docs/dev/config/';
export const subscribe = '/docs/dev/subscribe/';
export const cloudcat = '/docs/dev/cloudcat/';
export const compat = '/docs/dev/compat/';
export const agent = '/docs/dev/agent/';
export const changes = '/docs/change/';
export const beta = '/docs/change/beta-changelog/';
export const about = '/docs/about/';
export const migration = '/docs/use/from-other/';
export const policies = '/docs/use/policy/';
export const tools = '/docs/dev/tools/';
export const welcome = '/docs/use/install_comple/';
export const models = '/docs/dev/agent/agent-model/';
export const dom = '/docs/dev/agent/agent-dom/';
export const mcp = '/docs/dev/agent/agent-mcp/';
export const conversation = '/docs/dev/agent/agent-conversation/';
export const builtinTools = '/docs/dev/agent/agent-builtin-tools/';
export const skills = '/docs/dev/agent/agent-skill/';
export const skillDevelopment = '/docs/dev/agent/agent-skill-dev/';
export const skillInstallation = '/docs/dev/agent/agent-skill-install/';
export const tasks = '/docs/dev/agent/agent-task/';
export const workspace = '/docs/dev/agent/agent-opfs/';
export const v016 = '/docs/change/v0.16/';
export const v017 = '/docs/change/v0.17/';
export const v11 = '/docs/change/v1.1/';
export const v12 = '/docs/change/v1.2/';
export const v13 = '/docs/change/v1.3/';
export const v14 = '/docs/change/v1.4/';
export const v15 = '/docs/change/v1.5/';
