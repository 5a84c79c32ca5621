import issueForms from '@scriptcat/content/site/issue-forms';
import type {Localized, Reason} from '@scriptcat/contract';

interface HelpLink {
  label: Localized;
  /** A page of this site, or an address elsewhere by language. */
  to?: string;
  href?: Localized;
}

interface ReasonHelp {
  /** What most often solves it, in one or two sentences. */
  advice: Localized;
  link: HelpLink;
  /** Where it can be reported, for the reasons that concern the developers. */
  report?: HelpLink;
}

/** For each reason the one piece of help that most often changes something. */
export const reasonHelp: Readonly<Record<Reason, ReasonHelp>> = {
  bugs: {
    advice: {
      'zh-Hans':
        '脚本完全不运行，多半是浏览器还没有允许用户脚本：Chrome 138 和 Edge 144 起，要在扩展详情页打开一个开关。',
      en: 'If no script runs at all, the browser most likely does not allow userscripts yet: since Chrome 138 and Edge 144 there is a switch on the extension’s details page.',
    },
    link: {label: {'zh-Hans': '查看设置方法', en: 'Show me the switch'}, to: '/docs/use/open-dev/'},
    report: {
      label: {'zh-Hans': '在 GitHub 上报告问题', en: 'Report the problem on GitHub'},
      href: issueForms.bug,
    },
  },
  no_need: {
    advice: {
      'zh-Hans': '偶尔才用？不必卸载：弹窗顶部的开关可以暂停所有网页脚本，需要时再打开。',
      en: 'Only need it now and then? The switch at the top of the popup pauses every page script until you turn it on again.',
    },
    link: {label: {'zh-Hans': '了解弹窗', en: 'About the popup'}, to: '/docs/use/popup/'},
  },
  features: {
    advice: {
      'zh-Hans': '你要的功能也许已经有了，只是换了个名字。没有的话，请告诉开发者。',
      en: 'It may already be there under another name. If it is not, tell the developers.',
    },
    link: {
      label: {'zh-Hans': '浏览全部功能', en: 'See what it can do'},
      to: '/docs/about/#features',
    },
    report: {
      label: {'zh-Hans': '在 GitHub 上提出功能建议', en: 'Suggest the feature on GitHub'},
      href: issueForms.feature,
    },
  },
  alternative: {
    advice: {
      'zh-Hans': '如果是从别的管理器搬来时丢了脚本或数据，多数可以用备份文件重新导入。',
      en: 'If scripts or data got lost on the way from another manager, a backup file usually brings them over.',
    },
    link: {
      label: {'zh-Hans': '查看迁移指南', en: 'Read the migration guide'},
      to: '/docs/use/from-other/',
    },
  },
  other: {
    advice: {
      'zh-Hans': '许多疑问在常见问题里有现成的答案。',
      en: 'Many questions have a ready answer in the FAQ.',
    },
    link: {label: {'zh-Hans': '打开常见问题', en: 'Open the FAQ'}, to: '/docs/use/QA/'},
  },
};

/** Help that suits everybody, for the sidebar. */
export const helpLinks: readonly HelpLink[] = [
  {
    label: {'zh-Hans': '脚本不运行：允许用户脚本', en: 'Scripts do not run: allow userscripts'},
    to: '/docs/use/open-dev/',
  },
  {label: {'zh-Hans': '常见问题', en: 'Frequently asked questions'}, to: '/docs/use/QA/'},
  {
    label: {'zh-Hans': '从其他脚本管理器迁移', en: 'Moving from another script manager'},
    to: '/docs/use/from-other/',
  },
  {label: {'zh-Hans': '同步与备份', en: 'Sync and backup'}, to: '/docs/use/sync/'},
];
