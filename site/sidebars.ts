import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  use: [
    'index',
    'use/index',
    'use/use',
    'use/install_comple',
    'use/open-dev',
    'use/script_installation',
    'use/sync',
    'use/QA',
    {
      type: 'category',
      label: '从其他管理器迁移',
      key: 'from-other',
      link: {type: 'doc', id: 'use/from-other/index'},
      items: [
        'use/from-other/migrate-from-tampermonkey',
        'use/from-other/migrate-from-violentmonkey',
      ],
    },
    {
      type: 'category',
      label: '政策',
      key: 'policy',
      link: {type: 'doc', id: 'use/policy/index'},
      items: ['use/policy/disclaimer', 'use/policy/privacy', 'use/policy/privacy_website'],
    },
    'script_installation',
    'about',
  ],
  dev: [
    'dev/dev',
    'dev/meta',
    'dev/api',
    'dev/cat-api',
    'dev/background',
    'dev/config',
    'dev/subscribe',
    'dev/cloudcat',
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
