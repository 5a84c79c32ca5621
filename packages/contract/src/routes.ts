/** Prefixes that some links use for the first language, which has none. */
export const needlessPrefixes = ['/zh-Hans', '/zh-CN', '/zh'] as const;

const needless = new RegExp(`^(?:${needlessPrefixes.join('|')})(?=/|$)`, 'i');

/**
 * Normalises a path for comparison: lower case, no final slash, no `.html`, no `/index`, no prefix
 * of the first language.
 */
export function looseKey(path: string): string {
  const bare = path
    .replace(needless, '')
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}

/** Every page the specification names, without its language prefix. */
export const documentedRoutes = [
  '/',
  '/search/',
  '/uninstall/',
  '/docs/',
  '/docs/about/',
  '/docs/script_installation/',
  '/docs/change/',
  '/docs/change/beta-changelog/',
  '/docs/change/v0.16/',
  '/docs/change/v0.17/',
  '/docs/change/v1.1/',
  '/docs/change/v1.2/',
  '/docs/dev/',
  '/docs/dev/api/',
  '/docs/dev/background/',
  '/docs/dev/cat-api/',
  '/docs/dev/cloudcat/',
  '/docs/dev/config/',
  '/docs/dev/meta/',
  '/docs/dev/subscribe/',
  '/docs/use/',
  '/docs/use/use/',
  '/docs/use/QA/',
  '/docs/use/sync/',
  '/docs/use/open-dev/',
  '/docs/use/install_comple/',
  '/docs/use/script_installation/',
  '/docs/use/from-other/',
  '/docs/use/from-other/migrate-from-tampermonkey/',
  '/docs/use/from-other/migrate-from-violentmonkey/',
  '/docs/use/policy/',
  '/docs/use/policy/disclaimer/',
  '/docs/use/policy/privacy/',
  '/docs/use/policy/privacy_website/',
] as const;

/** The overview that lists the entry of the reference at a path. Other paths stay as they are. */
export const overviewOf = (path: string): string =>
  path.replace(/(\/docs\/dev\/(?:api|cat-api|meta|errors)\/)[^/]+\/?$/, '$1');

/** A URL that released versions of the extension open. */
export interface ExtensionLink {
  /** The action that opens it. */
  opener: string;
  /** Language-neutral path, spelled as the extension spells it. */
  path: string;
  /** Example queries the extension appends, with their question mark. */
  queries?: readonly string[];
  /** Anchors the extension appends; `version` stands for any released version. */
  anchors?: readonly string[];
}

/**
 * The extension's link contract: installed copies open these URLs for years, so entries are never
 * removed.
 */
export const extensionLinks = [
  {opener: 'after installing', path: '/docs/use/install_comple'},
  {opener: 'after a stable update', path: '/docs/change/', anchors: ['version']},
  {opener: 'after a beta update', path: '/docs/change/beta-changelog/', anchors: ['version']},
  {opener: 'after uninstalling', path: '/uninstall'},
  {
    opener: 'user scripts are switched off',
    path: '/docs/use/open-dev/',
    queries: [
      '?userscript_enabled=false&userscript_permission=false&userscript_guard=developerMode',
      '?userscript_enabled=false&userscript_permission=null&userscript_guard=allowScript&browser=edge',
      '?userscript_enabled=true&userscript_permission=true&userscript_guard=none&browser=chrome',
    ],
    anchors: ['enable-developer-mode', 'allow-user-scripts'],
  },
  {
    opener: 'the popup asks for the permission',
    path: '/docs/use/open-dev/',
    queries: ['?browser=edge', '?browser=chrome', '?browser=firefox'],
  },
  {opener: 'a script address is opened', path: '/docs/script_installation/'},
  {opener: 'help menu, onboarding', path: '/docs/use/use/'},
  {opener: 'help menu', path: '/docs/dev/'},
  {opener: 'onboarding', path: '/docs/dev/background/'},
  {opener: 'onboarding', path: '/docs/dev/config/'},
  {opener: 'onboarding', path: '/docs/dev/subscribe/'},
  {opener: 'onboarding', path: '/docs/use/from-other/migrate-from-tampermonkey/'},
  {opener: 'storage was migrated', path: '/docs/change/v0.17/'},
  {opener: 'agent: models', path: '/docs/dev/agent/agent-model'},
  {opener: 'agent: install a skill', path: '/docs/dev/agent/agent-skill-install'},
  {opener: 'agent: MCP', path: '/docs/dev/agent/agent-mcp'},
  {opener: 'agent: tasks', path: '/docs/dev/agent/agent-task'},
  {opener: 'agent: files', path: '/docs/dev/agent/agent-opfs'},
  {opener: 'agent: overview', path: '/docs/dev/agent/agent'},
  {opener: 'agent: introduction', path: '/docs/dev/agent/'},
  {opener: 'external access', path: '/docs/use/external-access/'},
  {opener: 'export to the cloud', path: '/docs/dev/cloudcat/'},
  {
    opener: 'the install page explains a key',
    path: '/docs/dev/meta',
    anchors: [
      'run-at',
      'run-in',
      'early-start-v110',
      'inject-into',
      'storagename-',
      'background',
      'crontab',
      'match',
      'require-css',
    ],
  },
  {
    opener: 'the install page explains an API',
    path: '/docs/dev/cat-api',
    anchors: ['cat_userconfig', 'cat_filestorage', 'cat_scriptloaded'],
  },
] as const satisfies readonly ExtensionLink[];

/** Paths of the former site that other sites still link to, without language prefix. */
export const oldPublicPaths = [
  '/404.html',
  '/docs/about/',
  '/docs/change/beta-changelog/',
  '/docs/change/',
  '/docs/change/v0.16/',
  '/docs/change/v0.17/',
  '/docs/change/v1.1/',
  '/docs/change/v1.2/',
  '/docs/change/v1.3/',
  '/docs/change/v1.4/',
  '/docs/change/v1.5/',
  '/docs/dev/agent/agent-builtin-tools/',
  '/docs/dev/agent/agent-conversation/',
  '/docs/dev/agent/agent-dom/',
  '/docs/dev/agent/agent-mcp/',
  '/docs/dev/agent/agent-model/',
  '/docs/dev/agent/agent-opfs/',
  '/docs/dev/agent/agent-skill-dev/',
  '/docs/dev/agent/agent-skill-install/',
  '/docs/dev/agent/agent-skill/',
  '/docs/dev/agent/agent-task/',
  '/docs/dev/agent/',
  '/docs/dev/api/',
  '/docs/dev/background/',
  '/docs/dev/cat-api/',
  '/docs/dev/cloudcat/',
  '/docs/dev/config/',
  '/docs/dev/',
  '/docs/dev/meta/',
  '/docs/dev/subscribe/',
  '/docs/script_installation/',
  '/docs/sponsor/',
  '/docs/use/QA/',
  '/docs/use/from-other/migrate-from-tampermonkey/',
  '/docs/use/from-other/migrate-from-violentmonkey/',
  '/docs/use/',
  '/docs/use/install_comple/',
  '/docs/use/open-dev/',
  '/docs/use/policy/disclaimer/',
  '/docs/use/policy/privacy/',
  '/docs/use/policy/privacy_website/',
  '/docs/use/script_installation/',
  '/docs/use/sync/',
  '/docs/use/use/',
  '/docs/use/vscode/',
  '/',
  '/opensearch.xml',
  '/search/',
  '/uninstall/',
] as const;

/** An old path and the page that replaced it. */
export interface LegacyRedirect {
  from: string;
  to: string;
}

/** Redirects, valid in every language. A page at `from` takes precedence. */
export const legacyRedirects = [
  {from: '/docs/dev/backgroud/', to: '/docs/dev/background/'},
  {from: '/docs/dev/agent/agent/', to: '/docs/dev/agent/'},
  {from: '/docs/sponsor/', to: '/docs/about/'},
  {from: '/llms-full.txt', to: '/llms.txt'},
  {from: '/docs/use/conflicts/', to: '/docs/use/slow/'},
  {from: '/docs/use/more-questions/', to: '/docs/use/QA/'},
] as const satisfies readonly LegacyRedirect[];

/** Routes answered by code; everything else is a file of the built site. */
export const servicePrefixes = [
  '/api/',
  '/1/indexes/',
  '/icons/',
  '/demo/api/',
  '/healthz',
  '/mcp',
] as const;
