import {framePolicy} from '@scriptcat/contract';
import type {HeaderFields, SecurityHeaders} from '../../../server/src/site/policy';

/** The parts of the content security policy that depend on the build. */
export interface PolicySources {
  /** CSP hashes (`sha256-…`) of inline scripts, style elements and style attributes. */
  inlineScripts: string[];
  inlineStyles: string[];
  styleAttributes: string[];
  /** Foreign origins, only those that this build was configured for. */
  scriptHosts: string[];
  connectHosts: string[];
  imageHosts: string[];
  formHosts: string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

function serialise(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
}

/** For pages: every inline script and style is named by its hash, foreign hosts by configuration. */
function documentPolicy(sources: PolicySources, {isDemo = false} = {}): string {
  const attributes = quoted(sources.styleAttributes);
  return serialise({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(sources.inlineScripts), ...sources.scriptHosts],
    'style-src': ["'self'", ...quoted(sources.inlineStyles)],
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
    'img-src': ["'self'", 'data:', ...(isDemo ? ['blob:'] : []), ...sources.imageHosts],
    // Scripts that are tried on a demo page show pictures and play sounds they made themselves.
    ...(isDemo ? {'media-src': ["'self'", 'data:', 'blob:', 'mediastream:']} : {}),
    'connect-src': ["'self'", ...sources.connectHosts],
    // The service worker of site/src/offline.
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...sources.formHosts],
    'object-src': [],
    'base-uri': [],
    'frame-ancestors': isDemo ? ["'self'"] : [],
  });
}

/** For everything that is no page. Workers are governed by the policy of their own script. */
function resourcePolicy(sources: PolicySources): string {
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
const fixedHeaders: HeaderFields = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Fields that browsers read on documents only; a page asks for several files, so they add up. */
const pageHeaders: HeaderFields = {
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

export function securityHeadersFor(sources: PolicySources): SecurityHeaders {
  const page = (policy: string) => ({
    'content-security-policy': policy,
    ...fixedHeaders,
    ...pageHeaders,
  });
  return {
    page: page(documentPolicy(sources)),
    demo: page(documentPolicy(sources, {isDemo: true})),
    frame: page(framePolicy),
    resource: {'content-security-policy': resourcePolicy(sources), ...fixedHeaders},
  };
}
