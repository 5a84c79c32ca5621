export type BrowserFamily = 'chrome' | 'edge' | 'edge-android' | 'firefox' | 'phone' | 'unknown';

/** The ways to allow userscripts in the order of the page, with the anchors of their sections. */
export const variants = [
  {id: 'chrome-toggle', anchor: 'chrome-138'},
  {id: 'edge-toggle', anchor: 'edge-144'},
  {id: 'edge-android-toggle', anchor: 'edge-android'},
  {id: 'chrome-developer-mode', anchor: 'chrome-120'},
  {id: 'edge-developer-mode', anchor: 'edge-120'},
  {id: 'edge-android-developer-mode', anchor: 'edge-android-older'},
  {id: 'firefox-permission', anchor: 'firefox-154'},
  {id: 'firefox-legacy', anchor: 'firefox-older'},
  {id: 'too-old', anchor: 'too-old'},
  {id: 'unsupported', anchor: 'other-phones'},
] as const;

export type VariantId = (typeof variants)[number]['id'];
