import {
  escapeHtml,
  feedbackPatterns,
  type LanguageTag,
  languageTags,
  reasonLabels,
  reasons,
  surveyTexts,
  toLanguageTag,
} from '@scriptcat/contract';
import {
  type FormFields,
  formPage,
  hiddenField,
  languageOf,
  type Refusal,
  radio,
  reusableId,
  trapField,
} from './form-page';

const originFields = ['version', 'browser', 'channel'] as const;

/**
 * The submission a form post stands for. What the extension said about itself comes from the
 * address of the page; an answer is not refused because somebody changed that.
 */
export function toSubmission(fields: FormFields): Record<string, unknown> {
  const elapsed = fields.get('elapsed');
  const odd = originFields.filter((name) => !feedbackPatterns[name].test(fields.get(name) ?? ''));
  const kept = [...fields].filter(([name]) => !(odd as readonly string[]).includes(name));
  return {...Object.fromEntries(kept), ...(elapsed && {elapsed: Number(elapsed)})};
}

export const thanksPath = (locale: LanguageTag) =>
  `${locale === languageTags[0] ? '' : `/${locale}`}/uninstall/thanks/`;

/** Says what went wrong in the words of the survey page. */
function explain({response, errors}: Refusal, locale: LanguageTag): string {
  if (errors.some(({pointer}) => pointer === '/reason')) return surveyTexts.reasonMissing[locale];
  if (response.status === 413 || errors.some(({code}) => code === 'too-long')) {
    return surveyTexts.tooLong[locale];
  }
  return surveyTexts.failed[locale];
}

/**
 * The survey once more after a form post that could not be stored: everything typed is still in
 * it, and it carries an id, so that sending it again cannot store it twice.
 */
export function renderForm(fields: FormFields, refusal: Refusal, redirectOrigin: string): Response {
  return formPage(refusal, redirectOrigin, {
    locale: languageOf(fields),
    title: surveyTexts.title[toLanguageTag(languageOf(fields))],
    body: renderBody(fields, refusal),
  });
}

function renderBody(fields: FormFields, refusal: Refusal): string {
  const locale = toLanguageTag(languageOf(fields));
  const text = (key: keyof typeof surveyTexts) => surveyTexts[key][locale];
  const kept = originFields.filter((name) => fields.has(name));
  return `<p class="problem" role="alert">${explain(refusal, locale)}</p>
<form method="post" action="/api/feedback">
${hiddenField('id', reusableId(fields, refusal))}
${hiddenField('locale', languageOf(fields))}
${kept.map((name) => hiddenField(name, fields.get(name) ?? '')).join('\n')}
<fieldset>
<legend>${text('reason')}</legend>
${reasons.map((reason) => radio('reason', reason, reasonLabels[reason][locale], fields)).join('\n')}
</fieldset>
<label class="label" for="feedback">${text('feedback')}</label>
<textarea id="feedback" name="feedback">
${escapeHtml(fields.get('feedback') ?? '')}</textarea>
${trapField(text('trap'))}
<button type="submit">${text('submit')}</button>
</form>`;
}
