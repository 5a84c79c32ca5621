import type {Localized} from '@scriptcat/contract';

type Verdict = 'yes' | 'partly' | 'no';

interface Cell {
  verdict: Verdict;
  note?: Localized;
  /** Where it says so; the date is that of the text, or of the day it was read. */
  source: {url: string; date: string};
}

interface Row {
  id: string;
  subject: Localized;
  cells: readonly [scriptcat: Cell, tampermonkey: Cell, violentmonkey: Cell];
}

export const managers = ['ScriptCat', 'Tampermonkey', 'Violentmonkey'] as const;

export const comparisonTitle: Localized = {'zh-Hans': '放在一起比较', en: 'Side by side'};
export const subjectColumn: Localized = {'zh-Hans': '项目', en: 'Subject'};
export const movingLink: Localized = {
  'zh-Hans': '从另外两者搬过来',
  en: 'Moving from one of the others',
};
export const sourceLabel: Localized = {'zh-Hans': '来源', en: 'Source'};

export const verdicts: Record<Verdict, Localized> = {
  yes: {'zh-Hans': '支持', en: 'Yes'},
  partly: {'zh-Hans': '部分', en: 'Partly'},
  no: {'zh-Hans': '不支持', en: 'No'},
};

const scriptcat = 'https://github.com/scriptscat/scriptcat';
const tampermonkey = 'https://github.com/Tampermonkey/tampermonkey';
const violentmonkey = 'https://github.com/violentmonkey/violentmonkey';
const manual = 'https://www.tampermonkey.net/documentation.php?locale=en';

export const comparison: readonly Row[] = [
  {
    id: 'compatibility',
    subject: {'zh-Hans': '脚本兼容', en: 'Script compatibility'},
    cells: [
      {
        verdict: 'yes',
        note: {
          'zh-Hans': '运行油猴脚本，可导入另外两者的压缩包',
          en: 'Runs Greasemonkey-style scripts, imports zips of both others',
        },
        source: {url: `${scriptcat}/tree/v1.5.0-beta.2`, date: '2026-08-21'},
      },
      {
        verdict: 'yes',
        note: {
          'zh-Hans': '另有 GM_audio；GM_webRequest 已不在 MV3 版里',
          en: 'Also has GM_audio; GM_webRequest is gone from its MV3 version',
        },
        source: {url: `${manual}&q=GM_webRequest`, date: '2026-11-15'},
      },
      {
        verdict: 'yes',
        note: {
          'zh-Hans': '另有 @top-level-await、@exclude-match',
          en: 'Also has @top-level-await and @exclude-match',
        },
        source: {url: 'https://violentmonkey.github.io/api/metadata-block/', date: '2026-07-24'},
      },
    ],
  },
  {
    id: 'background',
    subject: {'zh-Hans': '后台脚本', en: 'Background scripts'},
    cells: [
      {
        verdict: 'yes',
        note: {'zh-Hans': '@background 与 @crontab', en: '@background and @crontab'},
        source: {url: `${scriptcat}#readme`, date: '2026-08-21'},
      },
      {
        verdict: 'no',
        note: {'zh-Hans': '有人提议，尚未实现', en: 'Requested, not available'},
        source: {url: `${tampermonkey}/issues/2785`, date: '2026-05-13'},
      },
      {
        verdict: 'no',
        source: {url: 'https://violentmonkey.github.io/api/metadata-block/', date: '2026-07-24'},
      },
    ],
  },
  {
    id: 'open-source',
    subject: {'zh-Hans': '开源', en: 'Open source'},
    cells: [
      {
        verdict: 'yes',
        note: {'zh-Hans': 'GPLv3', en: 'GPLv3'},
        source: {url: `${scriptcat}/blob/main/LICENSE`, date: '2026-08-21'},
      },
      {
        verdict: 'no',
        note: {'zh-Hans': '2.9 之后为专有许可', en: 'Proprietary after 2.9'},
        source: {url: `${tampermonkey}#readme`, date: '2025-03-09'},
      },
      {
        verdict: 'yes',
        note: {'zh-Hans': 'MIT', en: 'MIT'},
        source: {url: `${violentmonkey}/blob/master/LICENSE`, date: '2026-08-07'},
      },
    ],
  },
  {
    id: 'mv3',
    subject: {'zh-Hans': 'MV3 支持', en: 'MV3 support'},
    cells: [
      {
        verdict: 'yes',
        note: {
          'zh-Hans': 'Chrome、Edge 自 0.17（2025）；Firefox 自 1.5',
          en: 'Chrome and Edge since 0.17 (2025), Firefox since 1.5',
        },
        source: {url: `${scriptcat}/releases/tag/v1.5.0`, date: '2026-10-23'},
      },
      {
        verdict: 'yes',
        note: {'zh-Hans': 'Chrome 自 5.2（2024）', en: 'Chrome since 5.2 (2024)'},
        source: {url: `${tampermonkey}/issues/2145`, date: '2024-08-07'},
      },
      {
        verdict: 'yes',
        note: {
          'zh-Hans': 'Chrome 自 2.43（2026）；Firefox 为 MV2',
          en: 'Chrome since 2.43 (2026); MV2 in Firefox',
        },
        source: {url: `${violentmonkey}/releases/tag/v2.43.0`, date: '2026-07-14'},
      },
    ],
  },
  {
    id: 'sync',
    subject: {'zh-Hans': '云同步', en: 'Cloud sync'},
    cells: [
      {
        verdict: 'yes',
        note: {
          'zh-Hans': 'WebDAV、百度网盘、OneDrive、Google Drive、Dropbox、S3',
          en: 'WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox, S3',
        },
        source: {url: `${scriptcat}/blob/v1.5.0-beta.2/docs/cloud-sync.md`, date: '2026-08-21'},
      },
      {
        verdict: 'yes',
        note: {
          'zh-Hans': 'WebDAV、OneDrive、Google Drive、Dropbox、Yandex、浏览器同步',
          en: 'WebDAV, OneDrive, Google Drive, Dropbox, Yandex, browser sync',
        },
        source: {url: 'https://github.com/Tampermonkey/tampermonkey-i18n', date: '2026-05-06'},
      },
      {
        verdict: 'yes',
        note: {
          'zh-Hans': 'WebDAV、OneDrive、Google Drive、Dropbox、S3',
          en: 'WebDAV, OneDrive, Google Drive, Dropbox, S3',
        },
        source: {url: `${violentmonkey}/tree/v2.47.0/src/background/sync`, date: '2026-08-06'},
      },
    ],
  },
  {
    id: 'apis',
    subject: {'zh-Hans': 'API', en: 'APIs'},
    cells: [
      {
        verdict: 'yes',
        note: {
          'zh-Hans': 'GM API，加用户配置、文件存储等 CAT API',
          en: 'GM APIs, plus settings forms, file storage and other CAT APIs',
        },
        source: {url: 'https://docs.scriptcat.org/docs/dev/api/', date: '2026-08-21'},
      },
      {
        verdict: 'yes',
        note: {'zh-Hans': 'GM API，无用户配置', en: 'GM APIs, no settings forms'},
        source: {url: manual, date: '2026-11-15'},
      },
      {
        verdict: 'partly',
        note: {
          'zh-Hans': '无 GM_getTab 系列和 onurlchange',
          en: 'No GM_getTab family, no onurlchange',
        },
        source: {url: 'https://violentmonkey.github.io/api/gm/', date: '2026-07-24'},
      },
    ],
  },
  {
    id: 'community',
    subject: {'zh-Hans': '社区', en: 'Community'},
    cells: [
      {
        verdict: 'yes',
        note: {
          'zh-Hans': '脚本站、论坛、Discord、Telegram、GitHub',
          en: 'Script store, forum, Discord, Telegram, GitHub',
        },
        source: {url: `${scriptcat}#readme`, date: '2026-08-21'},
      },
      {
        verdict: 'yes',
        note: {'zh-Hans': 'GitHub；原来的论坛已关闭', en: 'GitHub; its own forum has closed'},
        source: {url: `${tampermonkey}/issues/1726`, date: '2023-03-09'},
      },
      {
        verdict: 'yes',
        note: {'zh-Hans': 'Discord、GitHub', en: 'Discord, GitHub'},
        source: {url: `${violentmonkey}#readme`, date: '2026-08-07'},
      },
    ],
  },
];

export const comparisonNote: Localized = {
  'zh-Hans':
    '脚本猫一栏依据 1.5 的发布说明和 1.5.0-beta.2 的源代码；Violentmonkey 依据 2.47.0 的源代码（2026-08）；Tampermonkey 不公开源代码，依据它的文档、界面文本和作者的答复。都没有逐项实测，每一格都有来源和日期。发现不准确，请告诉我们。',
  en: 'ScriptCat follows the release notes of 1.5 and the source of 1.5.0-beta.2; Violentmonkey the source of 2.47.0 (August 2026); Tampermonkey’s source is not public, so its column follows its documentation, interface texts and its author’s answers. Nothing was tested item by item; every cell has its source and date. Tell us if something is not right.',
};
