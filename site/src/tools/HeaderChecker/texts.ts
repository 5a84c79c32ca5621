import type {LanguageTag} from '@scriptcat/contract';
import type {Level} from '@scriptcat/userscript';

interface CheckerTexts {
  modes: Record<'check' | 'summary' | 'generate', string>;
  mode: string;
  script: string;
  scriptHint: string;
  fine: (kind: string) => string;
  counts: (errors: number, warnings: number, infos: number) => string;
  levels: Record<Level, string>;
  line: (line: number) => string;
  times: (count: number) => string;
  allLines: (count: number) => string;
  explained: string;
  fixAll: (count: number) => string;
  apply: string;
  noScript: string;
  reach: (name: string, kind: string, risk: string) => string;
  summaryNote: string;
  table: string;
  key: string;
  meaning: string;
  value: string;
  more: (count: number) => string;
  generated: string;
  corrected: string;
  form: {
    kind: string;
    name: string;
    namespace: string;
    version: string;
    description: string;
    author: string;
    matches: string;
    matchesHint: string;
    runAt: string;
    crontab: string;
    grants: string;
    connects: string;
    perLine: string;
    topFrame: string;
  };
}

export const checkerTexts: Record<LanguageTag, CheckerTexts> = {
  'zh-Hans': {
    mode: '想做什么',
    modes: {check: '检查脚本', summary: '这个脚本能做什么', generate: '生成脚本头'},
    script: '脚本',
    scriptHint: '粘贴整个脚本，代码也会用来判断缺少哪些授权。检查在你的浏览器里进行。',
    fine: (kind) => `没有问题：这是一个可以安装的${kind}。`,
    counts: (errors, warnings, infos) => `${errors} 个错误，${warnings} 个警告，${infos} 条提示。`,
    levels: {error: '错误', warning: '警告', info: '提示'},
    line: (line) => `第 ${line} 行`,
    times: (count) => `${count} 处`,
    allLines: (count) => `全部 ${count} 处`,
    explained: '说明',
    fixAll: (count) => (count === 0 ? '没有可以一起修正的' : `放心修正这 ${count} 处`),
    apply: '就这样改',
    noScript: '没有找到脚本头，粘贴一个脚本试试。',
    reach: (name, kind, risk) => `「${name}」是${kind}，${risk}。`,
    summaryNote:
      '这是从脚本头和代码里读出来的：它能做什么，不等于它会做什么。影响大的脚本请只从信得过的作者那里安装。',
    table: '读到的内容',
    key: '键',
    meaning: '含义',
    value: '值',
    more: (count) => `还有 ${count} 条没有显示。`,
    generated: '生成的脚本头',
    corrected: '为了能用，下面这些已经改过：',
    form: {
      kind: '脚本种类',
      name: '名称',
      namespace: '命名空间',
      version: '版本',
      description: '描述',
      author: '作者',
      matches: '在哪些网页运行',
      matchesHint: '每行一条 @match。',
      runAt: '运行时机',
      crontab: '定时表达式',
      grants: '用到的 API',
      connects: '要访问的主机',
      perLine: '每行一个。',
      topFrame: '只在顶层页面运行（@noframes）',
    },
  },
  en: {
    mode: 'What to do',
    modes: {
      check: 'Check a script',
      summary: 'What may this script do?',
      generate: 'Generate a header',
    },
    script: 'Script',
    scriptHint:
      'Paste the whole script; its code tells which grants are missing. The check runs in your browser.',
    fine: (kind) => `Nothing to complain about: a ${kind} that can be installed.`,
    counts: (errors, warnings, infos) =>
      `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(infos, 'hint')}.`,
    levels: {error: 'Error', warning: 'Warning', info: 'Hint'},
    line: (line) => `Line ${line}`,
    times: (amount) => `${amount} times`,
    allLines: (amount) => `All ${amount} places`,
    explained: 'Explained',
    fixAll: (amount) => (amount === 0 ? 'Nothing to fix at once' : `Fix ${amount} safely`),
    apply: 'Apply this change',
    noScript: 'There is no header; paste a script.',
    reach: (name, kind, risk) => `“${name}” is a ${kind} with ${risk}.`,
    summaryNote:
      'This is read from the header and the code: what it may do is not what it does. Install scripts that reach far only from authors you trust.',
    table: 'What was read',
    key: 'Key',
    meaning: 'Meaning',
    value: 'Value',
    more: (rest) => `${rest} more are not shown.`,
    generated: 'Generated header',
    corrected: 'To make it work, this was corrected:',
    form: {
      kind: 'Kind of script',
      name: 'Name',
      namespace: 'Namespace',
      version: 'Version',
      description: 'Description',
      author: 'Author',
      matches: 'Pages it runs on',
      matchesHint: 'One @match per line.',
      runAt: 'When it runs',
      crontab: 'Cron expression',
      grants: 'APIs it uses',
      connects: 'Hosts it talks to',
      perLine: 'One per line.',
      topFrame: 'Top frame only (@noframes)',
    },
  },
};

function count(amount: number, word: string): string {
  return `${amount} ${word}${amount === 1 ? '' : 's'}`;
}
