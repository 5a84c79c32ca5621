import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {readBuildConfig, readServerConfig} from '../config';
import {nginxConfig} from './nginx';
import {prepareSite} from './prepare-site';
import {headersFile, redirectsFile} from './static-hosts';

const root = resolve(import.meta.dirname, '../../..');
const siteFolder = join(root, 'site/build');

/** The icon packages that the site depends on, by prefix. */
function findIconSets(): Record<string, string> {
  const site = join(root, 'site/package.json');
  const {dependencies = {}} = JSON.parse(readFileSync(site, 'utf8'));
  const require = createRequire(site);
  return Object.fromEntries(
    Object.keys(dependencies)
      .filter((name) => name.startsWith('@iconify-json/'))
      .map((name) => [name.slice('@iconify-json/'.length), require.resolve(`${name}/icons.json`)]),
  );
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  readdirSync(siteFolder);
} catch {
  giveUp(`There is no built site in ${siteFolder}; run "npm run build".`);
}
const build = readBuildConfig();
if (!build.ok) giveUp(build.problem);
const server = readServerConfig();
if (!server.ok) giveUp(server.problem);

const started = performance.now();
const {manifest, warnings} = await prepareSite({
  siteFolder,
  cacheFolder: join(root, '.cache/compressed'),
  build: build.config,
  iconSets: findIconSets(),
});

writeFileSync(join(siteFolder, '_headers'), headersFile(manifest));
writeFileSync(join(siteFolder, '_redirects'), redirectsFile(manifest));
const nginxFolder = join(root, 'deploy/nginx');
mkdirSync(nginxFolder, {recursive: true});
writeFileSync(
  join(nginxFolder, 'site.conf'),
  nginxConfig(manifest, {
    root: '/srv/scriptcat/site',
    listen: '80',
    upstream: 'http://127.0.0.1:3000',
    limits: server.config.limits,
    rates: server.config.rates,
  }),
);

for (const warning of warnings) process.stderr.write(`${warning}\n`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`Prepared ${manifest.files.length} files for serving in ${seconds} s.\n`);
