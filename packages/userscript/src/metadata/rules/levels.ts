/**
 * How much a finding matters. An error stops the script or breaks something it does in ScriptCat;
 * warnings surprise, infos help.
 */
export type Level = 'error' | 'warning' | 'info';

/** Every rule of the checker and its level. */
export const ruleLevels = {
  'block-missing': 'error',
  'block-unclosed': 'error',
  'block-repeated': 'warning',
  'block-too-few-keys': 'error',
  'line-without-key': 'info',
  'name-missing': 'error',
  'name-empty': 'error',
  'version-missing': 'warning',
  'version-letters': 'info',
  'key-mistyped': 'warning',
  'key-unread': 'info',
  'key-unsupported': 'warning',
  'key-not-for-kind': 'warning',
  'key-not-localisable': 'warning',
  'key-repeated': 'warning',
  'line-duplicate': 'warning',
  'value-missing': 'warning',
  'url-not-http': 'warning',
  'icon-popup-only': 'info',
  'update-pair': 'warning',
  'antifeature-unknown': 'warning',
  'match-none': 'error',
  'match-exclude-only': 'error',
  'match-library': 'info',
  'match-refused-scheme': 'error',
  'match-refused-host': 'error',
  'match-scheme-broken': 'error',
  'match-regex': 'error',
  'match-all-urls': 'error',
  'match-bare-host': 'error',
  'match-tab': 'error',
  'match-host-wildcard': 'error',
  'match-host': 'error',
  'match-port': 'warning',
  'match-root-only': 'warning',
  'match-hash': 'error',
  'match-host-case': 'error',
  'match-host-unicode': 'error',
  'match-tld': 'error',
  'match-ipv6': 'error',
  'match-scheme-case': 'error',
  'match-query-star': 'warning',
  'match-comment': 'error',
  'include-regex-invalid': 'error',
  'include-regex-unclosed': 'error',
  'include-regex-flags': 'info',
  'include-all-urls': 'error',
  'include-no-path': 'error',
  'include-no-scheme': 'error',
  'include-tld-no-slash': 'error',
  'include-bare-domain': 'info',
  'exclude-bare-domain': 'info',
  'exclude-nothing': 'warning',
  'grant-missing': 'error',
  'grant-none-used': 'error',
  'grant-none-mixed': 'error',
  'grant-unknown': 'warning',
  'grant-removed': 'warning',
  'grant-not-provided': 'warning',
  'grant-spelling': 'warning',
  'grant-not-needed': 'info',
  'grant-unused': 'info',
  'grant-page-only': 'warning',
  'api-not-provided': 'error',
  'retry-in-page': 'error',
  'retry-with-none': 'error',
  'connect-missing': 'error',
  'connect-undeclared': 'info',
  'connect-malformed': 'error',
  'connect-everything': 'info',
  'connect-self-background': 'warning',
  'require-relative': 'error',
  'require-css': 'error',
  'require-hash': 'info',
  'resource-malformed': 'error',
  'resource-undeclared': 'error',
  'run-at-unknown': 'warning',
  'run-at-menu': 'warning',
  'run-at-body': 'info',
  'early-start-alone': 'warning',
  'early-start-glob': 'warning',
  'flag-value': 'warning',
  'run-in-unknown': 'warning',
  'inject-into-unknown': 'warning',
  'noframes-value': 'warning',
  'unwrap-api': 'error',
  'unwrap-grant': 'info',
  'unwrap-await': 'error',
  'unwrap-early-start': 'warning',
  'background-redundant': 'info',
  'crontab-refused': 'error',
  'crontab-fails': 'error',
  'crontab-seconds': 'warning',
  'config-invalid': 'error',
  'config-too-deep': 'info',
  'code-syntax': 'error',
  'code-too-deep': 'info',
} as const satisfies Record<string, Level>;

/** The code of a rule. */
export type RuleCode = keyof typeof ruleLevels;

/**
 * Rules whose fixes only add a line, or correct one that had no effect at all. They change nothing
 * that works, so they may be applied together and unseen.
 */
export const safeFixes: ReadonlySet<RuleCode> = new Set([
  'grant-missing',
  'grant-spelling',
  'connect-missing',
  'connect-malformed',
]);

/** What a fix does, for the label of its button. */
export type FixCode =
  | 'remove-line'
  | 'rename-key'
  | 'set-value'
  | 'add-line'
  | 'add-lines'
  | 'add-header'
  | 'replace-line';
