import {buildIfStale} from './lib/build.mjs';
import {runChecks} from './lib/checks.mjs';

// `npm run check` runs everything, `npm run check:links` what has "links" in its name.
await buildIfStale();
const {failed} = await runChecks(process.argv[2]);
process.exitCode = failed ? 1 : 0;
