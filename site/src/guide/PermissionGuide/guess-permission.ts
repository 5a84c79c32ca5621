import type {BrowserFamily, VariantId} from './variants';

export interface Browser {
  family: BrowserFamily;
  version?: number;
}

export interface Guess extends Browser {
  variant?: VariantId;
  isEnabled: boolean;
}

const oldestEngine = 120;
const oldestFirefox = 154;

// The first version in which the per-extension switch replaces Developer mode.
const switchSince = {chrome: 138, edge: 144, 'edge-android': 138} as const;

const switchVariant = {
  chrome: ['chrome-toggle', 'chrome-developer-mode'],
  edge: ['edge-toggle', 'edge-developer-mode'],
  'edge-android': ['edge-android-toggle', 'edge-android-developer-mode'],
} as const satisfies Record<keyof typeof switchSince, readonly [VariantId, VariantId]>;

/** Reads family and major version from a user agent string. */
export function identifyBrowser(userAgent: string): Browser {
  const major = (token: RegExp) => {
    const digits = token.exec(userAgent)?.[1];
    return digits === undefined ? undefined : Number(digits);
  };
  const isAndroid = /\bAndroid\b/.test(userAgent);
  const engine = major(/Chrom(?:e|ium)\/(\d+)/);
  if (/\b(?:iPhone|iPad|iPod|CriOS|EdgiOS|FxiOS)\b/.test(userAgent)) return {family: 'phone'};
  if (/\bEdgA\//.test(userAgent)) return {family: 'edge-android', version: engine};
  if (/\bFirefox\//.test(userAgent)) {
    return isAndroid ? {family: 'phone'} : {family: 'firefox', version: major(/\bFirefox\/(\d+)/)};
  }
  if (engine === undefined) return {family: 'unknown'};
  if (isAndroid) return {family: 'phone'};
  if (/\bEdg\//.test(userAgent)) return {family: 'edge', version: engine};
  return {family: 'chrome', version: engine};
}

/**
 * Chooses the instructions. Parameters from the extension take precedence over the user agent.
 */
export function guessPermission(search: string, userAgent: string): Guess {
  const query = new URLSearchParams(search);
  const fromExtension = query.has('userscript_guard') || query.has('userscript_enabled');
  const browser = applyNamedBrowser(identifyBrowser(userAgent), query.get('browser'));
  return {
    ...browser,
    variant: chooseVariant(browser, {
      guard: query.get('userscript_guard'),
      isPermissionBuild: fromExtension || query.get('browser') === 'firefox',
    }),
    isEnabled: query.get('userscript_enabled') === 'true',
  };
}

function applyNamedBrowser(found: Browser, named: string | null): Browser {
  if (named !== 'chrome' && named !== 'edge' && named !== 'firefox') return found;
  if (named === found.family) return found;
  if (named === 'edge' && found.family === 'edge-android') return found;
  // Chrome and Edge count engine versions alike, so the number stays useful between the two.
  const sharesEngine =
    named !== 'firefox' && (found.family === 'chrome' || found.family === 'edge');
  return {family: named, version: sharesEngine ? found.version : undefined};
}

function chooseVariant(
  {family, version}: Browser,
  {guard, isPermissionBuild}: {guard: string | null; isPermissionBuild: boolean},
): VariantId | undefined {
  if (family === 'unknown') return undefined;
  if (family === 'phone') return 'unsupported';
  if (family === 'firefox') {
    // Only the Manifest V3 add-on opens this page, whatever the user agent claims.
    if (isPermissionBuild || version === undefined) return 'firefox-permission';
    return version >= oldestFirefox ? 'firefox-permission' : 'firefox-legacy';
  }
  if (version !== undefined && version < oldestEngine) return 'too-old';
  const [toggle, developerMode] = switchVariant[family];
  if (guard === 'allowScript') return toggle;
  // The extension names developer mode for every Edge below 144, phones included, although Edge for
  // Android has the switch from 138 on.
  if (guard === 'developerMode' && family !== 'edge-android') return developerMode;
  return version !== undefined && version < switchSince[family] ? developerMode : toggle;
}
