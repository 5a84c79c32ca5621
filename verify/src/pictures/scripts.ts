/** Scripts that the pictures show; their names follow the language of the interface. */
const header = (names: {en: string; zh: string}, lines: readonly string[]) =>
  [
    '// ==UserScript==',
    `// @name         ${names.en}`,
    `// @name:zh-CN   ${names.zh}`,
    '// @namespace    https://docs.scriptcat.org/',
    '// @version      1.2.0',
    '// @author       ScriptCat',
    ...lines.map((line) => `// ${line}`),
    '// ==/UserScript==',
    '',
  ].join('\n');

export const nightMode = (isChinese: boolean) =>
  header({en: 'Night mode', zh: '夜间模式'}, [
    '@match        https://example.com/*',
    '@grant        GM_registerMenuCommand',
  ]) +
  `
GM_registerMenuCommand(${isChinese ? "'☾ 夜间'" : "'☾ Night'"}, () => {
  document.documentElement.style.filter = 'invert(0.9) hue-rotate(180deg)';
});
`;

export const readingTime =
  header({en: 'Reading time', zh: '阅读时间'}, [
    '@description  Says how long a page takes to read.',
    '@match        https://example.com/*',
    '@grant        GM_getValue',
    '@grant        GM_setValue',
  ]) +
  `
const words = document.body.textContent.split(/\\s+/).length;
const minutes = Math.max(1, Math.round(words / 220));
const visits = GM_getValue('visits', 0) + 1;
GM_setValue('visits', visits);

document.title = \`\${minutes} min · \${document.title}\`;
`;

/** Writes into the log, in the language of the interface. */
export const releaseNotice = (isChinese: boolean) => {
  const [watching, newest, slow, part] = isChinese
    ? ['正在留意新版本', '最新的是 2.1 版本', '服务器回应很慢', '检查']
    : ['Watching for a release', 'The newest release is 2.1', 'The server was slow', 'check'];
  const code = `
return new Promise(() => {
  GM_log('${watching}');
  GM_log('${newest}', 'info', {part: '${part}'});
  GM_log('${slow}', 'warn', {part: '${part}'});
});
`;
  return (
    header({en: 'Release notice', zh: '新版本提醒'}, [
      '@description  Says when there is a new release.',
      '@background',
      '@grant        GM_notification',
      '@grant        GM_log',
    ]) + code
  );
};

export const priceDrop = `${header({en: 'Price drop', zh: '降价提醒'}, [
  '@crontab      0 9 * * *',
  '@grant        GM_xmlhttpRequest',
  '@connect      shop.example',
])}\nGM_xmlhttpRequest({url: 'https://shop.example/item/42'});\n`;

/** The panel of settings shows the plain name in every language. */
export const markerName = (isChinese: boolean) => (isChinese ? '术语标记' : 'Glossary marker');

/** A script with settings of several kinds. */
export const marker = (isChinese: boolean) =>
  header({en: markerName(isChinese), zh: '术语标记'}, [
    '@match        https://example.org/*',
    '@grant        GM_getValue',
  ]) +
  (isChinese
    ? `/* ==UserConfig==
外观:
  color:
    title: 颜色
    description: 用什么颜色标出来
    type: select
    default: 黄色
    values: [黄色, 绿色, 粉色]
  bold:
    title: 加粗
    type: switch
    default: true
词语:
  words:
    title: 要标出的词
    description: 每行一个
    type: textarea
    default: 后台脚本
==/UserConfig== */
`
    : `/* ==UserConfig==
Look:
  color:
    title: Colour
    description: What words are marked with
    type: select
    default: yellow
    values: [yellow, green, pink]
  bold:
    title: Bold
    type: switch
    default: true
Words:
  words:
    title: Words to mark
    description: One per line
    type: textarea
    default: background script
==/UserConfig== */
`) +
  `\ndocument.body.dataset.color = GM_getValue('color');\n`;

/** Asks for a host that it does not name in its header, so that the user decides. */
export const asksForHost = (name: string, path: string) =>
  header({en: name, zh: name}, [
    `@match        https://ask.example/${path}`,
    '@grant        GM_xmlhttpRequest',
  ]) + `\nGM_xmlhttpRequest({url: 'https://api.example.net/${path}'});\n`;

export const asksForCookies = (name: string, path: string) =>
  `${header({en: name, zh: name}, [
    `@match        https://ask.example/${path}`,
    '@grant        GM_cookie',
    '@connect      example.com',
  ])}\nGM_cookie.list({url: 'https://example.com/'}, () => {});\n`;

/** An older copy of what the docs host serves, so that there is an update. */
export const outdated = (name: string, zh: string, file: string) =>
  header({en: name, zh}, [
    '@match        https://example.net/*',
    `@downloadURL  https://docs.scriptcat.org/samples/${file}`,
    `@updateURL    https://docs.scriptcat.org/samples/${file}`,
  ]).replace('1.2.0', '0.9.0');
