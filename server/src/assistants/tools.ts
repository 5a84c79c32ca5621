import identity from '@scriptcat/content/site/identity';
import {inLanguage, languageTags} from '@scriptcat/contract';
import type {Answer, Question, TextPart} from '@scriptcat/search/client';
import {toJsonSchema} from '@valibot/to-json-schema';
import * as v from 'valibot';
import type {ScriptQuestion} from './script-answers';

export interface ToolDeps {
  /** Rejects with a `ThreadError`. */
  search: (question: Question) => Promise<Answer>;
  /** Answers in a process of its own; rejects with a `ThreadError`. */
  askAboutScript: (question: ScriptQuestion) => Promise<string>;
  readText: (path: string) => Promise<string | undefined>;
  now: () => number;
}

const MAX_HITS = 8;
/** Servers and chats cut longer ones. */
const MAX_LINK = 2000;
/** Of a page at once; an assistant asks for the next part by its offset. */
const MAX_PAGE_TEXT = 20_000;

/** A wrong argument; the sentence goes back to the assistant. */
export class InvalidArgument extends Error {}

const text = (description: string, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/\S/, 'Must not be empty.'),
    v.maxLength(max),
    v.description(description),
  );
const whole = (description: string, min: number, max: number) =>
  v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.description(description)),
    0,
  );
const language = v.optional(
  v.pipe(
    v.picklist(languageTags),
    v.description('Language of the answer. The default is English.'),
  ),
  'en',
);

function tool<const Entries extends v.ObjectEntries>(
  title: string,
  description: string,
  entries: Entries,
  answer: (
    args: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
    deps: ToolDeps,
  ) => Promise<string>,
) {
  const schema = v.strictObject(entries);
  const {$schema, ...inputSchema} = toJsonSchema(schema);
  async function run(given: unknown, deps: ToolDeps): Promise<string> {
    // At the first mistake: collecting 9,000 of them took 25 ms.
    const read = v.safeParse(schema, given, {abortEarly: true});
    if (read.success) return answer(read.output, deps);
    const [issue] = read.issues;
    throw new InvalidArgument(`"${v.getDotPath(issue) ?? 'arguments'}": ${issue.message}`);
  }
  return {title, description, inputSchema, run};
}

const askScript = (tool: ScriptQuestion['tool']) => (args: object, deps: ToolDeps) =>
  deps.askAboutScript({tool, args: {...args, now: deps.now()}});

const plain = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');

/** Everything an assistant can ask, by name. All of it only reads. */
export const tools = {
  search: tool(
    'Search the documentation',
    'Finds sections of the ScriptCat documentation by words, API names, metadata keys or error messages.',
    // Room for a pasted error message; search itself shortens what is too long.
    {query: text('A few words.', 2000), language},
    async ({query, language: tag}, {search}) => {
      const {hits} = await search({query, language: tag, hitsPerPage: MAX_HITS});
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
    'Returns a documentation page as Markdown. Long pages come in parts.',
    {
      path: text('Path or URL, such as /en/docs/dev/background/.', 200),
      offset: whole('Where to continue in a long page.', 0, 10_000_000),
    },
    async ({path, offset}, {readText}) => {
      const [asked = ''] = path.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/, 1);
      const page = asked.replace(/\/?(?:index)?(?:\.md|\.html)?$/, '');
      const content = await readText(`${page.startsWith('/') ? '' : '/'}${page}/index.md`);
      if (content === undefined) {
        const list = inLanguage('/llms.txt', 'en');
        throw new InvalidArgument(`There’s no such documentation page. ${list} lists them all.`);
      }
      const end = offset + MAX_PAGE_TEXT;
      const rest = content.length > end ? `\n\n(To read on, ask again with offset ${end}.)` : '';
      return content.slice(offset, end) + rest;
    },
  ),
  look_up: tool(
    'Look up an API or a metadata key',
    'Returns signature, grant, first version and pitfalls of an API (GM_setValue, CAT_fetch…) or a header key (@match, @crontab…).',
    {name: text('Name of the API or key.', 200), language},
    askScript('look_up'),
  ),
  check_script: tool(
    'Check a userscript',
    'Checks the header and code of a userscript as ScriptCat reads them, and lists what it can do. The script isn’t run or stored.',
    {script: text('The whole script.', 48_000), language},
    askScript('check_script'),
  ),
  test_match: tool(
    'Test where a script runs',
    'Tells for each URL whether a script with these @match, @include and @exclude lines runs there, and which line decides.',
    {
      rules: text('Header lines, one rule per line.', 8000),
      urls: v.pipe(
        v.array(text('A URL.', 2000)),
        v.minLength(1),
        v.maxLength(20),
        v.description('URLs to test.'),
      ),
      language,
    },
    askScript('test_match'),
  ),
  explain_cron: tool(
    'Explain a @crontab expression',
    'Explains when a scheduled script runs, with the next runs and warnings. Supports 5 and 6 fields and once(…).',
    {
      expression: text('Such as `0 9 * * 1-5` or `* once * * *`.', 200),
      utc_offset: whole('Minutes east of UTC. The default is 0.', -840, 840),
      language,
    },
    askScript('explain_cron'),
  ),
  playground_link: tool(
    'Link to the playground',
    'Returns a link that opens a short userscript in the playground, where users can run it without installing it.',
    {script: text('The whole script, with its header.', 2000), language},
    async ({script, language: tag}) => {
      const page = inLanguage('/docs/dev/tools/playground/', tag);
      const link = `${identity.siteUrl}${page}?${new URLSearchParams({code: script})}`;
      if (link.length <= MAX_LINK) return link;
      throw new InvalidArgument(
        `The link would have ${link.length} characters, but ${MAX_LINK} is the limit. Shorten the script.`,
      );
    },
  ),
};
