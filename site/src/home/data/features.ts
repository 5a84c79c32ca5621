import type {Localized} from '@scriptcat/contract';

interface Feature {
  id: string;
  /** Drawn at build by plugins/icons. */
  icon: string;
  title: Localized;
  text: Localized;
  link: Localized;
  to: string;
}

export const featuresTitle: Localized = {
  'zh-Hans': '不只是换一个脚本管理器',
  en: 'More than another script manager',
};

export const features: readonly Feature[] = [
  {
    id: 'compatibility',
    icon: 'lucide:puzzle',
    title: {'zh-Hans': '脚本兼容', en: 'Script compatibility'},
    text: {
      'zh-Hans':
        '油猴脚本装上就能用。从 Tampermonkey 或 Violentmonkey 导出的压缩包可以直接导入，不用一个个重装。',
      en: 'Scripts written for Tampermonkey and Greasemonkey run as they are. Import the zip that Tampermonkey or Violentmonkey exports.',
    },
    link: {'zh-Hans': '迁移指南', en: 'Migration guide'},
    to: '/docs/use/from-other/',
  },
  {
    id: 'background',
    icon: 'lucide:moon-star',
    title: {'zh-Hans': '后台脚本', en: 'Background scripts'},
    text: {
      'zh-Hans':
        '一行 @background 让脚本常驻后台，一行 @crontab 让它按时间表运行。不需要打开任何网页。',
      en: 'One line of @background keeps a script running, one line of @crontab runs it on a schedule. No page has to be open.',
    },
    link: {'zh-Hans': '后台与定时脚本', en: 'Background and scheduled scripts'},
    to: '/docs/dev/background/',
  },
  {
    id: 'security',
    icon: 'lucide:shield-check',
    title: {'zh-Hans': '安全', en: 'Security'},
    text: {
      'zh-Hans':
        '脚本只得到它声明的权限。访问未声明的网站、用 GM_cookie 读取 Cookie 之前，都要经你同意。',
      en: 'A script gets only what it declares. One that declares no hosts has to ask you before it reaches another site, and every script before it uses GM_cookie.',
    },
    link: {'zh-Hans': '隐私政策', en: 'Privacy policy'},
    to: '/docs/use/policy/privacy/',
  },
  {
    id: 'editor',
    icon: 'lucide:square-pen',
    title: {'zh-Hans': '内置编辑器', en: 'Built-in editor'},
    text: {
      'zh-Hans': '内置 Monaco 编辑器，带补全和 ESLint 检查，在扩展里写完、保存，就能运行。',
      en: 'The Monaco editor, with completion and ESLint, right in the extension: write it, save it, run it.',
    },
    link: {'zh-Hans': '编辑器和脚本设置', en: 'Editor and script settings'},
    to: '/docs/use/editor/',
  },
  {
    id: 'apis',
    icon: 'lucide:braces',
    title: {'zh-Hans': '强大的 API', en: 'Powerful APIs'},
    text: {
      'zh-Hans': 'GM API 之外，还有用户配置表单、文件存储、可更新的通知等脚本猫独有的接口。',
      en: 'Beyond the GM APIs there are settings forms, file storage, notifications that update, and more that only ScriptCat has.',
    },
    link: {'zh-Hans': 'API 参考', en: 'API reference'},
    to: '/docs/dev/api/',
  },
  {
    id: 'store',
    icon: 'lucide:store',
    title: {'zh-Hans': '脚本站', en: 'Script store'},
    text: {
      'zh-Hans': '脚本站收录现成的脚本，点击安装，确认后就能运行，脚本猫会替你检查更新。',
      en: 'The script store has scripts ready to use: press install, confirm, and ScriptCat looks for updates.',
    },
    link: {'zh-Hans': '怎样安装脚本', en: 'How to install scripts'},
    to: '/docs/use/script_installation/',
  },
];
