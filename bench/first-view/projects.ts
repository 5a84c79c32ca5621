import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {readBuildConfig} from '../../server/src/config';
import {prepareSite} from '../../server/src/prepare/prepare-site';
import type {Rival} from './rivals';
import type {TextPage} from './text';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Below this folder, so that a project finds the generator among the modules of the benches. */
const folderOf = ({name}: Rival) =>
  path.join(root, 'bench/.cache/first-view', name.toLowerCase().replaceAll(' ', '-'));

function findProgram(rival: Rival): string {
  const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)\//.exec(rival.build.program) ?? [];
  const require = createRequire(path.join(folderOf(rival), 'package.json'));
  const from = require.resolve.paths(name) ?? [];
  const found = from.find((modules) => existsSync(path.join(modules, rival.build.program)));
  if (!found) throw new Error(`${rival.name} has no ${rival.build.program}.`);
  return path.join(found, rival.build.program);
}

function writeProject(rival: Rival, pages: readonly TextPage[]): void {
  for (const [file, text] of Object.entries(rival.files(pages))) {
    const target = path.join(folderOf(rival), file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

/** Builds the text when it has changed, and compresses the result as our own pages are. */
async function buildProject(rival: Rival, pages: readonly TextPage[]): Promise<string> {
  const folder = folderOf(rival);
  const output = path.join(folder, rival.output);
  const print = createHash('sha256')
    .update(JSON.stringify(rival.files(pages)))
    .digest('hex');
  const stamp = path.join(folder, 'built.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return output;
  rmSync(output, {recursive: true, force: true});
  writeProject(rival, pages);
  await run(process.execPath, [findProgram(rival), ...rival.build.args], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'},
    maxBuffer: 2 ** 28,
  });
  const config = readBuildConfig({});
  if (!config.ok) throw new Error(config.problem);
  const {manifest} = await prepareSite({
    siteFolder: output,
    cacheFolder: path.join(root, '.cache/compressed'),
    build: config.config,
    iconSets: {},
  });
  // Naming all their inline code would swell the header fields of their pages; ours keep theirs.
  const policy = {...manifest.policy, inlineScripts: [], inlineStyles: [], styleAttributes: []};
  writeFileSync(path.join(output, '_site.json'), JSON.stringify({...manifest, policy}));
  writeFileSync(stamp, print);
  return output;
}

/** Builds the generator's site and serves it with our own server. */
export async function serveRival(rival: Rival, pages: readonly TextPage[]) {
  const folder = await buildProject(rival, pages);
  return startOwnServer({SITE_FOLDER: folder});
}
