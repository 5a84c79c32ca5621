import type {LanguageTag} from '@scriptcat/contract';
import type {Term} from '../../site/src/guide/Glossary/terms';

export interface Page {
  file: string;
  locale: LanguageTag;
  source: string;
}

const bare = (source: string) =>
  // Labels of the interface, code and addresses keep the words they have.
  source.replace(
    /```[\s\S]*?```|\{\/\*.*?\*\/\}|`[^`\n]*`|\*\*[^*\n]+\*\*|\]\([^)\n]*\)|[“"「][^”"」\n]*[”"」]/g,
    ' ',
  );

// A word may be named once, in brackets, behind the one that is used.
const isNamed = (text: string, at: number, word: string) =>
  /[（(]/.test(text[at - 1] ?? '') && /[）)]/.test(text[at + word.length] ?? '');

/** Words that the glossary has replaced, one sentence for each place. */
export function wordProblems({file, locale, source}: Page, terms: readonly Term[]): string[] {
  const text = bare(source);
  const lower = text.toLowerCase();
  return terms.flatMap(({name, avoid}) =>
    (avoid?.[locale] ?? []).flatMap((word) => {
      const at = lower.indexOf(word.toLowerCase());
      if (at < 0 || isNamed(text, at, word)) return [];
      const line = text.slice(0, at).split('\n').length;
      return [`${file}, about line ${line}: write "${name[locale]}" instead of "${word}"`];
    }),
  );
}

const habits: Readonly<Record<LanguageTag, readonly [pattern: RegExp, advice: string][]>> = {
  'zh-Hans': [
    [/接住/, 'write 拦截 or 识别 for 接住'],
    [/(?:读完|看完)这一?页/, 'say at once what the page is for'],
  ],
  en: [
    [/\b(?:exists|is there|is back) since\b/, 'write "was added in" or "returned in"'],
    [/\b(?:After|At the end of) this page\b/, 'say at once what the page is for'],
    [/\bunfold/, 'write "expand"'],
    [/\bone a line\b/, 'write "one per line"'],
    [/\bdoubled\b/, 'write "duplicated"'],
    [/\bneed not\b/, 'write "do not have to"'],
  ],
};

/** Turns of phrase that the guide has left behind. */
export function habitProblems({file, locale, source}: Page): string[] {
  const text = bare(source);
  return habits[locale].flatMap(([pattern, advice]) => {
    const at = pattern.exec(text)?.index;
    if (at === undefined) return [];
    return [`${file}, about line ${text.slice(0, at).split('\n').length}: ${advice}`];
  });
}

const currents: Readonly<Record<LanguageTag, readonly RegExp[]>> = {
  'zh-Hans': [
    /(?:目前|当前|现在|最新)的?(?:正式版|版本)是?\s*v?(\d+\.\d+(?:\.\d+)?(?:-beta[.\d]*)?)/g,
    /正式版\s*v?(\d+\.\d+\.\d+)(?![\w.-])/g,
    /v?(\d+\.\d+)[^。\n]{0,12}(?:目前只有|还在)(?:Beta 版|测试)/g,
  ],
  en: [
    /\b(?:current|latest|newest) (?:stable )?(?:version|release|line)(?: is)? v?(\d+\.\d+(?:\.\d+)?(?:-beta[.\d]*)?)/gi,
    /\b[Ss]table v?(\d+\.\d+\.\d+)(?![\w.-])/g,
    /\bv?(\d+\.\d+)[^.\n]{0,12}(?:exists as a beta|is (?:currently|still) (?:in|a) beta)/gi,
  ],
};

/** Places that call a version current which is not the latest stable one. */
export function versionProblems({file, locale, source}: Page, latest: string): string[] {
  const isLatest = (version: string) => latest === version || latest.startsWith(`${version}.`);
  return currents[locale].flatMap((pattern) =>
    [...source.matchAll(pattern)]
      .filter(([, version = '']) => !isLatest(version))
      .map(
        ({0: found, index}) =>
          `${file}:${source.slice(0, index).split('\n').length}: "${found}", but ${latest} is current`,
      ),
  );
}
