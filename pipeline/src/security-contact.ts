import identity from '@scriptcat/content/site/identity';
import {writeText} from './language';

/** RFC 9116 asks for less than a year. */
const MONTHS_VALID = 11;

/** The first day of a month, so that builds of one month give the same text. */
export function expiryAfter(now: Date): string {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID));
  return date.toISOString().replace(/\.\d+/, '');
}

/** Writes security.txt (RFC 9116). */
export function writeSecurityContact(site: {folder: string; url: string}, now = new Date()): void {
  const lines = [
    `Contact: ${identity.vulnerabilityReport}`,
    `Expires: ${expiryAfter(now)}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${site.url}/.well-known/security.txt`,
    `Policy: ${identity.docsRepository}/blob/main/SECURITY.md`,
  ];
  writeText(site, '.well-known/security.txt', `${lines.join('\n')}\n`);
}
