import {languages, languageTags, toLanguageTag} from '@scriptcat/contract';
import {identity} from './src/identity';

/** What the environment decides at build time. Nothing else in the site reads the environment. */
const env = process.env;

const language =
  languages.find(({tag}) => tag === env.DOCUSAURUS_CURRENT_LOCALE)?.tag ?? languageTags[0];

export const settings = {
  // Docusaurus evaluates the configuration once per language and names it here.
  language,
  locale: toLanguageTag(language),
  siteUrl: (env.SITE_URL || identity.siteUrl).replace(/\/+$/, ''),
  // The dev server has no built pages to wait on.
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
