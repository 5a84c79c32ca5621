import type texts from '@scriptcat/content/texts/shell/footer';
import identity from '@scriptcat/content/texts/site/identity';

type LinkName = keyof (typeof texts)['links'];

/** Where the links lead: a path stays on the site and in the reader's language. */
export const footerLinks: Readonly<Record<LinkName, string>> = {
  features: '/docs/use/use/',
  changelog: '/docs/change/',
  development: '/docs/dev/',
  api: '/docs/dev/api/',
  // The lower-case address is public; the server answers it with the page at /docs/use/QA/.
  faq: '/docs/use/qa/',
  privacy: '/docs/use/policy/privacy/',
  terms: '/docs/use/policy/disclaimer/',
  store: identity.scriptStore,
  examples: identity.examples,
  forum: identity.forum,
  discord: identity.chat.discord,
  telegram: identity.chat.telegram,
  repository: identity.repository,
  contributing: identity.contributing,
  issues: identity.issues,
  licence: identity.licence,
  team: identity.team,
};

export interface FooterColumn {
  title: keyof (typeof texts)['columns'];
  links: readonly LinkName[];
}

/** Home page and survey. */
export const fullFooter: readonly FooterColumn[] = [
  {title: 'product', links: ['features', 'changelog', 'store', 'licence']},
  {title: 'resources', links: ['development', 'api', 'examples', 'faq', 'privacy', 'terms']},
  {
    title: 'community',
    links: ['forum', 'discord', 'telegram', 'repository', 'contributing', 'issues', 'team'],
  },
];

/** Documentation pages. */
export const compactFooter: readonly FooterColumn[] = [
  {title: 'documentation', links: ['features', 'development', 'api', 'faq']},
  {title: 'community', links: ['forum', 'discord', 'repository', 'issues']},
  {title: 'more', links: ['changelog', 'store', 'privacy', 'terms', 'team']},
];
