import identity from '@scriptcat/content/site/identity';
import type {LanguageTag} from '@scriptcat/contract';
import {type Language, writeText} from './language';

/**
 * An OpenSearch 1.1 description, which lets the address bar search the site. `root` ends with a
 * slash.
 */
function openSearchDescription(root: string, language: LanguageTag): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${identity.docsName[language]}</ShortName>
  <Description>${identity.search[language]}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${new URL('/img/favicon.svg', root)}</Image>
  <Url type="text/html" method="get" template="${root}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}opensearch.xml"/>
</OpenSearchDescription>
`;
}

export function writeOpenSearch(language: Language): void {
  const {url, baseUrl, tag} = language;
  writeText(language, 'opensearch.xml', openSearchDescription(`${url}${baseUrl}`, tag));
}
