import type {BuildConfig} from '../config';
import type {PolicySources} from '../site/manifest';

const analyticsScript = 'https://www.googletagmanager.com';
const analyticsReports = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

function searchHosts({searchUrl, searchAppId}: BuildConfig): string[] {
  if (searchUrl) return [new URL(searchUrl).origin];
  if (!searchAppId) return [];
  // The hosted service's client falls back across these when the first does not answer.
  const id = searchAppId.toLowerCase().replace(/[^a-z0-9]/g, '');
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`].concat(
    [1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  );
}

/** Foreign hosts of the policy: none, unless the build was configured for them. */
export function foreignHosts(
  config: BuildConfig,
): Pick<PolicySources, 'scriptHosts' | 'connectHosts' | 'imageHosts' | 'formHosts'> {
  const reports = config.analyticsId ? analyticsReports : [];
  const survey = config.feedbackUrl ? [new URL(config.feedbackUrl).origin] : [];
  return {
    scriptHosts: config.analyticsId ? [analyticsScript] : [],
    connectHosts: [...searchHosts(config), ...survey, ...config.iconMirrors, ...reports],
    imageHosts: reports,
    formHosts: survey,
  };
}
