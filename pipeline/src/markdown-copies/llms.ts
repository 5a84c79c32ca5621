import words from '@scriptcat/content/site/llms';
import partWords from '@scriptcat/content/site/parts';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import type {MarkdownCopy} from './to-markdown';

/** A copy and where it is. */
export interface ListedPage extends MarkdownCopy {
  url: string;
}

const parts = [
  ['/docs/use/', 'use'],
  ['/docs/dev/', 'dev'],
  ['/docs/change/', 'change'],
] as const;

const data = {
  types: '/data/scriptcat.d.ts',
  api: '/data/scriptcat-api.json',
  changes: '/data/scriptcat-api-changes.json',
  userConfig: '/data/userconfig.schema.json',
  header: '/data/header.schema.json',
} as const;

const skills = {
  skill: '/skills/scriptcat-userscripts/SKILL.md',
  agentSkill: '/skills/scriptcat-userscripts/SKILL.cat.md',
} as const;

const listOf = (heading: string, links: readonly (readonly [text: string, url: string])[]) =>
  `## ${heading}\n\n${links.map(([text, url]) => `- [${text}](${url})`).join('\n')}\n`;

const entriesOf = <Name extends string>(files: Readonly<Record<Name, string>>) =>
  Object.entries(files) as [Name, string][];

/** Services and skills for AI assistants. */
export function listForAssistants(siteUrl: string, language: LanguageTag): string {
  const {assistants: texts} = words[language];
  return listOf(texts.heading, [
    [texts.mcp, `${siteUrl}/mcp`],
    ...entriesOf(skills).map(
      ([name, file]) => [texts[name], siteUrl + inLanguage(file, language)] as const,
    ),
  ]);
}

/** Data files under the public URL of the site. */
export function listOfData(siteUrl: string, language: LanguageTag): string {
  const {data: texts} = words[language];
  const links = entriesOf(data).map(([name, file]) => [texts[name], siteUrl + file] as const);
  return listOf(texts.heading, links);
}

/** The text of `llms.txt`: an introduction, then every page with its URL. */
export function listOfPages(
  site: {name: string; tagline: string; pages: readonly ListedPage[]},
  language: LanguageTag,
): string {
  const titleOf = ({url}: ListedPage) => {
    const part = parts.find(([path]) => url.includes(path));
    return part ? partWords[language][part[1]] : words[language].other;
  };
  const titles = [...parts.map(([, name]) => partWords[language][name]), words[language].other];
  const sections = titles.flatMap((title) => {
    const listed = site.pages.filter((page) => titleOf(page) === title);
    if (listed.length === 0) return [];
    const lines = listed.map(({title: name, url, description}) =>
      description ? `- [${name}](${url}): ${description}` : `- [${name}](${url})`,
    );
    return [`## ${title}\n\n${lines.join('\n')}`];
  });
  return `${[`# ${site.name}`, `> ${site.tagline}`, ...sections].join('\n\n')}\n`;
}
