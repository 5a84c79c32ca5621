interface Report {
  title?: string;
  /** Of the page it is about. */
  url?: string;
}

/** The issue form with what is known filled in. */
export function reportAddress(form: string, {title, url}: Report): string {
  const address = new URL(form);
  if (title) address.searchParams.set('title', title);
  // The name of the field in the form.
  if (url) address.searchParams.set('doc-url', url);
  return address.href;
}

/** The endpoint for votes: beside that of the survey, if it is one of our servers. */
export function voteUrl(feedbackUrl: string): string | undefined {
  return /\/api\/feedback$/.test(feedbackUrl)
    ? feedbackUrl.replace(/feedback$/, 'page-feedback')
    : undefined;
}
