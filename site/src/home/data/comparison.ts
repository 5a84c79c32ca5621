import type {Localized} from '@scriptcat/contract';

/** `unknown` is shown as such: we compare only what we have checked. */
type Verdict = 'yes' | 'partly' | 'no' | 'unknown';

interface Cell {
  verdict: Verdict;
  note?: Localized;
}

interface Row {
  id: string;
  subject: Localized;
  cells: readonly [scriptcat: Cell, tampermonkey: Cell, violentmonkey: Cell];
}

export const managers = ['ScriptCat', 'Tampermonkey', 'Violentmonkey'] as const;

export const comparisonTitle: Localized = {'zh-Hans': '放在一起比较', en: 'Side by side'};
export const subjectColumn: Localized = {'zh-Hans': '项目', en: 'Subject'};

export const verdicts: Record<Verdict, Localized> = {
  yes: {'zh-Hans': '支持', en: 'Yes'},
  partly: {'zh-Hans': '部分', en: 'Partly'},
  no: {'zh-Hans': '不支持', en: 'No'},
  unknown: {'zh-Hans': '未核实', en: 'Not verified'},
};

const unknown: Cell = {verdict: 'unknown'};

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
      },
      {
        verdict: 'yes',
        note: {
          'zh-Hans': '另有 GM_webRequest、GM_audio',
          en: 'Also has GM_webRequest and GM_audio',
        },
      },
      {
        verdict: 'yes',
        note: {
          'zh-Hans': '另有 @top-level-await、@exclude-match',
          en: 'Also has @top-level-await and @exclude-match',
        },
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
      },
      {verdict: 'no'},
      {verdict: 'no'},
    ],
  },
  {
    id: 'open-source',
    subject: {'zh-Hans': '开源', en: 'Open source'},
    cells: [{verdict: 'yes', note: {'zh-Hans': 'GPLv3', en: 'GPLv3'}}, unknown, unknown],
  },
  {
    id: 'mv3',
    subject: {'zh-Hans': 'MV3 支持', en: 'MV3 support'},
    cells: [
      {
        verdict: 'yes',
        note: {'zh-Hans': '自 v0.17；Firefox 为测试版', en: 'Since v0.17; in Firefox as beta'},
      },
      unknown,
      unknown,
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
      },
      {verdict: 'yes'},
      {verdict: 'yes'},
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
      },
      {
        verdict: 'yes',
        note: {'zh-Hans': 'GM API，无用户配置', en: 'GM APIs, no settings forms'},
      },
      {
        verdict: 'partly',
        note: {
          'zh-Hans': '无 GM_getTab 系列和 onurlchange',
          en: 'No GM_getTab family, no onurlchange',
        },
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
      },
      unknown,
      unknown,
    ],
  },
];

export const comparisonNote: Localized = {
  'zh-Hans':
    '脚本猫一栏依据 v1.5.0-beta.2 的源代码（2026-08-21）。另外两栏依据各自的公开文档，没有逐项实测；没有核实的写明「未核实」。发现不准确，请告诉我们。',
  en: 'The ScriptCat column follows the source of v1.5.0-beta.2 (2026-08-21). The other two follow their public documentation and were not tested item by item; what we have not verified says so. Tell us if something is not right.',
};
