/**
 * The Nu HTML checker's verdict on every built page; needs Java.
 */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

interface Message {
  type: string;
  url?: string;
  message: string;
  extract?: string;
}

/** What the checker does not know, although browsers do. */
const unknownToChecker = [
  /“@view-transition”/,
  // Keeps links in a visitor's script from asking for names; a header would not reach every host.
  /“x-dns-prefetch-control”/,
];

const build = path.resolve(import.meta.dirname, '../site/build');
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

if (spawnSync('java', ['-version']).error) {
  console.log('Not run: the Nu HTML checker (Java is not installed; Debian: default-jre-headless)');
  process.exit();
}
const options = ['--format', 'json', '--errors-only', '--skip-non-html'];
const {stderr} = spawnSync('java', ['-Xss4m', '-jar', checker, ...options, build], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
const {messages} = JSON.parse(stderr) as {messages: Message[]};
const errors = messages.filter(
  ({type, message}) =>
    type !== 'info' && !unknownToChecker.some((pattern) => pattern.test(message)),
);

for (const text of new Set(errors.map(({message}) => message))) {
  const same = errors.filter(({message}) => message === text);
  const page = path.relative(build, (same[0]?.url ?? '').replace('file:', ''));
  console.log(`${same.length} × ${text}\n    ${page}: ${same[0]?.extract?.replaceAll('\n', ' ')}`);
}
console.log(`${errors.length} errors in the built pages`);
process.exitCode = errors.length > 0 ? 1 : 0;
