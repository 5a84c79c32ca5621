import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import words from '@scriptcat/content/site/sidebars';
import {settings} from './settings';

const labels = words[settings.language];
type Category = Extract<NonNullable<SidebarsConfig[string]>, unknown[]>;

/** A group that is folded unless the current page is in it. Its pages keep their titles as labels. */
const group = (name: keyof typeof labels, items: Category, landing?: string) => ({
  type: 'category' as const,
  label: labels[name],
  key: name,
  items,
  ...(landing && {link: {type: 'doc' as const, id: landing}}),
});

// The open group and the labels of the others have to fit a window: at most 20 lines, which
// e2e/shell/sidebar.spec.ts counts.
const sidebars: SidebarsConfig = {
  use: [
    'index',
    'use/index',
    group('setup', [
      'use/use',
      'use/open-dev',
      'use/script_installation',
      'use/other-ways',
      'use/phone',
      'use/chinese-browsers',
      'use/first-script',
    ]),
    group('help', [
      'use/troubleshooter',
      'use/check',
      'use/QA',
      'use/rescue',
      'use/trash',
      'use/slow',
      'use/versions',
      {type: 'ref', id: 'dev/errors'},
    ]),
    group('daily', [
      'use/popup',
      'use/scripts',
      'use/editor',
      'use/updates',
      'use/sites',
      'use/background',
      'use/subscriptions',
      'use/network-rules',
      'use/settings',
    ]),
    group('moving', [
      'use/sync',
      'use/moving',
      'use/from-other/index',
      'use/from-other/migrate-from-tampermonkey',
      'use/from-other/migrate-from-violentmonkey',
    ]),
    group('authors', ['use/vscode', 'use/external-access']),
    group('about', [
      'about',
      'use/glossary',
      'use/offline',
      'dev/checked',
      'dev/types',
      'dev/assistants',
      'use/policy/index',
      'use/policy/disclaimer',
      'use/policy/privacy',
      'use/policy/privacy_website',
    ]),
  ],
  dev: [
    'dev/dev',
    group('learn', ['dev/tutorial', 'dev/cookbook', 'dev/gallery']),
    group('reference', [
      'dev/meta',
      'dev/api',
      'dev/cat-api',
      'dev/environment',
      'dev/compat',
      'dev/errors',
    ]),
    group('kinds', ['dev/background', 'dev/config', 'dev/subscribe', 'dev/cloudcat']),
    group('craft', [
      'dev/project',
      'dev/debugging',
      'dev/testing',
      'dev/security',
      'dev/performance',
      'dev/publishing',
    ]),
    group(
      'tools',
      [
        'dev/tools/header',
        'dev/tools/match',
        'dev/tools/cron',
        'dev/tools/playground',
        'dev/tools/config',
        'dev/tools/cli',
      ],
      'dev/tools/index',
    ),
    group(
      'agent',
      [
        'dev/agent/agent-model',
        'dev/agent/agent-conversation',
        'dev/agent/agent-dom',
        'dev/agent/agent-builtin-tools',
        'dev/agent/agent-skill',
        'dev/agent/agent-skill-install',
        'dev/agent/agent-skill-dev',
        'dev/agent/agent-mcp',
        'dev/agent/agent-task',
        'dev/agent/agent-opfs',
      ],
      'dev/agent/index',
    ),
  ],
  change: [
    'change/change',
    'change/beta-changelog',
    'change/v1.5',
    'change/v1.4',
    'change/v1.3',
    'change/v1.2',
    'change/v1.1',
    'change/v0.17',
    'change/v0.16',
  ],
};

export default sidebars;
