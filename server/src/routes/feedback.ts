import {type Feedback, feedbackLimits, parseSubmission} from '@scriptcat/contract';
import type {Hono} from 'hono';
import {renderForm, thanksPath, toSubmission} from './feedback-form';
import {createSubmissionRoute, type SubmissionDeps, type SubmissionKind} from './submission';

export type FeedbackDeps = SubmissionDeps<Feedback>;

const survey: SubmissionKind<Feedback> = {
  path: '/api/feedback',
  name: 'feedback',
  bodyBytes: feedbackLimits.bodyBytes,
  parse(input) {
    const parsed = parseSubmission(input);
    if (!parsed.ok) return parsed;
    const {feedback, isHuman} = parsed.value;
    return {ok: true, entry: feedback, isHuman};
  },
  fromForm: toSubmission,
  thanksPath: (_, locale) => thanksPath(locale),
  renderForm,
  logged: ({reason}) => ({reason}),
};

/** `POST /api/feedback`: stores an answer of the uninstall survey. */
export const createFeedbackRoute = (deps: FeedbackDeps): Hono =>
  createSubmissionRoute(survey, deps);
