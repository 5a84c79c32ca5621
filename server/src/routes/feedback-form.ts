import {createHash, randomUUID} from 'node:crypto';
import {
  escapeHtml,
  type FeedbackProblem,
  feedbackLimits,
  feedbackPatterns,
  type LanguageTag,
  type Locale,
  locales,
  type Reason,
  reasonLabels,
  reasons,
  surveyTexts,
  textsOf,
} from '@scriptcat/contract';

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

export function localeOf(fields: FormFields): LanguageTag {
  return locales.find((locale) => locale === fields.get('locale')) ?? locales[0];
}

export const thanksPath = (locale: LanguageTag) =>
  `${locale === locales[0] ? '' : `/${locale}`}/uninstall/thanks/`;

/** Says what went wrong in the words of the survey page. */
function explain({response, errors}: Refusal, locale: Locale): string {
  if (errors.some(({pointer}) => pointer === '/reason')) return surveyTexts.reasonMissing[locale];
  if (response.status === 413 || errors.some(({code}) => code === 'too-long')) {
    return surveyTexts.tooLong[locale];
  }
  return surveyTexts.failed[locale];
}

const style = `
*{box-sizing:border-box}
body{margin:0;background:#fbfcfe;color:#0f1b2d;
  font:1rem/1.7 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:40rem;margin:0 auto;padding:3rem 1rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}
.problem{margin:1.5rem 0;padding:.75rem 1rem;border-inline-start:3px solid #b3261e;color:#b3261e;
  background:#fff}
fieldset{border:0;margin:1.5rem 0;padding:0}
legend,.label{font-weight:650;padding:0}
.choice{display:flex;gap:.75rem;align-items:center;margin-top:.5rem;padding:.75rem 1rem;
  background:#fff;border:1px solid #dde5ef;border-radius:10px}
input[type=radio]{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:#1660d6}
textarea{display:block;width:100%;min-height:9rem;margin-top:.5rem;padding:.75rem;font:inherit;
  border:1px solid #7b8ba1;border-radius:6px}
button{margin-top:1.5rem;padding:.75rem 2rem;border:0;border-radius:6px;background:#1660d6;
  color:#fff;font:inherit;font-weight:650}
:focus-visible{outline:3px solid #79b0ff;outline-offset:2px}
.trap{position:absolute;inset-inline-start:-999rem}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The survey once more after a form post that could not be stored: everything typed is still in
 * it, and it carries an id, so that sending it again cannot store it twice.
 */
export function renderForm(fields: FormFields, refusal: Refusal, redirectOrigin: string): Response {
  const {status, headers} = refusal.response;
  const retryAfter = headers.get('retry-after');
  // Browsers hold the redirect after a post to form-action as well.
  const formAction = ["'self'", redirectOrigin].join(' ').trim();
  return new Response(renderPage(fields, refusal), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      ...(retryAfter && {'retry-after': retryAfter}),
    },
  });
}

function renderPage(fields: FormFields, refusal: Refusal): string {
  const locale = textsOf(localeOf(fields));
  const text = (key: keyof typeof surveyTexts) => surveyTexts[key][locale];
  const isIdUsable =
    refusal.response.status !== 409 && !refusal.errors.some(({pointer}) => pointer === '/id');
  const kept = originFields.filter((name) => fields.has(name));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text('title')}</h1>
<p class="problem" role="alert">${explain(refusal, locale)}</p>
<form method="post" action="/api/feedback">
${hiddenField('id', (isIdUsable && fields.get('id')) || randomUUID())}
${hiddenField('locale', locale)}
${kept.map((name) => hiddenField(name, fields.get(name) ?? '')).join('\n')}
<fieldset>
<legend>${text('reason')}</legend>
${reasons.map((reason) => choice(reason, locale, fields.get('reason') === reason)).join('\n')}
</fieldset>
<label class="label" for="feedback">${text('feedback')}</label>
<textarea id="feedback" name="feedback">
${escapeHtml(fields.get('feedback') ?? '')}</textarea>
<p class="trap" aria-hidden="true"><label>${text('trap')}
<input name="website" tabindex="-1" autocomplete="off"></label></p>
<button type="submit">${text('submit')}</button>
</form>
</main>
</body>
</html>
`;
}

const choice = (reason: Reason, locale: Locale, isChosen: boolean) =>
  `<label class="choice"><input type="radio" name="reason" value="${reason}"${
    isChosen ? ' checked' : ''
  }> ${reasonLabels[reason][locale]}</label>`;

const hiddenField = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/**
 * Percent-encoding makes a form up to three times as long as what it says; with some room beyond, a
 * text that is too long comes back with the page that says so.
 */
export const formBytes = feedbackLimits.bodyBytes * 4;
