import {buildIfStale} from './lib/build.mjs';
import {runChecks} from './lib/checks.mjs';

await buildIfStale();
const {failed} = await runChecks();
process.exitCode = failed ? 1 : 0;
