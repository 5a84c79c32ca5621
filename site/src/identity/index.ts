import words from '@scriptcat/content/site/identity';
import {fromEach} from '@scriptcat/contract';

/** Who we are and where we live. A fork rebrands by editing this folder alone. Checked 2026-08-21. */
const repository = 'https://github.com/scriptscat/scriptcat';
const docsRepository = 'https://github.com/scriptscat/scriptcat.org';

export const identity = {
  name: fromEach(words, ({name}) => name),
  tagline: fromEach(words, ({tagline}) => tagline),
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
