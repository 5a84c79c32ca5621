import type {Term} from '@scriptcat/content/kinds/guide';
import phrases from '@scriptcat/content/site/phrases';
import type {LanguageTag} from '@scriptcat/contract';

export interface Page {
  file: string;
  language: LanguageTag;
  source: string;
}

const bare = (source: string) =>
  // Interface labels, code and links keep their words.
  source.replace(
    /```[\s\S]*?```|\{\/\*.*?\*\/\}|`[^`\n]*`|\*\*[^*\n]+\*\*|\]\([^)\n]*\)|[“"\u300c][^”"\u300d\n]*[”"\u300d]/g,
    ' ',
  );

// An avoided word may be given once, in brackets, after the preferred one.
const isNamed = (text: string, at: number, word: string) =>
  /[（(]/.test(text[at - 1] ?? '') && /[）)]/.test(text[at + word.length] ?? '');

/** Words that the glossary replaces, one sentence for each place. */
export function wordProblems({file, language, source}: Page, terms: readonly Term[]): string[] {
  const text = bare(source);
  const lower = text.toLowerCase();
  return terms.flatMap(({name, avoid}) =>
    (avoid?.[language] ?? []).flatMap((word) => {
      const at = lower.indexOf(word.toLowerCase());
      if (at < 0 || isNamed(text, at, word)) return [];
      const line = text.slice(0, at).split('\n').length;
      return [`${file}, about line ${line}: write "${name[language]}" instead of "${word}"`];
    }),
  );
}

/** Phrases that the guide avoids. */
export function habitProblems({file, language, source}: Page): string[] {
  return problemsIn(file, bare(source), phrases.habits[language]);
}

/** Statements that were found to be wrong. */
export function wrongStatements({file, language, source}: Page): string[] {
  return problemsIn(file, source, phrases.wrong[language]);
}

type Phrases = readonly {readonly pattern: string; readonly advice: string}[];

const problemsIn = (file: string, text: string, list: Phrases) =>
  list.flatMap(({pattern, advice}) => {
    const at = text.search(new RegExp(pattern));
    if (at < 0) return [];
    return [`${file}, about line ${text.slice(0, at).split('\n').length}: ${advice}`];
  });

/** Sentences that call a version current although it is not the latest stable one. */
export function versionProblems({file, language, source}: Page, latest: string): string[] {
  const isLatest = (version: string) => latest === version || latest.startsWith(`${version}.`);
  return phrases.current[language].flatMap((pattern) =>
    [...source.matchAll(new RegExp(pattern, 'gi'))]
      .filter(([, version = '']) => !isLatest(version))
      .map(
        ({0: found, index}) =>
          `${file}:${source.slice(0, index).split('\n').length}: "${found}", but ${latest} is current`,
      ),
  );
}
