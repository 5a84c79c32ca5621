import {neutralPath} from './language';

/** Whether a path is the playground's frame. */
export function isFrame(path: string): boolean {
  return /^\/playground\/(?:index\.html)?$/.test(neutralPath(path));
}

/**
 * What a document can say of itself: scripts may run and style it, and send no request. The page around the
 * frame keeps it from navigating elsewhere (`default-src 'self'`). `webrtc 'block'` of CSP 3 is missing because
 * Chromium 150 reports it as an unknown directive and connects anyway.
 */
const ownRules = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  "form-action 'none'",
  "base-uri 'none'",
];

/** The policy within the frame's document, for hosts that send no header. */
export const frameMetaPolicy = ownRules.join('; ');

/** The policy of the frame as a header. */
export const framePolicy = [...ownRules, "frame-ancestors 'self'", 'sandbox allow-scripts'].join(
  '; ',
);
