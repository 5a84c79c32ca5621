/** Any script can set the attribute, so only accept a version number. */
export function readVersion(text: string): string {
  return /^\d+(?:\.\d+){1,3}(?:-[a-z\d.]{1,20})?$/i.test(text) ? text : '';
}
