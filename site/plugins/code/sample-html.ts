import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {firstSentence, targetOfApi} from '@scriptcat/userscript/catalogue';
import {apisByName} from '../reference/names';

const title = '(?:<span class="hl-\\w+">)?';
const names = new RegExp(
  `${title}\\b((?:GM|CAT)_\\w+|CATRetryError|unsafeWindow)\\b(?:</span>)?|GM\\.${title}(\\w+)(?:</span>)?`,
  'g',
);

/** Turns the first mention of each API in highlighted code into a link with a preview. */
export function linkNames(html: string, language: LanguageTag, own: readonly string[]): string {
  const seen = new Set(own);
  return html.replace(names, (found, flat?: string, member?: string) => {
    const name = flat ?? `GM.${member}`;
    const api = apisByName.get(name);
    if (!api || seen.has(name)) return found;
    seen.add(name);
    const base = inLanguage('/docs/dev', language);
    const tip = firstSentence(api.summary[language]).replaceAll('"', '&quot;');
    return `<a href="${base}/${targetOfApi(api)}" data-tip="${tip}">${found}</a>`;
  });
}

const count = (text: string, part: string) => text.split(part).length - 1;

/** Marks the lines that mention one of the names; a line inside a longer token stays as it is. */
export function markLines(html: string, wanted: readonly string[]): string {
  if (wanted.length === 0) return html;
  const pattern = new RegExp(
    `(?<![\\w.])(?:${wanted.map((name) => name.replaceAll('.', '\\.')).join('|')})\\b`,
  );
  let depth = 0;
  return html
    .split('\n')
    .map((line) => {
      const isWhole = depth === 0 && count(line, '<span') === count(line, '</span>');
      depth += count(line, '<span') - count(line, '</span>');
      return isWhole && pattern.test(line.replace(/<[^>]*>/g, '')) ? `<i>${line}</i>` : line;
    })
    .join('\n');
}
