import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import type {MarkdownCopy} from './to-markdown';

/** A copy and where it is. */
export interface ListedPage extends MarkdownCopy {
  url: string;
}

const parts = [
  {path: '/docs/use/', title: {'zh-Hans': '使用指南', en: 'User guide'}},
  {path: '/docs/dev/', title: {'zh-Hans': '开发指南', en: 'Developer guide'}},
  {path: '/docs/change/', title: {'zh-Hans': '更新日志', en: 'Changelog'}},
  {path: '/docs/', title: {'zh-Hans': '其他', en: 'More'}},
] as const;

const partOf = (page: ListedPage) =>
  parts.find(({path}) => page.url.includes(path)) ?? parts[parts.length - 1];

const data = [
  ['data/scriptcat.d.ts', '全部 API 的类型声明', 'Declarations of every API'],
  ['data/scriptcat-api.json', 'API 数据', 'The API as data'],
  ['data/scriptcat-api-changes.json', '各版本的变化', 'What changed by version'],
  ['data/userconfig.schema.json', '==UserConfig== 的 JSON Schema', 'JSON schema of ==UserConfig=='],
  ['data/header.schema.json', '脚本头的 JSON Schema', 'JSON schema of a header'],
] as const;

const forAssistants = [
  ['/mcp', 'MCP 端点（只读）', 'MCP endpoint (read-only)'],
  [
    '/skills/scriptcat-userscripts/SKILL.md',
    '给编程助手的技能文件',
    'Skill file for coding assistants',
  ],
  [
    '/skills/scriptcat-userscripts/SKILL.cat.md',
    '给脚本猫 Agent 的技能文件',
    'Skill file for ScriptCat’s Agent',
  ],
] as const;

/** What assistants can connect to or install. */
export function listForAssistants(siteUrl: string, locale: LanguageTag): string {
  const isEnglish = locale === 'en';
  const lines = forAssistants.map(([file, zh, en]) => {
    const address = file === '/mcp' ? file : inLanguage(file, locale);
    return `- [${isEnglish ? en : zh}](${siteUrl}${address})`;
  });
  return `## ${isEnglish ? 'For assistants' : '给助手'}\n\n${lines.join('\n')}\n`;
}

/** Files for machines, under the public address of the site. */
export function listOfData(siteUrl: string, locale: LanguageTag): string {
  const isEnglish = locale === 'en';
  const lines = data.map(([file, zh, en]) => `- [${isEnglish ? en : zh}](${siteUrl}/${file})`);
  return `## ${isEnglish ? 'Data' : '数据'}\n\n${lines.join('\n')}\n`;
}

/** The text of `llms.txt`: what this is, then every page with its address. */
export function listOfPages(
  site: {name: string; tagline: string; pages: readonly ListedPage[]},
  locale: LanguageTag,
): string {
  const sections = parts.flatMap((part) => {
    const listed = site.pages.filter((page) => partOf(page) === part);
    if (listed.length === 0) return [];
    const lines = listed.map(({title, url, description}) =>
      description ? `- [${title}](${url}): ${description}` : `- [${title}](${url})`,
    );
    return [`## ${part.title[locale]}\n\n${lines.join('\n')}`];
  });
  return `${[`# ${site.name}`, `> ${site.tagline}`, ...sections].join('\n\n')}\n`;
}
