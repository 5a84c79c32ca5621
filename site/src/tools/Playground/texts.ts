import type {Locale} from '@scriptcat/contract';
import type {LogLevel} from '../playground-frame/protocol';

interface PlaygroundTexts {
  code: string;
  hint: string;
  sample: string;
  ownCode: string;
  run: string;
  stop: string;
  frame: string;
  status: Record<
    'idle' | 'starting' | 'running' | 'complete' | 'error' | 'stopped' | 'stuck',
    string
  >;
  problems: Record<'no-header' | 'subscription' | 'too-deep', string>;
  syntax: (line: number, column: number) => string;
  elsewhere: string;
  clock: string;
  nextTick: (time: string) => string;
  retryAt: (time: string) => string;
  menu: string;
  notifications: string;
  click: string;
  close: string;
  values: string;
  tabs: string;
  log: string;
  noLog: string;
  levels: Record<LogLevel, string>;
}

export const playgroundTexts: Record<Locale, PlaygroundTexts> = {
  'zh-Hans': {
    code: '脚本代码',
    hint: '脚本在隔离的小页面里运行，碰不到本站，也连不上网络；网络请求由演练场代答。',
    sample: '示例',
    ownCode: '自己的代码',
    run: '运行',
    stop: '停止并重置',
    frame: '演示页面',
    status: {
      idle: '还没有运行',
      starting: '正在启动',
      running: '运行中',
      complete: '已结束',
      error: '出错',
      stopped: '已停止',
      stuck: '没有响应，已停止',
    },
    problems: {
      'no-header': '没有找到 `// ==UserScript==` 脚本头。',
      subscription: '这是订阅，里面没有可以运行的代码。',
      'too-deep': '脚本嵌套太深，无法解析，所以不能在这里运行。',
    },
    syntax: (line, column) => `第 ${line} 行第 ${column} 列有语法错误。`,
    elsewhere:
      '这个脚本的规则不包括演示页面 `https://demo.example/shop`；这里照样运行，装进脚本猫则不会。',
    clock: '模拟时钟',
    nextTick: (time) => `拨到下一次定时（${time}）并运行`,
    retryAt: (time) => `脚本请求在 ${time} 重试。`,
    menu: '菜单命令',
    notifications: '通知',
    click: '点击',
    close: '关闭',
    values: '储存的值',
    tabs: '打开的标签页',
    log: '日志',
    noLog: '还没有输出。',
    levels: {log: '输出', info: '信息', warn: '警告', error: '错误', system: '演练场'},
  },
  en: {
    code: 'Script code',
    hint: 'The script runs on a small isolated page. It reaches neither this site nor the network; requests are answered by the playground.',
    sample: 'Sample',
    ownCode: 'my own code',
    run: 'Run',
    stop: 'Stop and reset',
    frame: 'Demo page',
    status: {
      idle: 'Not run yet',
      starting: 'Starting',
      running: 'Running',
      complete: 'Finished',
      error: 'Failed',
      stopped: 'Stopped',
      stuck: 'Did not respond and was stopped',
    },
    problems: {
      'no-header': 'There is no `// ==UserScript==` header.',
      subscription: 'This is a subscription; there is no code to run.',
      'too-deep': 'The code is nested too deeply to be parsed, so it cannot run here.',
    },
    syntax: (line, column) => `Syntax error at line ${line}, column ${column}.`,
    elsewhere:
      'The rules of this script do not include the demo page `https://demo.example/shop`. It runs here all the same; in ScriptCat it would not.',
    clock: 'Simulated clock',
    nextTick: (time) => `Move to the next tick (${time}) and run`,
    retryAt: (time) => `The script asks to be tried again at ${time}.`,
    menu: 'Menu commands',
    notifications: 'Notifications',
    click: 'Click',
    close: 'Close',
    values: 'Stored values',
    tabs: 'Opened tabs',
    log: 'Log',
    noLog: 'Nothing yet.',
    levels: {log: 'log', info: 'info', warn: 'warning', error: 'error', system: 'playground'},
  },
};
