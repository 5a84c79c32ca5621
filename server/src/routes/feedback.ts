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

/** Drops what is odd about the extension: an answer is not refused for a changed address. */
function fromForm(fields: FormFields): Record<string, unknown> {
  const kept: Record<string, unknown> = {...fields};
  for (const name of ['version', 'browser', 'channel'] as const) {
    if (!feedbackPatterns[name].test(fields[name] ?? '')) delete kept[name];
  }
  return fields.elapsed ? {...kept, elapsed: Number(fields.elapsed)} : kept;
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
export const createFeedbackRoute = (deps: SubmissionDeps<Feedback>) =>
  createSubmissionRoute(survey, deps);
