import type {VersionResult} from '@scriptcat/claims';
import {results, resultsOfName, resultsOfSample} from '@scriptcat/claims/results';
import words from '@scriptcat/content/reference/pages';
import {fill, type LanguageTag} from '@scriptcat/contract';

/** The version, and the browser if it isn't the usual one. */
const nameOf = ({version, firefox}: VersionResult, language: LanguageTag) =>
  firefox ? fill(words[language].checked.firefox, {version, firefox: String(firefox)}) : version;

const join = (tested: readonly VersionResult[], language: LanguageTag) =>
  tested.map((result) => nameOf(result, language)).join(words[language].checked.and);

/**
 * The versions in which all claims about a name passed; nothing for a name without claims.
 */
export function checkedSentence(name: string, language: LanguageTag): string {
  const tested = resultsOfName(name);
  if (tested.length === 0) return '';
  return fill(words[language].checked.entry, {versions: join(tested, language)});
}

/** The versions in which a sample passed; nothing if it was not run. */
export function sampleVersions(file: string, language: LanguageTag): string | undefined {
  const {described, partly} = resultsOfSample(file.replace(/\.user\.js$/, ''));
  const {sample, samplePartly} = words[language].checked;
  if (described.length > 0) return fill(sample, {versions: join(described, language)});
  if (partly.length === 0) return undefined;
  return fill(samplePartly, {versions: join(partly, language)});
}

const tally = ({passed, failed}: {passed: number; failed: readonly string[]}) =>
  `${passed} / ${passed + failed.length}`;

/** The results of every version as rows: the part, then how many of how many per version. */
export function resultRows(language: LanguageTag): {head: string[]; rows: string[][]} {
  const {what, parts} = words[language].checked;
  return {
    head: [what, ...results.map((result) => `${nameOf(result, language)} (${result.date})`)],
    rows: Object.entries(parts).map(([part, name]) => [
      name,
      ...results.map((result) => {
        const own = result.tally[part];
        return own ? tally(own) : '–';
      }),
    ]),
  };
}
