import problems from '@scriptcat/content/help/known-problems';
import words from '@scriptcat/content/help/version-check';
import latest from '@scriptcat/content/releases/latest';
import identity from '@scriptcat/content/site/identity';
import {escapeHtml, fill, type LanguageTag} from '@scriptcat/contract';
import {feedFormats} from '../../../site/src/changelog/releases/addresses';
import {type Feed, momentOf} from './feed';

const path = 'docs/use/versions/';
const idOf = (...parts: readonly string[]) =>
  `tag:scriptcat.org,2021:known-problems:${parts.join(':')}`;

export const problemFeedPath = (format: keyof typeof feedFormats) =>
  `${path}${feedFormats[format].file}`;

/** The known problems of a language as a feed; the newest rows come first. */
export function createProblemFeed(language: LanguageTag, root: string): Feed {
  const page = `${root}${path}`;
  const texts = words[language];
  const newestFirst = [...problems.rows].sort((a, b) => b.added.localeCompare(a.added));
  return {
    id: idOf(language),
    language,
    ...texts.feed,
    author: identity.organisation,
    page,
    self: {
      atom: `${root}${problemFeedPath('atom')}`,
      json: `${root}${problemFeedPath('json')}`,
    },
    updated: momentOf(newestFirst[0]?.added ?? '1970-01-01'),
    entries: newestFirst.map((row) => ({
      id: idOf(language, row.id),
      title: row.title[language],
      url: `${page}#${row.id}`,
      published: momentOf(row.added),
      html: [row.text[language], row.remedy?.[language] ?? texts.update]
        .map((each) => `<p>${escapeHtml(fill(each, {latest: latest.stable.version}))}</p>`)
        .join(''),
      tags: [texts.effects[row.effect]],
    })),
  };
}
