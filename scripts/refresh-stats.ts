import {readFileSync, writeFileSync} from 'node:fs';
import {fetchFigures, withFigures} from './lib/stats';

// Refreshes the figures of the home page: `npm run stats:refresh`. Review and commit the result.
const file = 'site/src/home/data/stats.json';
const today = new Date().toISOString().slice(0, 10);
const {figures, problems} = await fetchFigures(fetch);
const stats = withFigures(JSON.parse(readFileSync(file, 'utf8')), figures, today);
writeFileSync(file, `${JSON.stringify(stats, null, 2)}\n`);
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(figures).length} figures refreshed in ${file}`);
process.exitCode = problems.length ? 1 : 0;
