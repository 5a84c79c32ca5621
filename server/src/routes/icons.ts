import {getIcons} from '@iconify/utils/lib/icon-set/get-icons';
import type {Handler} from 'hono';
import {json, problem} from '../http';

type IconSets = ReadonlyMap<string, Parameters<typeof getIcons>[0]>;

const WEEK = 168 * 60 * 60;
const ICON_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `GET /icons/{prefix}.json?icons=a,b` in the format of the Iconify API. */
export function icons(sets: IconSets): Handler {
  return (c) => {
    const prefix = /^([a-z0-9-]+)\.json$/.exec(c.req.param('file') ?? '')?.[1];
    const set = prefix === undefined ? undefined : sets.get(prefix);
    if (!set) return problem(404, {title: 'There’s no such icon set.'});
    const names = (c.req.query('icons') ?? '').split(',');
    if (!names.every((name) => ICON_NAME.test(name))) {
      const detail = 'Write ?icons= and names (a–z, 0–9, hyphens), separated by commas.';
      return problem(400, {title: 'The list of icons is missing or malformed.', detail});
    }
    // By own names only: every object also has a "constructor".
    const {icons: own, aliases = {}} = set;
    const isKnown = (name: string) => Object.hasOwn(own, name) || Object.hasOwn(aliases, name);
    const missing = names.filter((name) => !isKnown(name));
    const found = getIcons(set, names.filter(isKnown)) ?? {prefix, icons: {}};
    const body = missing.length > 0 ? {...found, not_found: missing} : found;
    return json(200, body, {'cache-control': `public, max-age=${WEEK}`});
  };
}
