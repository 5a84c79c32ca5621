/** The issue form with some of its fields filled in, by their ids there. */
export function reportAddress(form: string, fields: Readonly<Record<string, string>>): string {
  const address = new URL(form);
  for (const [id, value] of Object.entries(fields)) {
    if (value) address.searchParams.set(id, value);
  }
  return address.href;
}

/** The endpoint for votes: beside that of the survey, if it is one of our servers. */
export function voteUrl(feedbackUrl: string): string | undefined {
  return /\/api\/feedback$/.test(feedbackUrl)
    ? feedbackUrl.replace(/feedback$/, 'page-feedback')
    : undefined;
}
