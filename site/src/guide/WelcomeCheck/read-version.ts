/** Anybody may write the attribute, so only what looks like a version is repeated. */
export function readVersion(text: string): string {
  return /^\d+(?:\.\d+){1,3}(?:-[a-z\d.]{1,20})?$/i.test(text) ? text : '';
}
