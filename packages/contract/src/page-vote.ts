import {feedbackPatterns} from './feedback';
import * as field from './field-checks';
import {type LanguageTag, languageTags} from './language';

/** The two answers to "was this page helpful?". */
export const verdicts = ['yes', 'no'] as const;

export type Verdict = (typeof verdicts)[number];

/** What bounds a vote: room for a sentence or two. */
export const voteLimits = {characters: 500, textBytes: 6000, bodyBytes: 8 * 1024} as const;

/** A vote on a page as it is stored: nothing in it names a person. */
export interface PageVote {
  id: string;
  /** Address of the page without its language: `/docs/use/sync/`. */
  page: string;
  locale: LanguageTag;
  helpful: Verdict;
  text?: string;
}

export type ParsedVote =
  | {ok: true; entry: PageVote; isHuman: boolean}
  | {ok: false; errors: readonly field.FeedbackProblem[]};

/** The fragment under which a page says thank you. */
export const VOTE_THANKS = 'page-vote-thanks';

// A function, so that pages that only show the question need not load the checks.
const checks = (): Record<string, field.Check> => ({
  id: field.matches(feedbackPatterns.id, 'Must be a UUID.'),
  page: field.matches(/^\/docs\/(?:\w[\w.-]{0,59}\/){0,6}$/, 'Must be the path of a page.'),
  locale: field.oneOf(languageTags),
  helpful: field.oneOf(verdicts),
  text: field.textWithin(voteLimits),
  website: field.isString,
});

const required = ['id', 'page', 'locale', 'helpful'] as const;

/** Checks a vote from outside; on success its type can be trusted from there on. */
export function parseVote(input: unknown): ParsedVote {
  const errors = field.findProblems(input, {checks: checks(), required});
  if (errors.length > 0) return {ok: false, errors};
  const {id, page, locale, helpful, text, website} = input as PageVote & {website?: string};
  const entry = {id: id.toLowerCase(), page, locale, helpful, ...(text?.trim() && {text})};
  return {ok: true, entry, isHuman: !website};
}
