import type {Localized} from '@scriptcat/contract';

/** Where the browser keeps a value. The site sets no cookies of its own. */
export type StorageArea = 'localStorage' | 'sessionStorage' | 'Cache Storage' | 'IndexedDB';

export type StoredKey = {
  readonly key: string;
  /** Other keys that begin like this one belong to the row, too. */
  readonly isPrefix?: boolean;
  readonly areas: readonly StorageArea[];
  readonly written: Localized;
  readonly purpose: Localized;
  readonly lifetime: Localized;
};

export type ContactedHost = {
  readonly id: string;
  /** Empty for the site itself. A leading `*.` stands for any subdomain. */
  readonly hosts: readonly string[];
  /** Whether a visitor of an ordinary installation of this site meets it. */
  readonly need: 'always' | 'configured';
  readonly when: Localized;
  readonly sent: Localized;
};

const untilCleared = {'zh-Hans': '直到你清除网站数据', en: 'until you clear the site’s data'};

/** Every key the site writes into the visitor's browser; a test compares it with the built site. */
export const storedKeys = [
  {
    key: 'redirected',
    areas: ['localStorage'],
    written: {'zh-Hans': '第一次访问时', en: 'on your first visit'},
    purpose: {
      'zh-Hans': '记住已经按浏览器语言选过一次中文或英文，以后不再自动跳转',
      en: 'remembers that the language was chosen for you once, so that it never happens again',
    },
    lifetime: untilCleared,
  },
  {
    key: 'theme',
    areas: ['localStorage'],
    written: {'zh-Hans': '你切换浅色、深色时', en: 'when you switch between light and dark'},
    purpose: {'zh-Hans': '记住浅色或深色', en: 'remembers light or dark'},
    lifetime: {
      'zh-Hans': '直到你选择「跟随系统」或清除网站数据',
      en: 'until you choose “system” or clear the site’s data',
    },
  },
  {
    key: 'theme-choice',
    areas: ['localStorage'],
    written: {
      'zh-Hans': '你切换浅色、深色或跟随系统时',
      en: 'when you switch to light, dark or system',
    },
    purpose: {
      'zh-Hans': '把「跟随系统」和「从没选过」区分开',
      en: 'tells “system” from “never chosen”',
    },
    lifetime: untilCleared,
  },
  {
    key: 'guide-browser',
    areas: ['localStorage'],
    written: {
      'zh-Hans': '你在使用指南里选浏览器时',
      en: 'when you choose a browser in the user guide',
    },
    purpose: {
      'zh-Hans': '记住指南按哪个浏览器的叫法显示',
      en: 'remembers whose words the guide uses',
    },
    lifetime: untilCleared,
  },
  {
    key: 'docusaurus.announcement.id',
    areas: ['localStorage'],
    written: {'zh-Hans': '打开页面时', en: 'when you open a page'},
    purpose: {
      'zh-Hans': '认出顶部公告是不是换了新的',
      en: 'recognises whether the announcement at the top is a new one',
    },
    lifetime: untilCleared,
  },
  {
    key: 'docusaurus.announcement.dismiss',
    areas: ['localStorage'],
    written: {
      'zh-Hans': '打开页面时，以及你关闭公告时',
      en: 'when you open a page, and when you close the announcement',
    },
    purpose: {
      'zh-Hans': '你关闭过的公告不再出现，换了新公告才会重新显示',
      en: 'keeps a closed announcement closed until there is a new one',
    },
    lifetime: untilCleared,
  },
  {
    key: 'docs-preferred-version-default',
    areas: ['localStorage'],
    written: {'zh-Hans': '你在版本菜单里选择版本时', en: 'when you choose a version in the menu'},
    purpose: {
      'zh-Hans': '记住你想看哪个版本的文档',
      en: 'remembers which version of the documentation you read',
    },
    lifetime: {
      'zh-Hans': '直到那个版本不再存在，或你清除网站数据',
      en: 'until that version is gone or you clear the site’s data',
    },
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__scriptcat',
    areas: ['localStorage'],
    written: {
      'zh-Hans': '你从搜索框打开一个结果时',
      en: 'when you open a result from the search box',
    },
    purpose: {
      'zh-Hans': '列出最近打开过的结果，最多 7 条',
      en: 'lists the results you opened last, at most 7',
    },
    lifetime: {
      'zh-Hans': '直到你在搜索框里删除，或清除网站数据',
      en: 'until you remove them in the search box or clear the site’s data',
    },
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__scriptcat',
    areas: ['localStorage'],
    written: {'zh-Hans': '你收藏一个搜索结果时', en: 'when you star a search result'},
    purpose: {'zh-Hans': '列出收藏的结果，最多 10 条', en: 'lists your favourites, at most 10'},
    lifetime: {
      'zh-Hans': '直到你在搜索框里删除，或清除网站数据',
      en: 'until you remove them in the search box or clear the site’s data',
    },
  },
  {
    key: 'uninstall-survey',
    areas: ['sessionStorage'],
    written: {'zh-Hans': '你填写卸载问卷时', en: 'while you fill in the uninstall survey'},
    purpose: {
      'zh-Hans': '保留没写完的问卷，刷新页面也不会丢',
      en: 'keeps an unfinished survey when the page is reloaded',
    },
    lifetime: {'zh-Hans': '直到你关闭标签页', en: 'until you close the tab'},
  },
  {
    key: 'iconify',
    isPrefix: true,
    areas: ['localStorage', 'sessionStorage'],
    written: {
      'zh-Hans': '页面用到没有随网站打包的图标时',
      en: 'when a page shows an icon that is not part of the site',
    },
    purpose: {'zh-Hans': '缓存图标，免得重复下载', en: 'caches the icon, to load it once only'},
    lifetime: {
      'zh-Hans': '168 小时后失效；sessionStorage 里的在关闭标签页时清除',
      en: 'stale after 168 hours; in sessionStorage until you close the tab',
    },
  },
  {
    key: 'offline',
    areas: ['localStorage'],
    written: {
      'zh-Hans': '你取消勾选「自动缓存看过的页面」时',
      en: 'when you clear the box “Keep the pages I read”',
    },
    purpose: {
      'zh-Hans': '记住你不要离线阅读',
      en: 'remembers that you do not want to read offline',
    },
    lifetime: {
      'zh-Hans': '直到你重新勾选、保存全部文档，或清除网站数据',
      en: 'until you tick the box again, save the documentation or clear the site’s data',
    },
  },
  {
    key: 'offline-',
    isPrefix: true,
    areas: ['Cache Storage'],
    written: {
      'zh-Hans': '用过网站的功能之后，你读一页时；以及你保存全部文档时',
      en: 'when you read a page after using a feature of the site, and when you save the documentation',
    },
    purpose: {
      'zh-Hans': '没有网络时也能打开这些页面；只有公开的页面、样式、脚本和图片',
      en: 'opens these pages without a connection; public pages, styles, scripts and pictures only',
    },
    lifetime: {
      'zh-Hans': '读过的页面只留最近 100 页；保存的文档直到你删除；或到你清除网站数据',
      en: 'the last 100 pages you read; saved documentation until you delete it; or until you clear the site’s data',
    },
  },
  {
    key: 'workbox-expiration',
    areas: ['IndexedDB'],
    written: {'zh-Hans': '和上一项同时', en: 'together with the entry above'},
    purpose: {
      'zh-Hans': '记下存着的页面上次用到的时间，好先删掉最久没用的',
      en: 'notes when a stored page was last used, to drop the oldest first',
    },
    lifetime: {
      'zh-Hans': '直到你取消勾选「自动缓存看过的页面」或清除网站数据',
      en: 'until you clear the box “Keep the pages I read” or the site’s data',
    },
  },
] as const satisfies readonly StoredKey[];

/** Every server the site may talk to from the visitor's browser. */
export const contactedHosts = [
  {
    id: 'own',
    hosts: [],
    need: 'always',
    when: {
      'zh-Hans': '打开页面、搜索、显示图标、提交卸载问卷、评价文档页面',
      en: 'opening pages, searching, showing icons, sending the uninstall survey, saying whether a page helped',
    },
    sent: {
      'zh-Hans': '页面地址；你输入的搜索词；你提交的问卷；你的评价和附上的一句话',
      en: 'the page’s address; what you search for; the survey you send; your verdict on a page and the sentence with it',
    },
  },
  {
    id: 'icons',
    hosts: ['api.iconify.design', 'api.simplesvg.com', 'api.unisvg.com'],
    need: 'configured',
    when: {
      'zh-Hans': '页面用到没有打包的图标，而本站的服务器没有给出来',
      en: 'a page shows an icon that is not part of the site, and our server could not supply it',
    },
    sent: {'zh-Hans': '图标的名字', en: 'the name of the icon'},
  },
  {
    id: 'search',
    hosts: ['*.algolia.net', '*.algolianet.com'],
    need: 'configured',
    when: {
      'zh-Hans': '搜索时，仅当本站改用托管的搜索服务',
      en: 'searching, if this installation uses a hosted search service',
    },
    sent: {'zh-Hans': '你输入的搜索词', en: 'what you search for'},
  },
  {
    id: 'analytics',
    hosts: ['www.googletagmanager.com', '*.google-analytics.com'],
    need: 'configured',
    when: {
      'zh-Hans':
        '打开页面时，仅当本站配置了访问统计；卸载问卷页从不统计，浏览器要求不跟踪时也不统计',
      en: 'opening pages, if this installation has analytics configured; never on the survey, and never when your browser asks not to be tracked',
    },
    sent: {
      'zh-Hans': '页面地址和浏览器信息，IP 地址会匿名处理',
      en: 'the page’s address and data about your browser, with an anonymised IP address',
    },
  },
] as const satisfies readonly ContactedHost[];

/** Whether a key found in the browser is on the list. */
export function isListedKey(area: StorageArea, key: string): boolean {
  return (storedKeys as readonly StoredKey[]).some(
    (row) => row.areas.includes(area) && (row.isPrefix ? key.startsWith(row.key) : key === row.key),
  );
}

/** Whether a host is on the list, for an installation with nothing configured or with all of it. */
export function isListedHost(host: string, needs: readonly ContactedHost['need'][]): boolean {
  return (contactedHosts as readonly ContactedHost[])
    .filter((row) => needs.includes(row.need))
    .flatMap((row) => row.hosts)
    .some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed));
}
