import type {LanguageTag, MessageTable} from '@scriptcat/contract';
import type {Ability, AbilityCode, Risk} from './summarise';

const abilities: MessageTable<AbilityCode> = {
  'zh-Hans': {
    'pages-all': '能看到并改动你打开的所有网页，包括你在上面输入的内容。',
    'pages-some': '能看到并改动这些网站的网页：',
    'pages-none': '不在任何网页运行。',
    background: '在后台运行，不需要打开网页。',
    schedule: '按时间表在后台运行：',
    'network-all': '能向任何网站发送和读取数据，不再询问你。',
    'network-hosts': '能向这些主机发送和读取数据：',
    'network-asks': '能向其他网站发送和读取数据，第一次访问每个主机时会询问你。',
    cookies: '能读取和修改网站的 Cookie，其中可能有登录状态。',
    downloads: '能把文件下载到你的电脑上。',
    clipboard: '能改写剪贴板。',
    tabs: '能打开或关闭标签页。',
    notifications: '能显示桌面通知。',
    storage: '会在浏览器里保存自己的数据。',
    files: '能在你设置的云存储里读写自己的文件。',
    agent: '能使用 Agent：对话、模型，或代你操作网页。',
    'page-code': '能接触网页自己的脚本和变量。',
    'remote-code': '会加载别处的代码，内容可能变化（没有校验值）：',
    'remote-code-fixed': '会加载别处的代码，用校验值固定了内容：',
    'dynamic-code': '会把文字当作代码执行（`eval` 或 `new Function`），从文本里看不出它会做什么。',
    menu: '会在脚本猫的菜单里加上命令。',
  },
  en: {
    'pages-all': 'Can see and change every page you open, including what you type there.',
    'pages-some': 'Can see and change pages of these sites:',
    'pages-none': 'Runs on no page.',
    background: 'Runs in the background, without a page.',
    schedule: 'Runs in the background on a schedule:',
    'network-all': 'Can send data to and read it from any site, without asking you.',
    'network-hosts': 'Can send data to and read it from these hosts:',
    'network-asks':
      'Can send data to and read it from other sites; you are asked the first time for each host.',
    cookies: 'Can read and change cookies of sites, which may hold your logins.',
    downloads: 'Can download files to your computer.',
    clipboard: 'Can replace what is in your clipboard.',
    tabs: 'Can open or close tabs.',
    notifications: 'Can show desktop notifications.',
    storage: 'Keeps data of its own in the browser.',
    files: 'Can read and write its own files in the cloud storage you have set up.',
    agent: 'Can use the Agent: conversations, models, or acting on pages for you.',
    'page-code': 'Can touch the page’s own scripts and variables.',
    'remote-code': 'Loads code from elsewhere that may change (no checksum):',
    'remote-code-fixed': 'Loads code from elsewhere, fixed by a checksum:',
    'dynamic-code':
      'Runs text as code (`eval` or `new Function`), so its text does not tell what it does.',
    menu: 'Adds commands to ScriptCat’s menu.',
  },
};

const risks: Record<LanguageTag, Record<Risk, string>> = {
  'zh-Hans': {low: '影响小', medium: '影响中等', high: '影响大'},
  en: {low: 'little reach', medium: 'some reach', high: 'far reach'},
};

/** What an ability means for the user. */
export function abilityText({code}: Ability, locale: LanguageTag): string {
  return abilities[locale][code];
}

/** The word for a level of risk. */
export function riskText(risk: Risk, locale: LanguageTag): string {
  return risks[locale][risk];
}
