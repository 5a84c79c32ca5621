import {inLanguage, type LanguageTag, languageTags, toLanguageTag} from '@scriptcat/contract';
import type {Answer, Question, TextPart} from '@scriptcat/search/client';
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

/** A wrong argument; the sentence goes back to the assistant. */
export class InvalidArgument extends Error {}

const MAX_SCRIPT = 48_000;
const MAX_RULES = 8_000;
const MAX_URLS = 20;
const MAX_URL = 2_000;
const MAX_SHORT = 200;
const MAX_HITS = 8;
/** Room for a pasted error message; search itself shortens what is too long. */
const MAX_QUERY = 2_000;
/** Of a page at once; an assistant asks for the next part by its offset. */
const MAX_PAGE_TEXT = 20_000;
const MAX_OFFSET = 10_000_000;

type Arguments = Record<string, unknown>;

function text(args: Arguments, name: string, most: number): string {
  const value = args[name];
  if (typeof value !== 'string' || value.trim() === '') {
    throw new InvalidArgument(`"${name}" must be a text.`);
  }
  if (value.length > most)
    throw new InvalidArgument(`"${name}" must be at most ${most} characters.`);
  return value;
}

function whole(args: Arguments, name: string, [least, most]: readonly [number, number]): number {
  const value = args[name] ?? 0;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  throw new InvalidArgument(`"${name}" must be a whole number from ${least} to ${most}.`);
}

function language(args: Arguments): LanguageTag {
  const tag = languageTags.find((name) => name === (args.language ?? 'en'));
  if (tag) return tag;
  throw new InvalidArgument(`"language" must be one of: ${languageTags.join(', ')}.`);
}

function addresses(args: Arguments): string[] {
  const {urls} = args;
  if (!Array.isArray(urls) || urls.length === 0 || urls.length > MAX_URLS) {
    throw new InvalidArgument(`"urls" must be a list of 1 to ${MAX_URLS} addresses.`);
  }
  return urls.map((url) => text({url}, 'url', MAX_URL));
}

const plain = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');

async function search(args: Arguments, {search: ask}: ToolDeps): Promise<string> {
  const query = text(args, 'query', MAX_QUERY);
  const {hits} = await ask({query, language: language(args), hitsPerPage: MAX_HITS});
  if (hits.length === 0) return 'Nothing was found.';
  return hits
    .map(({url, group, trail, title, snippet}) => {
      const place = [group, ...trail, plain(title)].join(' › ');
      return `- ${place}\n  ${url}\n  ${plain(snippet)}`;
    })
    .join('\n');
}

async function readPage(args: Arguments, {readText}: ToolDeps): Promise<string> {
  const asked = text(args, 'path', MAX_SHORT).replace(/^https?:\/\/[^/]+/i, '');
  const path = asked.split(/[?#]/, 1)[0]?.replace(/\/?(?:index)?(?:\.md|\.html)?$/, '') ?? '';
  const offset = whole(args, 'offset', [0, MAX_OFFSET]);
  const content = await readText(`${path.startsWith('/') ? '' : '/'}${path}/index.md`);
  if (content === undefined) {
    throw new InvalidArgument(
      `There is no such documentation page; ${inLanguage('/llms.txt', 'en')} lists them all.`,
    );
  }
  const end = offset + MAX_PAGE_TEXT;
  const rest = content.length > end ? `\n\n(There is more: ask again with offset ${end}.)` : '';
  return content.slice(offset, end) + rest;
}

const string = (description: string, maxLength: number) => ({
  type: 'string',
  description,
  maxLength,
});
const languageSchema = {
  type: 'string',
  enum: [...languageTags],
  description: 'Language of the answer; English unless told.',
};
const objectOf = (properties: Record<string, object>, required: readonly string[]) => ({
  type: 'object' as const,
  properties,
  required: [...required],
  additionalProperties: false,
});

export interface Tool {
  title: string;
  description: string;
  inputSchema: ReturnType<typeof objectOf>;
  run: (args: Arguments, deps: ToolDeps) => Promise<string>;
}

/** Everything an assistant can ask, by name. All of it only reads. */
export const tools: Readonly<Record<string, Tool>> = {
  search: {
    title: 'Search the documentation',
    description:
      'Finds sections of the ScriptCat documentation by words, API names, metadata keys or error messages.',
    inputSchema: objectOf({query: string('A few words.', MAX_QUERY), language: languageSchema}, [
      'query',
    ]),
    run: search,
  },
  read_page: {
    title: 'Read a page',
    description: 'A documentation page as Markdown, from its address; long pages come in parts.',
    inputSchema: objectOf(
      {
        path: string('Path or address, such as /en/docs/dev/background/.', MAX_SHORT),
        offset: {type: 'integer', minimum: 0, description: 'Where to go on in a long page.'},
      },
      ['path'],
    ),
    run: readPage,
  },
  look_up: {
    title: 'Look up an API or a metadata key',
    description:
      'Signature, grant, first version and pitfalls of an API (GM_setValue, CAT_fetch…) or of a header key (@match, @crontab…).',
    inputSchema: objectOf(
      {name: string('Name of the API or key.', MAX_SHORT), language: languageSchema},
      ['name'],
    ),
    run: (args, {askAboutScript}) =>
      askAboutScript({
        tool: 'lookUp',
        name: text(args, 'name', MAX_SHORT),
        locale: toLanguageTag(language(args)),
      }),
  },
  check_script: {
    title: 'Check a userscript',
    description:
      'Checks the header and code of a userscript as ScriptCat reads them, and says what it may do. The script is not run or kept.',
    inputSchema: objectOf(
      {script: string('The whole script.', MAX_SCRIPT), language: languageSchema},
      ['script'],
    ),
    run: (args, {askAboutScript}) =>
      askAboutScript({
        tool: 'check',
        script: text(args, 'script', MAX_SCRIPT),
        locale: toLanguageTag(language(args)),
      }),
  },
  test_match: {
    title: 'Test where a script runs',
    description:
      'Says for each address whether a script with these @match, @include and @exclude lines runs there, and which line decides.',
    inputSchema: objectOf(
      {
        rules: string('Header lines, one rule a line.', MAX_RULES),
        urls: {
          type: 'array',
          items: {type: 'string', maxLength: MAX_URL},
          minItems: 1,
          maxItems: MAX_URLS,
          description: 'Addresses to test.',
        },
        language: languageSchema,
      },
      ['rules', 'urls'],
    ),
    run: (args, {askAboutScript}) =>
      askAboutScript({
        tool: 'match',
        rules: text(args, 'rules', MAX_RULES),
        urls: addresses(args),
        locale: toLanguageTag(language(args)),
      }),
  },
  explain_cron: {
    title: 'Explain a @crontab expression',
    description:
      'Says in words when a scheduled script runs, with the next runs and warnings; understands 5 and 6 fields and once(…).',
    inputSchema: objectOf(
      {
        expression: string('Such as "0 9 * * 1-5" or "* once * * *".', MAX_SHORT),
        utc_offset: {
          type: 'integer',
          minimum: -840,
          maximum: 840,
          description: 'Minutes east of UTC; 0 unless told.',
        },
        language: languageSchema,
      },
      ['expression'],
    ),
    run: (args, {askAboutScript, now}) =>
      askAboutScript({
        tool: 'cron',
        expression: text(args, 'expression', MAX_SHORT),
        offset: whole(args, 'utc_offset', [-840, 840]),
        now: now(),
        locale: toLanguageTag(language(args)),
      }),
  },
};
