import {neutralPath} from './language';

/** Whether a path is the playground's frame. */
export function isFrame(path: string): boolean {
  return /^\/playground\/(?:index\.html)?$/.test(neutralPath(path));
}

/**
 * The policy that a document can declare itself: scripts and styles may run, requests may not be
 * sent, and blobs of the document's own can be read. The surrounding page keeps the frame from navigating (`default-src 'self'`). `webrtc
 * 'block'` of CSP 3 is missing because Chromium 156 reports it as unknown and connects anyway.
 */
const ownRules = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'connect-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
];

/** The policy as a meta tag, for hosts that send no header. */
export const frameMetaPolicy = ownRules.join('; ');

/** The policy of the frame as a header. */
export const framePolicy = [...ownRules, "frame-ancestors 'self'", 'sandbox allow-scripts'].join(
  '; ',
);
