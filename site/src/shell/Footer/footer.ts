import type {Localized} from '@scriptcat/contract';
import {identity} from '@site/src/identity';

/** A footer entry: `to` stays on the site and in the reader's language, `href` leaves it. */
export type FooterLink = {label: Localized; badge?: Localized} & (
  | {to: string; href?: never}
  | {href: Localized | string; to?: never}
);

export interface FooterColumn {
  title: Localized;
  links: readonly FooterLink[];
}

const link = {
  features: {label: {'zh-Hans': '功能介绍', en: 'Features'}, to: '/docs/use/use/'},
  changelog: {label: {'zh-Hans': '更新日志', en: 'Changelog'}, to: '/docs/change/'},
  development: {label: {'zh-Hans': '开发文档', en: 'Development docs'}, to: '/docs/dev/'},
  api: {label: {'zh-Hans': 'API 参考', en: 'API reference'}, to: '/docs/dev/api/'},
  // The lower-case address is public; the server answers it with the page at /docs/use/QA/.
  faq: {label: {'zh-Hans': '常见问题', en: 'FAQ'}, to: '/docs/use/qa/'},
  privacy: {label: {'zh-Hans': '隐私政策', en: 'Privacy policy'}, to: '/docs/use/policy/privacy/'},
  terms: {label: {'zh-Hans': '使用条款', en: 'Terms of use'}, to: '/docs/use/policy/disclaimer/'},
  store: {label: {'zh-Hans': '脚本站', en: 'Script store'}, href: identity.scriptStore},
  examples: {label: {'zh-Hans': '示例脚本', en: 'Example scripts'}, href: identity.examples},
  forum: {label: {'zh-Hans': '油猴中文网论坛', en: 'Forum (Chinese)'}, href: identity.forum},
  discord: {label: {'zh-Hans': 'Discord 社区', en: 'Discord'}, href: identity.chat.discord},
  telegram: {label: {'zh-Hans': 'Telegram 群', en: 'Telegram'}, href: identity.chat.telegram},
  repository: {
    label: {'zh-Hans': '源代码仓库', en: 'Source repository'},
    href: identity.repository,
  },
  contributing: {
    label: {'zh-Hans': '贡献指南', en: 'Contributing guide'},
    href: identity.contributing,
  },
  issues: {label: {'zh-Hans': '问题反馈', en: 'Issues'}, href: identity.issues},
  licence: {label: {'zh-Hans': '开源许可证', en: 'Licence'}, href: identity.licence},
  team: {
    label: {'zh-Hans': '团队', en: 'Team'},
    href: identity.team,
    badge: {'zh-Hans': '招募中', en: 'Recruiting'},
  },
} as const satisfies Record<string, FooterLink>;

/** Home page and survey. */
export const fullFooter: readonly FooterColumn[] = [
  {
    title: {'zh-Hans': '产品', en: 'Product'},
    links: [link.features, link.changelog, link.store, link.licence],
  },
  {
    title: {'zh-Hans': '资源', en: 'Resources'},
    links: [link.development, link.api, link.examples, link.faq, link.privacy, link.terms],
  },
  {
    title: {'zh-Hans': '社区', en: 'Community'},
    links: [
      link.forum,
      link.discord,
      link.telegram,
      link.repository,
      link.contributing,
      link.issues,
      link.team,
    ],
  },
];

/** Documentation pages. */
export const compactFooter: readonly FooterColumn[] = [
  {
    title: {'zh-Hans': '文档', en: 'Documentation'},
    links: [link.features, link.development, link.api, link.faq],
  },
  {
    title: {'zh-Hans': '社区', en: 'Community'},
    links: [link.forum, link.discord, link.repository, link.issues],
  },
  {
    title: {'zh-Hans': '更多', en: 'More'},
    links: [link.changelog, link.store, link.privacy, link.terms, link.team],
  },
];

/** Sentence under the footer's name. */
export const footerDescription: Localized = identity.tagline;
