import {
  escapeHtml,
  inLanguage,
  type LanguageTag,
  toLanguageTag,
  VOTE_THANKS,
  verdicts,
  voteTexts,
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

/** The page a vote is about, at the words of thanks. */
export const voteThanksPath = (fields: FormFields, locale: LanguageTag) =>
  `${inLanguage(fields.get('page') ?? '/docs/', locale)}#${VOTE_THANKS}`;

function explain({response, errors}: Refusal, locale: LanguageTag): string {
  if (errors.some(({pointer}) => pointer === '/helpful')) return voteTexts.missing[locale];
  if (response.status === 413 || errors.some(({code}) => code === 'too-long')) {
    return voteTexts.tooLong[locale];
  }
  return voteTexts.failed[locale];
}

/** The question once more after a form post that could not be stored, with what was typed. */
export function renderVoteForm(
  fields: FormFields,
  refusal: Refusal,
  redirectOrigin: string,
): Response {
  const language = languageOf(fields);
  const locale = toLanguageTag(language);
  const text = (key: keyof typeof voteTexts) => voteTexts[key][locale];
  return formPage(refusal, redirectOrigin, {
    locale: language,
    title: text('question'),
    body: `<p class="problem" role="alert">${explain(refusal, locale)}</p>
<form method="post" action="/api/page-feedback">
${hiddenField('id', reusableId(fields, refusal))}
${hiddenField('locale', language)}
${hiddenField('page', fields.get('page') ?? '')}
<fieldset>
<legend>${text('question')}</legend>
${verdicts.map((verdict) => radio('helpful', verdict, text(verdict), fields)).join('\n')}
</fieldset>
<label class="label" for="text">${text('text')}</label>
<textarea id="text" name="text">
${escapeHtml(fields.get('text') ?? '')}</textarea>
${trapField(text('trap'))}
<button type="submit">${text('submit')}</button>
</form>`,
  });
}
