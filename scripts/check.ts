import {build} from './lib/build';
import {runChecks} from './lib/checks';

// `npm run check` runs every check, `npm run check:source` those that need no build, and `npm run
// check:source -- types` those with "types" in their name.
const [set, filter = ''] = process.argv.slice(2);
const isWanted = ({name}: {name: string}) => name.includes(filter);
const results = [];
if (set !== 'build') results.push(await runChecks('source', isWanted));
if (set !== 'source') {
  await build();
  results.push(await runChecks('build', isWanted));
}
process.exitCode = results.some(({failed}) => failed > 0) ? 1 : 0;
