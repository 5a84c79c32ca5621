import type {PolicySources} from './manifest';

export type HeaderFields = Record<string, string>;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

function serialise(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
}

/** For pages: every inline script and style is named by its hash, foreign hosts by configuration. */
export function documentPolicy(sources: PolicySources): string {
  const attributes = quoted(sources.styleAttributes);
  return serialise({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(sources.inlineScripts), ...sources.scriptHosts],
    'style-src': ["'self'", ...quoted(sources.inlineStyles)],
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
    'img-src': ["'self'", 'data:', ...sources.imageHosts],
    'connect-src': ["'self'", ...sources.connectHosts],
    'form-action': ["'self'", ...sources.formHosts],
    'object-src': [],
    'base-uri': [],
    'frame-ancestors': [],
  });
}

/** For everything that is no page. Workers are governed by the policy of their own script. */
export function resourcePolicy(sources: PolicySources): string {
  return serialise({
    'default-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connectHosts],
    'object-src': [],
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': [],
  });
}

/** Fields that every answer carries, whatever it holds. */
export const fixedHeaders: HeaderFields = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

export const HSTS = 'max-age=31536000';

/** The two forms of the security fields: for pages and for all else. */
export interface SecurityHeaders {
  page: HeaderFields;
  resource: HeaderFields;
}

export function securityHeadersFor(sources: PolicySources): SecurityHeaders {
  return {
    page: {'content-security-policy': documentPolicy(sources), ...fixedHeaders},
    resource: {'content-security-policy': resourcePolicy(sources), ...fixedHeaders},
  };
}
