import {randomUUID} from 'node:crypto';
import {
  escapeHtml,
  type FeedbackProblem,
  type LanguageTag,
  languageTags,
} from '@scriptcat/contract';
import {createLook, pageResponse} from '../html/page';

/** What a plain form post carries, every value still text from outside. */
export type FormFields = ReadonlyMap<string, string>;

/** A post that was not stored, as the answer a program would get. */
export interface Refusal {
  kind: 'refused';
  response: Response;
  errors: readonly FeedbackProblem[];
}

/**
 * Decodes `application/x-www-form-urlencoded`; of a repeated field the last counts. A page without
 * JavaScript cannot make an id, so a missing one is made here.
 */
export function readForm(body: string): FormFields {
  const fields = new Map([['id', randomUUID() as string]]);
  for (const [name, value] of new URLSearchParams(body)) {
    // Browsers send line breaks as CRLF whatever was typed; a JSON post has LF.
    if (value !== '') fields.set(name, value.replaceAll('\r\n', '\n'));
  }
  return fields;
}

export function languageOf(fields: FormFields): LanguageTag {
  return languageTags.find((locale) => locale === fields.get('locale')) ?? languageTags[0];
}

const look = createLook(`
body{max-width:42rem}
.problem{margin:1.5rem 0;padding:.75rem 1rem;border-inline-start:3px solid var(--bad);color:var(--bad);
  background:var(--card)}
fieldset{border:0;margin:1.5rem 0;padding:0}
legend,.label{font-weight:650;padding:0}
.choice{display:flex;gap:.75rem;align-items:center;margin-top:.5rem;padding:.75rem 1rem;
  background:var(--card);border:1px solid var(--line);border-radius:10px}
input[type=radio]{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--accent)}
textarea{display:block;width:100%;min-height:9rem;margin-top:.5rem;padding:.75rem;font:inherit;
  color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:6px}
button{margin-top:1.5rem;padding:.75rem 2rem;border:0;border-radius:6px;background:var(--accent);
  color:var(--on);font:inherit;font-weight:650}
.trap{position:absolute;inset-inline-start:-999rem}
`);

interface FormPage {
  locale: LanguageTag;
  title: string;
  /** Markup; everything from outside in it is escaped. */
  body: string;
}

/** A page that shows a form once more, with the status and the wait of the refusal. */
export function formPage(
  {response: {status, headers}}: Refusal,
  redirectOrigin: string,
  {locale, title, body}: FormPage,
): Response {
  const retryAfter = headers.get('retry-after');
  return pageResponse(
    look,
    {lang: locale, title, body},
    {
      status,
      // Browsers hold the redirect after a post to form-action as well.
      formAction: ["'self'", redirectOrigin].join(' ').trim(),
      headers: {'cache-control': 'no-store', ...(retryAfter && {'retry-after': retryAfter})},
    },
  );
}

/** The id of the refused post, unless that is what was wrong with it. */
export function reusableId(fields: FormFields, {response, errors}: Refusal): string {
  const isUsable = response.status !== 409 && !errors.some(({pointer}) => pointer === '/id');
  return (isUsable && fields.get('id')) || randomUUID();
}

export const hiddenField = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** A choice, taken if it was. */
export const radio = (name: string, value: string, label: string, fields: FormFields) =>
  `<label class="choice"><input type="radio" name="${name}" value="${value}"${
    fields.get(name) === value ? ' checked' : ''
  }> ${label}</label>`;

/** A field that people do not see. */
export const trapField = (label: string) =>
  `<p class="trap" aria-hidden="true"><label>${label}
<input name="website" tabindex="-1" autocomplete="off"></label></p>`;
