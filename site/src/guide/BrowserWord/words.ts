import type {Localized} from '@scriptcat/contract';

/** The browsers whose words differ; a phone means Edge for Android, the only one supported. */
export const guideBrowsers = ['chrome', 'edge', 'firefox', 'phone'] as const;
export type GuideBrowser = (typeof guideBrowsers)[number];

export const browserNames: Readonly<Record<GuideBrowser, Localized>> = {
  chrome: {'zh-Hans': 'Chrome', en: 'Chrome'},
  edge: {'zh-Hans': 'Edge', en: 'Edge'},
  firefox: {'zh-Hans': 'Firefox', en: 'Firefox'},
  phone: {'zh-Hans': '手机', en: 'Phone'},
};

type Word = {
  readonly mark: 'label' | 'address';
  readonly texts: Readonly<Partial<Record<GuideBrowser, Localized>>>;
};

/** What each browser calls a thing that the guide speaks of. */
export const browserWords = {
  extensionsPage: {
    mark: 'address',
    texts: {
      chrome: {'zh-Hans': 'chrome://extensions', en: 'chrome://extensions'},
      edge: {'zh-Hans': 'edge://extensions', en: 'edge://extensions'},
      firefox: {'zh-Hans': 'about:addons', en: 'about:addons'},
    },
  },
  /** The page of the stable extension itself, by the id its store gave it. */
  detailsPage: {
    mark: 'address',
    texts: {
      chrome: {
        'zh-Hans': 'chrome://extensions/?id=ndcooeababalnlpkfedmmbbbgkljhpjf',
        en: 'chrome://extensions/?id=ndcooeababalnlpkfedmmbbbgkljhpjf',
      },
      edge: {
        'zh-Hans': 'edge://extensions/?id=liilgpjgabokdklappibcjfablkpcekh',
        en: 'edge://extensions/?id=liilgpjgabokdklappibcjfablkpcekh',
      },
    },
  },
  details: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '详情', en: 'Details'},
      edge: {'zh-Hans': '详细信息', en: 'Details'},
    },
  },
  allowUserScripts: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '允许运行用户脚本', en: 'Allow User Scripts'},
      edge: {'zh-Hans': '允许用户脚本', en: 'Allow User Scripts'},
      phone: {'zh-Hans': '允许用户脚本', en: 'Allow User Scripts'},
    },
  },
  developerMode: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '开发者模式', en: 'Developer mode'},
      edge: {'zh-Hans': '开发人员模式', en: 'Developer mode'},
      phone: {'zh-Hans': '开发人员模式', en: 'Developer mode'},
    },
  },
  loadUnpacked: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '加载未打包的扩展程序', en: 'Load unpacked'},
      edge: {'zh-Hans': '加载解压缩的扩展', en: 'Load unpacked'},
    },
  },
  allowIncognito: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '在无痕模式下启用', en: 'Allow in Incognito'},
      edge: {'zh-Hans': '在 InPrivate 中允许', en: 'Allow in InPrivate'},
    },
  },
  allowFiles: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '允许访问文件网址', en: 'Allow access to file URLs'},
      edge: {'zh-Hans': '允许访问文件 URL', en: 'Allow access to file URLs'},
    },
  },
  siteAccess: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '网站访问权限', en: 'Site access'},
      edge: {'zh-Hans': '站点访问权限', en: 'Site access'},
    },
  },
  onAllSites: {
    mark: 'label',
    texts: {
      chrome: {'zh-Hans': '在所有网站上', en: 'On all sites'},
      edge: {'zh-Hans': '在所有站点上', en: 'On all sites'},
    },
  },
} as const satisfies Readonly<Record<string, Word>>;

export type BrowserWordName = keyof typeof browserWords;

export type Variant = {readonly browsers: readonly GuideBrowser[]; readonly text: string};

/** The different texts of a word in one language, each with the browsers that use it. */
export function variantsOf(name: BrowserWordName, pick: (text: Localized) => string): Variant[] {
  const texts: Word['texts'] = browserWords[name].texts;
  const found = new Map<string, GuideBrowser[]>();
  for (const browser of guideBrowsers) {
    const text = texts[browser] && pick(texts[browser]);
    if (text) found.set(text, [...(found.get(text) ?? []), browser]);
  }
  return [...found].map(([text, browsers]) => ({browsers, text}));
}
