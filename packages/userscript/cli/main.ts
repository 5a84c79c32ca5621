import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {applySafeFixes} from '../src/index';
import {type CheckedFile, checkFile} from './check-file';
import {findScripts} from './files';
import {formats} from './formats';
import {readOptions, usage} from './options';

/** Reads, fixes if asked to, checks and reports; gives the exit code. */
function run(args: readonly string[]): number {
  const options = readOptions(args, process.env);
  if (!options.ok) {
    console.error(`${options.problem}\n\n${usage}`);
    return 2;
  }
  if (options.isHelp) {
    console.log(usage);
    return 0;
  }
  const files = findScripts(options.paths);
  if (files.length === 0) {
    console.error(`There’s no .user.js file in ${options.paths.join(', ')}.`);
    return 2;
  }
  const checked = files.map((file): CheckedFile => {
    const before = readFileSync(file, 'utf8');
    const source = options.fixes ? applySafeFixes(before) : before;
    if (source !== before) writeFileSync(file, source);
    const name = path.relative(process.cwd(), file).split(path.sep).join('/');
    return checkFile(name, source, options);
  });
  const text = formats[options.format](checked, options);
  if (text !== '') console.log(text);
  return exitCode(checked, options.maxWarnings);
}

function exitCode(files: readonly CheckedFile[], maxWarnings: number): number {
  const count = (level: string): number =>
    files.flatMap(({findings}) => findings).filter((found) => found.level === level).length;
  return count('error') > 0 || count('warning') > maxWarnings ? 1 : 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  // Such as a missing path or a read-only file.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
