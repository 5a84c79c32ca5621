import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

// Words belong in content/. Tests and their fixtures may contain any text.
const isExempt = /\.(?:test|spec|fixture)\.|\/test\/|^e2e\//;
const chinese = /[\p{Script=Han}\u3000-\u303f]/u;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.css'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !isExempt.test(file));

const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      chinese.test(line)
        ? [`${file}:${at + 1}: move the text to content/, or write a character as \\u escape`]
        : [],
    ),
);

console.log(problems.join('\n') || `${files.length} code files without Chinese`);
process.exitCode = problems.length ? 1 : 0;
