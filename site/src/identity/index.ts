import type {Localized} from '@scriptcat/contract';

/** Who we are and where we live. A fork rebrands by editing this file alone. Checked 2026-08-21. */
const repository = 'https://github.com/scriptscat/scriptcat';
const docsRepository = 'https://github.com/scriptscat/scriptcat.org';

const issueForm = (template: string) => `${repository}/issues/new?template=${template}.yaml`;

export const identity = {
  name: {'zh-Hans': '脚本猫', en: 'ScriptCat'},
  tagline: {
    'zh-Hans': '强大的浏览器脚本引擎，让浏览更丰富',
    en: 'A powerful browser script engine that makes browsing richer',
  },
  organisation: 'ScriptsCat',
  since: 2021,
  siteUrl: 'https://docs.scriptcat.org',
  repository,
  docsRepository,
  team: 'https://github.com/scriptscat',
  releases: `${repository}/releases`,
  issues: `${repository}/issues`,
  discussions: `${repository}/discussions`,
  examples: `${repository}/tree/main/example`,
  licence: `${repository}/blob/main/LICENSE`,
  contributorsGraph: `${repository}/graphs/contributors`,
  vulnerabilityReport: `${repository}/security/advisories/new`,
  contributing: {
    'zh-Hans': `${repository}/blob/main/docs/CONTRIBUTING_ZH.md`,
    en: `${repository}/blob/main/CONTRIBUTING.md`,
  },
  scriptStore: {
    'zh-Hans': 'https://scriptcat.org/search',
    en: 'https://scriptcat.org/en/search',
  },
  learnSite: 'https://learn.scriptcat.org/',
  forum: 'https://bbs.tampermonkey.net.cn/',
  chat: {discord: 'https://discord.gg/JF76nHCCM7', telegram: 'https://t.me/scriptscat'},
  sponsor: 'https://opencollective.com/scriptcat',
  policyContact: 'yz@ggnb.top',
} as const;

/** The issue forms of the extension's repository, by subject and language. */
export const issueForms = {
  bug: {'zh-Hans': issueForm('01_bug_report'), en: issueForm('11_bug_report_en')},
  compatibility: {
    'zh-Hans': issueForm('02_userscript_compatibility'),
    en: issueForm('12_userscript_compatibility_en'),
  },
  feature: {'zh-Hans': issueForm('03_feature_request'), en: issueForm('13_feature_request_en')},
  documentation: {
    'zh-Hans': issueForm('05_documentation'),
    en: issueForm('15_documentation_en'),
  },
  translation: {'zh-Hans': issueForm('06_translation'), en: issueForm('16_translation_en')},
} as const satisfies Record<string, Localized>;

/** A browser's extension store that carries ScriptCat. */
export interface Store {
  id: 'edge' | 'chrome' | 'firefox';
  browser: string;
  name: Localized;
  url: Localized;
  betaUrl: Localized;
}

const everywhere = (url: string): Localized => ({'zh-Hans': url, en: url});

export const stores = [
  {
    id: 'edge',
    browser: 'Edge',
    name: {'zh-Hans': 'Edge 加载项', en: 'Edge Add-ons'},
    url: everywhere(
      'https://microsoftedge.microsoft.com/addons/detail/scriptcat/liilgpjgabokdklappibcjfablkpcekh',
    ),
    betaUrl: everywhere(
      'https://microsoftedge.microsoft.com/addons/detail/scriptcat-beta/nimmbghgpcjmeniofmpdfkofcedcjpfi',
    ),
  },
  {
    id: 'chrome',
    browser: 'Chrome',
    name: {'zh-Hans': 'Chrome 应用商店', en: 'Chrome Web Store'},
    url: everywhere(
      'https://chromewebstore.google.com/detail/scriptcat/ndcooeababalnlpkfedmmbbbgkljhpjf',
    ),
    betaUrl: everywhere(
      'https://chromewebstore.google.com/detail/scriptcat-beta/jaehimmlecjmebpekkipmpmbpfhdacom',
    ),
  },
  {
    id: 'firefox',
    browser: 'Firefox',
    name: {'zh-Hans': 'Firefox 附加组件', en: 'Firefox Add-ons'},
    url: {
      'zh-Hans': 'https://addons.mozilla.org/zh-CN/firefox/addon/scriptcat/',
      en: 'https://addons.mozilla.org/en/firefox/addon/scriptcat/',
    },
    betaUrl: {
      'zh-Hans': 'https://addons.mozilla.org/zh-CN/firefox/addon/scriptcat-pre/',
      en: 'https://addons.mozilla.org/en/firefox/addon/scriptcat-pre/',
    },
  },
] as const satisfies readonly Store[];
