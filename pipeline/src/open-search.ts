import type {LanguageTag, Localized} from '@scriptcat/contract';
import {type Language, writeText} from './language';

const names: Localized = {'zh-Hans': '脚本猫文档', en: 'ScriptCat Docs'};
const descriptions: Localized = {
  'zh-Hans': '搜索脚本猫的文档、API 和更新日志',
  en: 'Search the guides, APIs and changelog of ScriptCat',
};

/** How a browser's address bar searches the site (OpenSearch 1.1); `root` ends with a slash. */
function openSearchDescription(root: string, locale: LanguageTag): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${names[locale]}</ShortName>
  <Description>${descriptions[locale]}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${new URL('/img/favicon.svg', root)}</Image>
  <Url type="text/html" method="get" template="${root}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}opensearch.xml"/>
</OpenSearchDescription>
`;
}

/** Writes the description by which browsers search the site. */
export function writeOpenSearch(language: Language): void {
  const {url, baseUrl, locale} = language;
  writeText(language, 'opensearch.xml', openSearchDescription(`${url}${baseUrl}`, locale));
}
