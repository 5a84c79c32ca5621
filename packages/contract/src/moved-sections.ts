/** Sections that became pages: the new page, and the anchors that moved there. */
export type MovedSections = Readonly<Record<string, readonly string[]>>;

/**
 * Anchors that other sites, the forum and old messages link to, by their former page. `new#old` is
 * a renamed anchor. Entries are never removed.
 */
export const movedSections: Readonly<Record<string, MovedSections>> = {
  '/docs/use/QA/': {
    '/docs/use/more-questions/': [
      'data',
      'scripts-disappeared',
      'deleted-by-mistake',
      'deleted-scripts-come-back',
      'script-appears-twice',
      'sync-turned-off',
      'jianguoyun',
      'where-are-cloud-files',
      'values-not-synced',
      'backup-contains-settings',
      'import-lost-values',
      'sync-settings-on-another-computer',
      'browser-account',
      'after-moving',
      'group-scripts',
      'updates',
      'update-one-script',
      'stop-update-prompts',
      'update-page-closes',
      'check-update-finds-nothing',
      'silent-updates',
      'restore-ignored',
      'stop-extension-updates',
      'changelog-tab',
      'which-version',
      'development',
      'own-editor',
      'vscode-does-not-connect',
      'userconfig-yaml',
      'agent-in-stable',
      'privacy-and-safety',
      'security-software-warning',
      'why-all-websites',
      'data-collection',
      'is-a-script-safe',
      'report-vulnerability',
      'reporting',
      'what-to-report',
      'where-to-ask',
      'android-debugging',
      'overlapping-runs',
      'type-mismatch',
    ],
  },
  '/docs/use/use/': {
    '/docs/use/first-script/': [
      'write-first-script#first-script',
      'write-first-script',
      'check-it-runs',
      'next',
    ],
    '/docs/use/popup/': [
      'popup-header#popup',
      'popup-header',
      'popup-row',
      'popup-more-menu',
      'toolbar-icon',
      'context-menu',
      'permission-prompts',
    ],
    '/docs/use/scripts/': [
      'search-and-filter#script-list',
      'search-and-filter',
      'list-columns',
      'list-order',
      'batch',
      'create-menu',
      'trash',
    ],
    '/docs/use/editor/': [
      'editor-shortcuts#editor',
      'editor-shortcuts',
      'save-checks',
      'storage-and-resources',
      'script-settings',
    ],
    '/docs/use/updates/': [
      'updating',
      'automatic-updates',
      'batch-update-page',
      'manual-update',
      'stop-updates',
      'site-control',
      'exclude-site',
      'add-site',
      'blacklist',
      'forbidden-pages',
      'incognito',
    ],
    '/docs/use/background/': ['background-scripts', 'logs'],
    '/docs/use/subscriptions/': ['subscriptions'],
    '/docs/use/sync/': ['backup#import-export', 'export-file#export', 'import#restore'],
    '/docs/use/settings/': [
      'tools',
      'settings-general#settings',
      'settings-general',
      'settings-interface',
      'settings-sync',
      'settings-update',
      'settings-runtime',
      'settings-security',
      'settings-development',
    ],
    '/docs/use/phone/': ['mobile'],
    '/docs/use/other-ways/': [
      'manual-install#other-ways-to-install',
      'manual-install',
      'beta',
      'firefox',
      'old-browsers',
    ],
  },
};

/** Redirects of a page's old anchors, by anchor; empty if none has moved. */
export function movedAnchors(page: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(movedSections[page] ?? {}).flatMap(([target, anchors]) =>
      anchors.map((anchor) => {
        const [current = '', old = current] = anchor.split('#');
        return [old, `${target}#${current}`] as const;
      }),
    ),
  );
}
