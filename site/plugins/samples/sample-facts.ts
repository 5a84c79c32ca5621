import words from '@scriptcat/content/reference/pages';
import {fillCount, type LanguageTag, type Localized, languageTags} from '@scriptcat/contract';
import {splitHeader} from './read-sample';

export type SampleKind = 'page' | 'background' | 'crontab' | 'subscribe';

/** What the header of a sample says about it. */
export interface SampleFacts {
  kind: SampleKind;
  name: Localized;
  description: Localized;
  grants: readonly string[];
  connects: readonly string[];
  schedule?: string;
  /** The demo page it runs on, such as `shop`. */
  demo?: string;
  headerLines: number;
}

/** Headers name a language with its region: zh-Hans is `@name:zh-CN`. */
function headerTag(tag: LanguageTag): string {
  const {language, region} = new Intl.Locale(tag).maximize();
  return `${language}-${region}`;
}

/** Removes header lines in other languages, such as `@name:zh-CN` for English readers. */
export const onlyOwnHeader = (source: string, language: LanguageTag) =>
  source.replace(/^\/\/ @(?:name|description):(\S+).*\n/gm, (line, tag: string) =>
    tag === headerTag(language) ? line : '',
  );

/** Reads the header of a sample. */
export function sampleFacts(source: string): SampleFacts {
  const {header} = splitHeader(source);
  const lines = header.split('\n').filter(Boolean);
  const all = (key: string) =>
    lines.flatMap((line) => {
      const [, name, value = ''] = /^\/\/ @(\S+)\s*(.*)$/.exec(line) ?? [];
      return name === key ? [value.trim()] : [];
    });
  const first = (key: string) => all(key)[0];
  const localized = (key: string) =>
    Object.fromEntries(
      languageTags.map((tag) => [tag, first(`${key}:${headerTag(tag)}`) ?? first(key) ?? '']),
    ) as Localized;
  const schedule = first('crontab');
  const demo = all('match')
    .map((value) => /\/\*demo\/([\w/]+)\/\*$/.exec(value)?.[1])
    .find(Boolean);
  return {
    kind: kindOf(header, schedule),
    name: localized('name'),
    description: localized('description'),
    grants: all('grant').filter((grant) => grant !== 'none'),
    connects: all('connect'),
    ...(schedule ? {schedule} : {}),
    ...(demo ? {demo} : {}),
    headerLines: lines.length,
  };
}

function kindOf(header: string, schedule: string | undefined): SampleKind {
  if (header.includes('==UserSubscribe==')) return 'subscribe';
  if (schedule) return 'crontab';
  return /^\/\/ @background\b/m.test(header) ? 'background' : 'page';
}

/** The header in one line, for a fold that shows the rest. */
export function headerLine(facts: SampleFacts, language: LanguageTag): string {
  const {lines, kinds} = words[language].sampleHeader;
  const parts = [fillCount(lines, facts.headerLines, language), kinds[facts.kind]];
  if (facts.schedule) parts.push(`@crontab ${facts.schedule}`);
  if (facts.grants.length > 0) parts.push(`@grant ${facts.grants.join(' ')}`);
  return parts.join(' · ');
}
