import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inLanguage, type LanguageTag, type Localized} from '@scriptcat/contract';
import {type Language, writeText} from '../language';

const NAME = 'scriptcat-userscripts';
/** ScriptCat looks for updates by it, and reads a number without quotes as nothing. */
const VERSION = '1.0.0';

const descriptions: Localized = {
  'zh-Hans': '为脚本猫编写、检查和修改用户脚本、后台脚本、定时脚本时使用',
  en: 'Use when writing, checking or changing userscripts, background scripts or scheduled scripts for ScriptCat',
};

type Blanks = Record<'reading' | 'checking', Localized>;

/** For assistants that can use MCP or fetch files. */
const forAssistants = (root: (path: string, locale: LanguageTag) => string): Blanks => ({
  reading: {
    'zh-Hans': `- 有 MCP 时接 \`${root('/mcp', 'zh-Hans')}\`：\`search\`、\`read_page\`、\`look_up\`。
- 没有时取 ${root('/llms-dev.txt', 'zh-Hans')}，再取里面列出的 Markdown；全部类型在 ${root('/data/scriptcat.d.ts', 'zh-Hans')}。`,
    en: `- With MCP, connect \`${root('/mcp', 'zh-Hans')}\`: \`search\`, \`read_page\`, \`look_up\`.
- Without it, fetch ${root('/llms-dev.txt', 'en')} and the Markdown files it lists; all types are in ${root('/data/scriptcat.d.ts', 'zh-Hans')}.`,
  },
  checking: {
    'zh-Hans':
      '用 MCP 的 `check_script` 检查整个脚本，用 `test_match` 试几个该运行和不该运行的网址，用 `explain_cron` 核对时间表。改到没有错误为止，再说明脚本要了哪些授权、为什么。',
    en: 'Run `check_script` of the MCP endpoint on the whole script, try `test_match` on addresses where it should and should not run, and confirm a schedule with `explain_cron`. Fix every error, then say which grants the script asks for and why.',
  },
});

/** For ScriptCat's own Agent, which reads pages with a tool of its own. */
const forAgent = (root: (path: string, locale: LanguageTag) => string): Blanks => ({
  reading: {
    'zh-Hans': `用 \`web_fetch\` 读这些页面：
- 元数据键：${root('/docs/dev/meta.md', 'zh-Hans')}
- 一个 API：${root('/data/api/', 'zh-Hans')}<小写的名字>.md，例如 gm_xmlhttprequest.md
- 后台与定时：${root('/docs/dev/background.md', 'zh-Hans')}
- 用户配置：${root('/docs/dev/config.md', 'zh-Hans')}
- 报错：${root('/docs/dev/errors.md', 'zh-Hans')}`,
    en: `Read these pages with \`web_fetch\`:
- metadata keys: ${root('/docs/dev/meta.md', 'en')}
- one API: ${root('/data/api/', 'en')}<name in lower case>.md, for example gm_xmlhttprequest.md
- background and schedules: ${root('/docs/dev/background.md', 'en')}
- user config: ${root('/docs/dev/config.md', 'en')}
- error messages: ${root('/docs/dev/errors.md', 'en')}`,
  },
  checking: {
    'zh-Hans': `对照查到的资料逐行检查头部，再请用户把脚本贴进 ${root('/docs/dev/tools/header/', 'zh-Hans')} 检查。说明脚本要了哪些授权、为什么。`,
    en: `Check every header line against what you looked up, then ask the user to paste the script into ${root('/docs/dev/tools/header/', 'en')}. Say which grants the script asks for and why.`,
  },
});

const frontMatter = (fields: Record<string, string>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n`;

/** Writes what teaches an assistant to write scripts: for coding assistants, and for ScriptCat's own. */
export function writeSkills(language: Pick<Language, 'folder' | 'locale' | 'url'>): void {
  const {locale, url} = language;
  const root = (address: string, name: LanguageTag) => url + inLanguage(address, name);
  const text = readFileSync(path.join(import.meta.dirname, `${locale}.md`), 'utf8');
  const fill = (blanks: Blanks) =>
    text.replace(/\{(reading|checking)\}/g, (_, name: keyof Blanks) => blanks[name][locale]);
  const fields = {name: NAME, description: descriptions[locale]};
  const write = (file: string, head: Record<string, string>, blanks: Blanks) =>
    writeText(language, `skills/${NAME}/${file}`, frontMatter(head) + fill(blanks));
  write('SKILL.md', fields, forAssistants(root));
  write('SKILL.cat.md', {...fields, version: `"${VERSION}"`}, forAgent(root));
}
