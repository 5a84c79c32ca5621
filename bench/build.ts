/** What building the site takes, cold and warm, in a copy of the repository below bench/.cache. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {copyWorkspace} from '@scriptcat/testing/workspace-copy';
import {type Cost, measureBuild} from './lib/measure-build';
import {printTable} from './lib/table';

const copy = path.join(import.meta.dirname, '.cache/build');
const goalSeconds = {cold: 60, warm: 20};

const show = ({seconds, cpuSeconds, peakMiB}: Cost) => [
  `${seconds.toFixed(1)} s`,
  `${cpuSeconds.toFixed(1)} s`,
  `${Math.round(peakMiB)} MiB`,
];

copyWorkspace(copy);
const cold = await measureBuild(copy);
const warm = await measureBuild(copy);
rmSync(copy, {recursive: true, force: true});
printTable([
  ['', 'wall', 'processor', 'peak memory', 'goal'],
  ['cold', ...show(cold), `${goalSeconds.cold} s`],
  ['warm', ...show(warm), `${goalSeconds.warm} s`],
]);
const isMet = cold.seconds <= goalSeconds.cold && warm.seconds <= goalSeconds.warm;
console.log(isMet ? 'goals met' : 'goals missed');
process.exitCode = isMet ? 0 : 1;
