import type {Localized} from '@scriptcat/contract';
import type {CodeProblem} from '@scriptcat/userscript';
import type {FramePrompt, LogLine} from '../playground-frame/protocol';
import type {Preparation} from './prepare';
import type {Status} from './session';

interface PlaygroundTexts {
  code: string;
  sample: string;
  ownCode: string;
  run: string;
  stop: string;
  result: string;
  page: string;
  frame: string;
  status: Record<Status, string>;
  problems: Record<Extract<Preparation, {ok: false}>['problem'], string>;
  codeProblem: (problem: CodeProblem) => string;
  loop: string;
  elsewhere: string;
  clock: string;
  nextTick: (time: string) => string;
  retryAt: (time: string) => string;
  menu: string;
  click: string;
  close: string;
  values: string;
  noValues: string;
  shared: (name: string) => string;
  forget: string;
  tabs: string;
  log: string;
  noLog: string;
  errors: (count: number) => string;
  levels: Record<LogLine['level'], string>;
  notes: Record<NonNullable<LogLine['kind']>, string>;
  prompts: Record<FramePrompt['permission'], string>;
  allow: string;
  deny: string;
  differences: string;
  sealed: string;
}

export const playgroundTexts: Localized<PlaygroundTexts> = {
  'zh-Hans': {
    code: '脚本代码',
    sample: '示例',
    ownCode: '自己的代码',
    run: '运行',
    stop: '停止并重置',
    result: '运行结果',
    page: '页面',
    frame: '演示页面',
    status: {
      idle: '还没有运行',
      starting: '正在启动',
      running: '运行中',
      complete: '已结束',
      error: '出错',
      stopped: '已停止',
      stuck: '没有响应，已停止',
      flooded: '消息太多，已停止',
    },
    problems: {
      'no-header': '没有找到 `// ==UserScript==` 脚本头。',
      subscription: '这是订阅，里面没有可以运行的代码。',
      'user-config': '`==UserConfig==` 有错，脚本猫装不上这个脚本；用户配置预览会指出错在哪一行。',
      'too-slow': '五秒内没有读完这个脚本。',
    },
    codeProblem: ({code, line, column}) =>
      code === 'syntax'
        ? `第 ${line} 行第 ${column} 列像是语法错误。`
        : '代码嵌套太深，没有读完；死循环要靠浏览器来结束。',
    loop: '循环连续运行了 2 秒没有停顿，已被结束。',
    elsewhere: '这个脚本的规则不包括任何演示页面；这里照样在茶铺里运行，装进脚本猫则不会。',
    clock: '模拟时钟',
    nextTick: (time) => `拨到下一次定时（${time}）并运行`,
    retryAt: (time) => `脚本请求在 ${time} 重试。`,
    menu: '菜单命令',
    click: '点击',
    close: '关闭',
    values: '储存的值',
    noValues: '这个脚本还没有储存任何值。',
    shared: (name) => `与所有写了 \`@storageName ${name}\` 的脚本共用。`,
    forget: '清空',
    tabs: '打开的标签页',
    log: '日志',
    noLog: '还没有输出。',
    errors: (count) => `${count} 个错误`,
    levels: {log: '输出', info: '信息', warn: '警告', error: '错误', system: '演练场'},
    notes: {
      request: '请求',
      clipboard: '写入剪贴板',
      download: '下载',
      settings: '打开设置',
      leaves: '要前往',
      'frame-removed': '嵌入的框架已移除',
      'too-much': '值太多，没有显示',
      resolved: '返回',
    },
    prompts: {
      cors: '脚本正在试图访问跨域资源',
      cookie: '脚本正在试图访问网站cookie内容',
      file_storage: '脚本正在试图操作脚本同步储存空间',
    },
    allow: '允许',
    deny: '拒绝',
    differences: '和脚本猫有哪些不同',
    sealed:
      '脚本在来源不透明的框架里运行，读不到本站的数据；内容安全策略不放行任何请求。WebRTC 没有这样的开关，演练场把它从页面里拿掉，但不能保证堵住每一条路。停不下来的脚本：在 Chrome 和 Edge 里框架有自己的进程，四秒不应答就会被移除；在其他浏览器里由循环里的计数器结束，藏在 eval 或正则表达式里的死循环会卡住这个标签页。',
  },
  en: {
    code: 'Script code',
    sample: 'Sample',
    ownCode: 'my own code',
    run: 'Run',
    stop: 'Stop and reset',
    result: 'What the run did',
    page: 'Page',
    frame: 'Demo page',
    status: {
      idle: 'Not run yet',
      starting: 'Starting',
      running: 'Running',
      complete: 'Finished',
      error: 'Failed',
      stopped: 'Stopped',
      stuck: 'Did not respond and was stopped',
      flooded: 'Sent too many messages and was stopped',
    },
    problems: {
      'no-header': 'There is no `// ==UserScript==` header.',
      subscription: 'This is a subscription; there is no code to run.',
      'user-config':
        'The `==UserConfig==` block has an error, and ScriptCat would not install the script; the config preview names the line.',
      'too-slow': 'The script could not be read within five seconds.',
    },
    codeProblem: ({code, line, column}) =>
      code === 'syntax'
        ? `Line ${line}, column ${column} looks like a syntax error.`
        : 'The code is nested too deeply to be read; only the browser can end its loops.',
    loop: 'A loop ran for 2 seconds without a pause and was ended.',
    elsewhere:
      'The rules of this script include none of the demo pages. It runs in the tea shop here all the same; in ScriptCat it would not.',
    clock: 'Simulated clock',
    nextTick: (time) => `Move to the next tick (${time}) and run`,
    retryAt: (time) => `The script asks to be tried again at ${time}.`,
    menu: 'Menu commands',
    click: 'Click',
    close: 'Close',
    values: 'Values',
    noValues: 'This script has not stored any value yet.',
    shared: (name) => `Shared with every script that says \`@storageName ${name}\`.`,
    forget: 'Clear',
    tabs: 'Opened tabs',
    log: 'Log',
    noLog: 'Nothing yet.',
    errors: (count) => (count === 1 ? '1 error' : `${count} errors`),
    levels: {log: 'log', info: 'info', warn: 'warning', error: 'error', system: 'playground'},
    notes: {
      request: 'request',
      clipboard: 'copied',
      download: 'download',
      settings: 'opens settings',
      leaves: 'would go to',
      'frame-removed': 'an embedded frame was removed',
      'too-much': 'too many values to show',
      resolved: 'returned',
    },
    prompts: {
      cors: 'Script is attempting to access a cross-origin resource',
      cookie: 'The script is attempting to access website cookie content',
      file_storage: 'Script is attempting to access script synchronization storage',
    },
    allow: 'Allow',
    deny: 'Deny',
    differences: 'How this differs from ScriptCat',
    sealed:
      'Scripts run in a frame with an opaque origin, which cannot read anything of this site, and its policy lets no request through. WebRTC has no such switch: the playground takes it away from the page, which may not close every way to it. A script that never stops: in Chrome and Edge the frame has a process of its own and is removed after four silent seconds; in other browsers a counter in every loop ends it, and a loop without end inside eval or a regular expression will hang this tab.',
  },
};
