import {neutralPath} from '@scriptcat/contract';

/** Names with a content hash, as the bundler writes them. */
const immutable = /^\/assets\/.+[.-][0-9a-f]{8,}\.[0-9a-z]+(\.[0-9A-Za-z]+)*$/;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

export function cacheControlFor(path: string): string {
  return immutable.test(neutralPath(path)) ? IMMUTABLE : REVALIDATE;
}
