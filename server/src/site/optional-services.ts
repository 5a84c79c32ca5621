/** The public report in both languages and as data. */
export const reportPaths = {
  'zh-Hans': '/report/',
  en: '/en/report/',
  data: '/report/data.json',
} as const;

/**
 * Addresses that are answered by code when a setting switches them on, and are unknown otherwise.
 * They are not part of the contract with the site: nothing it publishes may name them.
 */
export const optionalPrefixes = ['/desk/', '/report/', '/en/report/'] as const;
