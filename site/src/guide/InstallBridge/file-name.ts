/** The last part of an address, to be shown as text: decoded where that changes nothing else. */
export function fileNameOf(href: string): string {
  const {host, pathname} = new URL(href);
  const name = pathname.split('/').findLast(Boolean) ?? host;
  try {
    const decoded = decodeURIComponent(name);
    // Keep slashes and invisible or direction-changing characters encoded.
    return /[/\\\s\p{Cc}\p{Cf}]/u.test(decoded) ? name : decoded;
  } catch {
    return name;
  }
}
