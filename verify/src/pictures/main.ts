import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {findExtension} from '../../../scripts/lib/extension';
import {removeProfiles} from '../extension/browser';
import {unpackExtension} from '../extension/unpack';
import {root} from '../paths';
import {startWorld} from '../world';
import {send, sendHtml} from '../world/answer';
import {films} from './films';
import {siteIcon} from './site-icon';
import {useOrdinaryFont, withStableLook} from './stable-look';
import type {Size} from './studio';
import {takePictures} from './take';
import {views} from './views';

// `npm run pictures -- <extension> [name…]` takes every product picture and clip, or those named.
const [place, ...only] = process.argv.slice(2);
const extension = await withStableLook(unpackExtension(place ?? findExtension() ?? ''));
const all = [...Object.keys(films), ...Object.keys(views)];
const names = all.filter((name) => only.length === 0 || only.includes(name));
useOrdinaryFont();

const site = await startOwnServer();
const world = await startWorld({siteOrigin: site.origin});
// The list shows the icons of the sites that scripts run on, from where the extension asks for them.
const icon = await siteIcon();
world.on('ext.scriptcat.org/api/v1/open/favicons', (_, response) =>
  send(response, icon, {type: 'image/png'}),
);
// Sites follow the theme, too.
const dress =
  '<meta name="color-scheme" content="light dark"><body style="margin: 2rem; font: 1rem system-ui">';
for (const address of ['example.com/', 'ask.example/connect-light', 'ask.example/connect-dark']) {
  world.on(address, ({host}, response) => sendHtml(response, `${dress}<h1>${host}</h1><p></p>`));
}
const sizes: Record<string, Record<string, Size>> = {};
const missing: string[] = [];
let version = '';
for (const language of ['zh-CN', 'en-US'] as const) {
  const taken = await takePictures({extension, language, names, world});
  version = taken.version;
  missing.push(...taken.missing);
  for (const [name, size] of Object.entries(taken.sizes)) {
    sizes[name] = {...sizes[name], [language === 'zh-CN' ? 'zh-Hans' : 'en']: size};
  }
}
await removeProfiles();
world.close();
await site.stop();

const file = path.join(root, 'site/src/pictures/ProductPicture/pictures.json');
const {default: known} = await import(file, {with: {type: 'json'}}).catch(() => ({default: {}}));
const data = {version, pictures: {...(only.length > 0 ? known.pictures : {}), ...sizes}};
writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
console.log(
  `${names.length} pictures of ScriptCat ${version} in both languages and themes, ${missing.length} missing.`,
);
process.exit(missing.length > 0 ? 1 : 0);
