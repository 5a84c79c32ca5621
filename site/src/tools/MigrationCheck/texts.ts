import type {LanguageTag} from '@scriptcat/contract';
import type {MigrationItem, OtherManager} from '@scriptcat/userscript';

interface MigrationTexts {
  from: string;
  managers: Record<OtherManager, string>;
  script: string;
  hint: string;
  none: string;
  summary: (edit: number, differs: number) => string;
  efforts: Record<MigrationItem['effort'], string>;
  line: (line: number) => string;
  count: (count: number) => string;
  general: (count: number) => string;
  unchanged: (count: number) => string;
  reference: string;
}

export const migrationTexts: Record<LanguageTag, MigrationTexts> = {
  'zh-Hans': {
    from: '原来的管理器',
    managers: {tampermonkey: 'Tampermonkey（篡改猴）', violentmonkey: 'Violentmonkey（暴力猴）'},
    script: '脚本',
    hint: '检查在你的浏览器里进行。',
    none: '没有找到 `// ==UserScript==` 脚本头。',
    summary: (edit, differs) =>
      edit > 0
        ? `有 ${edit} 处需要修改，${differs} 处行为不同。`
        : `不用修改就能用；有 ${differs} 处行为不同，值得看一眼。`,
    efforts: {edit: '需要修改', differs: '行为不同', unchanged: '照常可用'},
    line: (line) => `第 ${line} 行`,
    count: (count) => `共 ${count} 行`,
    general: (count) => `${count} 条对多数脚本都成立的差别`,
    unchanged: (count) => `${count} 项照常可用`,
    reference: '查看文档',
  },
  en: {
    from: 'Coming from',
    managers: {tampermonkey: 'Tampermonkey', violentmonkey: 'Violentmonkey'},
    script: 'Script',
    hint: 'The check runs in your browser.',
    none: 'There is no `// ==UserScript==` header.',
    summary: (edit, differs) =>
      edit > 0
        ? `${edit} to edit, and ${differs} that behave differently.`
        : `Works without a change; ${differs} behave differently and deserve a look.`,
    efforts: {edit: 'To edit', differs: 'Behaves differently', unchanged: 'Works unchanged'},
    line: (line) => `Line ${line}`,
    count: (count) => `${count} lines`,
    general: (count) => `${count} differences that hold for most scripts`,
    unchanged: (count) => `${count} that work unchanged`,
    reference: 'Reference',
  },
};

/** The script the tool opens with. */
export const exampleMigration = `// ==UserScript==
// @name         Video helper
// @version      2.1
// @match        https://video.example/*
// @exclude-match https://video.example/live/*
// @grant        GM_openInTab
// @grant        GM_webRequest
// @run-at       document-start
// ==/UserScript==

GM_openInTab('https://video.example/next');
`;
