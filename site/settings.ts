import identity from '@scriptcat/content/site/identity';
import {toLanguageTag} from '@scriptcat/contract';

/** Build settings. A test compares them with the manual and the image. */
export const buildSettings = [
  'SITE_URL',
  'FEEDBACK_URL',
  'SEARCH_URL',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'ANALYTICS_ID',
  'ICON_MIRRORS',
  'BUNDLED_ICONS',
  'OFFLINE',
  'APP_LOADING',
] as const;

/** Set by the commands themselves. */
type CommandSetting = 'NODE_ENV' | 'API_PORT' | 'DOCUSAURUS_CURRENT_LOCALE';

/** Settings from the environment. No other file of the site reads the environment. */
type Setting = (typeof buildSettings)[number] | CommandSetting;
const env = process.env as Readonly<Partial<Record<Setting, string>>>;

export const settings = {
  // Docusaurus evaluates the configuration once per language and names it here.
  language: toLanguageTag(env.DOCUSAURUS_CURRENT_LOCALE ?? ''),
  siteUrl: (env.SITE_URL || identity.siteUrl).replace(/\/+$/, ''),
  // The dev server has no built pages.
  isAppOnIntent: env.NODE_ENV === 'production' && env.APP_LOADING !== 'eager',
  analyticsId: env.ANALYTICS_ID || null,
  apiPort: env.API_PORT || null,
  // `off`: icons that prose names load from the icon provider, too.
  hasBundledIcons: env.BUNDLED_ICONS !== 'off',
  iconMirrors: (env.ICON_MIRRORS ?? '').split(/[\s,]+/).filter(Boolean),
  hasOffline: env.OFFLINE !== 'off',
  feedbackUrl: env.FEEDBACK_URL || '/api/feedback',
  search: {
    url: (env.SEARCH_URL || '').replace(/\/+$/, ''),
    appId: env.SEARCH_APP_ID || 'scriptcat',
    apiKey: env.SEARCH_API_KEY || 'public',
    index: env.SEARCH_INDEX || 'scriptcat',
  },
};
