import type texts from '@scriptcat/content/texts/guide/install-page';

export const maxAddressLength = 2048;

/** Every reason has a sentence. */
export type RefusalReason = keyof (typeof texts)['refusals'];

export type ScriptKind = 'page' | 'background' | 'subscription' | 'unclear';

export interface InstallAddress {
  href: string;
  host: string;
  kind: ScriptKind;
  isEncrypted: boolean;
}

export type InstallHash =
  | {state: 'absent'}
  | {state: 'refused'; reason: RefusalReason}
  | {state: 'given'; address: InstallAddress};

const prefix = '#url=';

const endings: readonly (readonly [string, ScriptKind])[] = [
  ['.user.sub.js', 'subscription'],
  ['.user.bg.js', 'background'],
  ['.user.js', 'page'],
];

// Whitespace and control characters, which URL parsing would drop silently, and the format
// characters that can make an address read differently from what it is.
const deceptive = /[\s\p{Cc}\p{Cf}]/u;

/**
 * Parses the URL after `#url=`. It is untrusted, so only plain http(s) URLs are accepted, in
 * normalised form.
 */
export function parseInstallHash(hash: string): InstallHash {
  if (!hash.startsWith(prefix)) return {state: 'absent'};
  const raw = hash.slice(prefix.length);
  if (raw === '') return refuse('empty');
  if (raw.length > maxAddressLength) return refuse('too-long');
  const text = decodeWhole(raw);
  if (text === undefined) return refuse('broken');
  if (deceptive.test(text)) return refuse('characters');
  const url = parseAddress(text);
  if (url === undefined) return refuse('broken');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('scheme');
  if (url.username !== '' || url.password !== '') return refuse('credentials');
  if (url.href.length > maxAddressLength) return refuse('too-long');
  return {
    state: 'given',
    address: {
      href: url.href,
      host: url.host,
      kind: kindOf(url.pathname),
      isEncrypted: url.protocol === 'https:',
    },
  };
}

function refuse(reason: RefusalReason): InstallHash {
  return {state: 'refused', reason};
}

// Sites pass the URL either plain or fully encoded. Decoding a plain one would change it, and
// decoding twice would let a hidden scheme through.
function decodeWhole(raw: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]*%3a/i.test(raw)) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

// URL.canParse would be shorter, but older browsers lack it.
function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function kindOf(pathname: string): ScriptKind {
  const path = pathname.toLowerCase();
  return endings.find(([ending]) => path.endsWith(ending))?.[1] ?? 'unclear';
}
