import type {LanguageTag} from '@scriptcat/contract';

interface MatchTexts {
  rules: string;
  rulesHint: string;
  urls: string;
  urlsHint: string;
  summary: (runs: number, all: number) => string;
  background: string;
  runs: Record<'yes' | 'no' | 'with-file-access' | 'unknown', string>;
  filter: Record<'yes' | 'no' | 'unknown', string>;
  browser: string;
  scriptcat: string;
  decidedBy: (line: number, key: string, value: string) => string;
  invalidUrl: string;
  add: (line: string) => string;
  ruleTable: string;
  line: string;
  kind: string;
  readAs: string;
  kinds: Record<'match' | 'glob' | 'regex' | 'ignored', string>;
  empty: string;
}

export const matchTexts: Record<LanguageTag, MatchTexts> = {
  'zh-Hans': {
    rules: '脚本头或规则',
    rulesHint: '可以粘贴整个脚本头，也可以一行一条；没有写键名的行按 @match 处理。',
    urls: '网址',
    urlsHint: '每行一个。',
    summary: (runs, all) => `${all} 个网址中，脚本会在 ${runs} 个上运行。`,
    background: '这是后台脚本或定时脚本，不在网页里运行，匹配规则没有意义。',
    runs: {
      yes: '会运行',
      no: '不会运行',
      'with-file-access': '允许访问文件后会运行',
      unknown: '无法判断',
    },
    filter: {yes: '通过', no: '不通过', unknown: '未知'},
    browser: '浏览器注册',
    scriptcat: '脚本猫匹配',
    decidedBy: (line, key, value) => `第 ${line} 行 \`@${key} ${value}\``,
    invalidUrl: '这不是完整的网址，请带上协议，例如 `https://`。',
    add: (line) => `加上 \`${line}\``,
    ruleTable: '每一行是怎样理解的',
    line: '行',
    kind: '种类',
    readAs: '实际使用',
    kinds: {match: '匹配模式', glob: '通配表达式', regex: '正则表达式', ignored: '被忽略'},
    empty: '在左边写下规则和网址，这里会逐个说明脚本是否运行以及原因。',
  },
  en: {
    rules: 'Header or rules',
    rulesHint: 'Paste a whole header or one rule per line; a line without a key counts as @match.',
    urls: 'Addresses',
    urlsHint: 'One per line.',
    summary: (runs, all) =>
      `The script runs on ${runs} of ${all} ${all === 1 ? 'address' : 'addresses'}.`,
    background:
      'This is a background or scheduled script. It runs on no page, so rules mean nothing.',
    runs: {
      yes: 'Runs',
      no: 'Does not run',
      'with-file-access': 'Runs with file access',
      unknown: 'Cannot tell',
    },
    filter: {yes: 'passes', no: 'stops it', unknown: 'unknown'},
    browser: 'Browser registration',
    scriptcat: 'ScriptCat’s matcher',
    decidedBy: (line, key, value) => `Line ${line}: \`@${key} ${value}\``,
    invalidUrl: 'This is not a full address; write its scheme too, such as `https://`.',
    add: (line) => `Add \`${line}\``,
    ruleTable: 'How each line is read',
    line: 'Line',
    kind: 'Kind',
    readAs: 'Read as',
    kinds: {match: 'match pattern', glob: 'glob', regex: 'regular expression', ignored: 'ignored'},
    empty:
      'Write rules and addresses on the left; for each you will read whether the script runs, and why.',
  },
};
