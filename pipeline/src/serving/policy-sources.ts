import type {PolicySources} from './security-headers';

/** Build settings that name other hosts. */
type Environment = Readonly<Record<string, string | undefined>>;

const analyticsScript = 'https://www.googletagmanager.com';
const analyticsReports = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

function originsOf(env: Environment, name: string): string[] {
  const values = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  return values.map((value) => {
    if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value).origin;
    throw new Error(`${name} must be a list of http or https URLs, got "${value}".`);
  });
}

function searchHosts(env: Environment): string[] {
  const own = originsOf(env, 'SEARCH_URL');
  const id = (env.SEARCH_APP_ID ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  if (own.length > 0 || id === '') return own;
  // The client of the hosted service retries on these hosts.
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`].concat(
    [1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  );
}

/** External hosts of the policy: none unless the build is configured for them. */
export function foreignHosts(
  env: Environment,
): Pick<PolicySources, 'scriptHosts' | 'connectHosts' | 'imageHosts' | 'formHosts'> {
  const hasAnalytics = Boolean(env.ANALYTICS_ID?.trim());
  const reports = hasAnalytics ? analyticsReports : [];
  const survey = originsOf(env, 'FEEDBACK_URL');
  return {
    scriptHosts: hasAnalytics ? [analyticsScript] : [],
    connectHosts: [...searchHosts(env), ...survey, ...originsOf(env, 'ICON_MIRRORS'), ...reports],
    imageHosts: reports,
    formHosts: survey,
  };
}
