import {inLanguage, type LanguageTag, languageTags, toLanguageTag} from '@scriptcat/contract';
import type {Answer, Question, TextPart} from '@scriptcat/search/client';
import {type Checked, checkArguments, type Fields, InvalidArgument, schemaOf} from './arguments';
import type {ScriptQuestion} from './script-answers';

/** What the tools need of the server. */
export interface ToolDeps {
  /** Rejects with a `ThreadError`. */
  search: (question: Question) => Promise<Answer>;
  /** Answers in a process of its own; rejects with a `ThreadError`. */
  askAboutScript: (question: ScriptQuestion) => Promise<string>;
  /** The text of a file of the site. */
  readText: (path: string) => Promise<string | undefined>;
  now: () => number;
}

const MAX_HITS = 8;
/** Of a page at once; an assistant asks for the next part by its offset. */
const MAX_PAGE_TEXT = 20_000;

const text = (description: string, maxLength: number) =>
  ({type: 'string', description, maxLength}) as const;
const whole = (description: string, minimum: number, maximum: number) =>
  ({type: 'integer', description, minimum, maximum, default: 0}) as const;
const language = {
  type: 'string',
  enum: languageTags,
  default: 'en',
  description: 'Language of the answer; English unless told.',
} as const;
const urls = {
  type: 'array',
  items: text('An address.', 2000),
  minItems: 1,
  maxItems: 20,
  description: 'Addresses to test.',
} as const;

/** A tool with the arguments it takes and the way they are answered. */
function tool<Input extends Fields>(
  title: string,
  description: string,
  input: Input,
  answer: (args: Checked<Input>, deps: ToolDeps) => Promise<string>,
) {
  const run = (given: Record<string, unknown>, deps: ToolDeps) =>
    answer(checkArguments(input, given), deps);
  return {title, description, inputSchema: schemaOf(input), run};
}

/** The way of every question about scripts. */
const askScript = (asked: ScriptQuestion['tool']) => (args: {language: string}, deps: ToolDeps) => {
  const tag = toLanguageTag(args.language as LanguageTag);
  const question = {tool: asked, args: {...args, language: tag, now: deps.now()}};
  return deps.askAboutScript(question as ScriptQuestion);
};

const plain = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');

/** Everything an assistant can ask, by name. All of it only reads. */
export const tools = {
  search: tool(
    'Search the documentation',
    'Finds sections of the ScriptCat documentation by words, API names, metadata keys or error messages.',
    // Room for a pasted error message; search itself shortens what is too long.
    {query: text('A few words.', 2000), language},
    async ({query, language: tag}, {search}) => {
      const {hits} = await search({query, language: tag as LanguageTag, hitsPerPage: MAX_HITS});
      if (hits.length === 0) return 'Nothing was found.';
      const lines = hits.map(({url, group, trail, title, snippet}) => {
        const place = [group, ...trail, plain(title)].join(' › ');
        return `- ${place}\n  ${url}\n  ${plain(snippet)}`;
      });
      return lines.join('\n');
    },
  ),
  read_page: tool(
    'Read a page',
    'A documentation page as Markdown, from its address; long pages come in parts.',
    {
      path: text('Path or address, such as /en/docs/dev/background/.', 200),
      offset: whole('Where to go on in a long page.', 0, 10_000_000),
    },
    async ({path, offset}, {readText}) => {
      const [asked = ''] = path.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/, 1);
      const page = asked.replace(/\/?(?:index)?(?:\.md|\.html)?$/, '');
      const content = await readText(`${page.startsWith('/') ? '' : '/'}${page}/index.md`);
      if (content === undefined) {
        const list = inLanguage('/llms.txt', 'en');
        throw new InvalidArgument(`There is no such documentation page; ${list} lists them all.`);
      }
      const end = offset + MAX_PAGE_TEXT;
      const rest = content.length > end ? `\n\n(There is more: ask again with offset ${end}.)` : '';
      return content.slice(offset, end) + rest;
    },
  ),
  look_up: tool(
    'Look up an API or a metadata key',
    'Signature, grant, first version and pitfalls of an API (GM_setValue, CAT_fetch…) or of a header key (@match, @crontab…).',
    {name: text('Name of the API or key.', 200), language},
    askScript('look_up'),
  ),
  check_script: tool(
    'Check a userscript',
    'Checks the header and code of a userscript as ScriptCat reads them, and says what it may do. The script is not run or kept.',
    {script: text('The whole script.', 48_000), language},
    askScript('check_script'),
  ),
  test_match: tool(
    'Test where a script runs',
    'Says for each address whether a script with these @match, @include and @exclude lines runs there, and which line decides.',
    {rules: text('Header lines, one rule a line.', 8000), urls, language},
    askScript('test_match'),
  ),
  explain_cron: tool(
    'Explain a @crontab expression',
    'Says in words when a scheduled script runs, with the next runs and warnings; understands 5 and 6 fields and once(…).',
    {
      expression: text('Such as "0 9 * * 1-5" or "* once * * *".', 200),
      utc_offset: whole('Minutes east of UTC; 0 unless told.', -840, 840),
      language,
    },
    askScript('explain_cron'),
  ),
};
