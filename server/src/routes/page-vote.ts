import words from '@scriptcat/content/shell/page-feedback';
import {inLanguage, type PageVote, parseVote, VOTE_THANKS, voteLimits} from '@scriptcat/contract';
import {createSubmissionRoute, type SubmissionDeps, type SubmissionKind} from './submission';

/** Whether the site has a page at an address, so that votes are about real pages only. */
type IsPage = (path: string) => boolean;

const unknownPage = {
  pointer: '/page',
  code: 'unknown-value',
  detail: 'There’s no such page.',
} as const;

const votes = (isPage: IsPage): SubmissionKind<PageVote> => ({
  path: '/api/page-feedback',
  name: 'vote',
  bodyBytes: voteLimits.bodyBytes,
  parse(input) {
    const parsed = parseVote(input);
    const isUnknown = parsed.ok && !isPage(inLanguage(parsed.entry.page, parsed.entry.locale));
    return isUnknown ? {ok: false, errors: [unknownPage]} : parsed;
  },
  // Only for a stored vote, so that it leads to a page of ours.
  thanksPath: ({page = ''}, language) => `${inLanguage(page, language)}#${VOTE_THANKS}`,
  choice: 'helpful',
  texts: words,
  logged: ({page, helpful}) => ({page, helpful}),
});

/** `POST /api/page-feedback`: stores whether a page was helpful. */
export const createVoteRoute = (isPage: IsPage, deps: SubmissionDeps<PageVote>) =>
  createSubmissionRoute(votes(isPage), deps);
