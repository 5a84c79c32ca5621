import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from '../../scripts/lib/build';
import {findExtension} from '../../scripts/lib/extension';
import {unpackExtension} from './extension/unpack';
import {root} from './paths';
import {firefoxParts, needsSite, type Part, parts, verify} from './verify';
import {writeResult} from './write-result';

// `npm run verify -- <extension> [part…]` runs everything, or the parts named. `scenes prompts/` runs
// only some claims, for whoever is writing them. With `--check` the committed result stays as it is.
// `--firefox` runs what Firefox can run, with a package for Firefox.
const words = process.argv.slice(2);
const [extensionPlace, ...named] = words.filter((word) => !word.startsWith('--'));
const groups = named.filter((word) => word.includes('/'));
const isFirefox = words.includes('--firefox');
const possible: readonly Part[] = isFirefox ? firefoxParts : parts;
const chosen = possible.filter((part) => named.length === 0 || named.includes(part));
const extension = unpackExtension(extensionPlace ?? findExtension() ?? '');
if (needsSite(chosen)) await build();
const result = await verify(extension, chosen, {groups, isFirefox});
if (!words.includes('--check') && groups.length === 0) writeResult(result);

const reports = path.join(root, '.cache/reports');
const all = Object.values(result.findings).flat();
const failed = all.filter(({passed}) => !passed).length;
mkdirSync(reports, {recursive: true});
writeFileSync(
  path.join(reports, 'verify.json'),
  JSON.stringify({passed: all.length - failed, failed}),
);
const left = possible.filter((part) => !chosen.includes(part));
if (left.length > 0) console.log(`Not run: ${left.join(', ')} in the real extension`);
const {version, firefox} = result;
const place = firefox ? `${version} in Firefox ${firefox}` : version;
console.log(`ScriptCat ${place}: ${all.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
