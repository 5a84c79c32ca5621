import {parseArgs} from 'node:util';
import {type LanguageTag, languageTags} from '@scriptcat/contract';
import {type FormatName, formatNames} from './formats/names';

/** Options of the command. */
export interface Options {
  paths: readonly string[];
  format: FormatName;
  language: LanguageTag;
  fixes: boolean;
  isQuiet: boolean;
  hasSummary: boolean;
  maxWarnings: number;
}

/** `zh` for zh-Hans, zh_CN.UTF-8 and the like. */
const mainTag = (name: string) => name.split(/[-_.]/)[0]?.toLowerCase();

export const usage = `Usage: scriptcat-check [options] <file or folder> ...

Checks userscripts as ScriptCat reads them. In a folder, every .user.js, .user.bg.js and .user.sub.js is checked.

  --format <name>     ${formatNames.join(', ')}; text by default
  --fix               apply safe fixes: no line goes, and the script runs where it ran
  --max-warnings <n>  more warnings than this fail too
  --quiet             report errors only
  --summary           say what each script may do
  --lang <name>       ${languageTags.map(mainTag).join(' or ')}; by default, as in LANG
  --help              show this

Exit code: 0 without errors, 1 with errors, 2 for wrong usage or an unreadable file.`;

type Read =
  | {ok: false; problem: string}
  | {ok: true; isHelp: true}
  | ({ok: true; isHelp: false} & Options);

/** Reads the arguments of the command. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Read {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: {type: 'string', default: 'text'},
        fix: {type: 'boolean', default: false},
        quiet: {type: 'boolean', default: false},
        summary: {type: 'boolean', default: false},
        'max-warnings': {type: 'string'},
        lang: {type: 'string'},
        help: {type: 'boolean', default: false},
      },
    });
    if (values.help) return {ok: true, isHelp: true};
    if (positionals.length === 0) return {ok: false, problem: 'Name a file or a folder.'};
    const format = formatNames.find((name) => name === values.format);
    if (!format) return {ok: false, problem: `There’s no format "${values.format}".`};
    const maxWarnings = Number(values['max-warnings'] ?? Number.POSITIVE_INFINITY);
    if (Number.isNaN(maxWarnings)) return {ok: false, problem: '--max-warnings needs a number.'};
    const wanted = mainTag(values.lang ?? environment.LC_ALL ?? environment.LANG ?? '');
    return {
      ok: true,
      isHelp: false,
      paths: positionals,
      format,
      language: languageTags.find((tag) => mainTag(tag) === wanted) ?? 'en',
      fixes: values.fix,
      isQuiet: values.quiet,
      hasSummary: values.summary,
      maxWarnings,
    };
  } catch (error) {
    return {ok: false, problem: error instanceof Error ? error.message : String(error)};
  }
}
