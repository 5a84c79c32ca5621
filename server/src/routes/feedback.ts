import texts from '@scriptcat/content/survey/form';
import {
  type Feedback,
  feedbackLimits,
  feedbackPatterns,
  inLanguage,
  parseSubmission,
} from '@scriptcat/contract';
import {
  createSubmissionRoute,
  type FormFields,
  type SubmissionDeps,
  type SubmissionKind,
} from './submission';

export type FeedbackDeps = SubmissionDeps<Feedback>;

const added = ['version', 'browser', 'channel'] as const;

/** Drops what is odd about the extension: an answer is not refused for a changed address. */
function fromForm(fields: FormFields): Record<string, unknown> {
  const odd = added.filter((name) => !feedbackPatterns[name].test(fields.get(name) ?? ''));
  const kept = [...fields].filter(([name]) => !(odd as readonly string[]).includes(name));
  const elapsed = fields.get('elapsed');
  return {...Object.fromEntries(kept), ...(elapsed && {elapsed: Number(elapsed)})};
}

const survey: SubmissionKind<Feedback> = {
  path: '/api/feedback',
  name: 'feedback',
  bodyBytes: feedbackLimits.bodyBytes,
  parse: parseSubmission,
  fromForm,
  thanksPath: (_, language) => inLanguage('/uninstall/thanks/', language),
  choice: 'reason',
  texts,
  logged: ({reason}) => ({reason}),
};

/** `POST /api/feedback`: stores an answer of the uninstall survey. */
export const createFeedbackRoute = (deps: FeedbackDeps) => createSubmissionRoute(survey, deps);
