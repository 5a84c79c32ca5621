import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {getIcons} from '@iconify/utils/lib/icon-set/get-icons';
import type {Handler} from 'hono';
import {json, problem} from '../http';
import {ICON_FOLDER} from '../site/manifest';

export type IconSet = Parameters<typeof getIcons>[0];
export type IconSets = ReadonlyMap<string, IconSet>;

/** Reads the icon sets that the build copied. */
export function loadIconSets(siteFolder: string, prefixes: readonly string[]): IconSets {
  const read = (prefix: string): IconSet =>
    JSON.parse(readFileSync(join(siteFolder, ICON_FOLDER, `${prefix}.json`), 'utf8'));
  return new Map(prefixes.map((prefix) => [prefix, read(prefix)]));
}

const WEEK = 168 * 60 * 60;
const MAX_ICONS = 64;
const ICON_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `GET /icons/{prefix}.json?icons=a,b` in the format of the Iconify API. */
export function icons(sets: IconSets): Handler {
  return (c) => {
    const prefix = /^([a-z0-9-]+)\.json$/.exec(c.req.param('file') ?? '')?.[1];
    const set = prefix === undefined ? undefined : sets.get(prefix);
    if (!set) return problem(404, {title: 'There is no such icon set.'});
    const names = (c.req.query('icons') ?? '').split(',', MAX_ICONS);
    if (!names.every((name) => ICON_NAME.test(name))) {
      const detail = 'Write ?icons= with names of small letters, digits and hyphens, and commas.';
      return problem(400, {title: 'The list of icons is missing or malformed.', detail});
    }
    const found = getIcons(set, names, true);
    const body = found ?? {prefix, icons: {}, not_found: names};
    return json(200, body, {'cache-control': `public, max-age=${WEEK}`});
  };
}
