import type {Channel} from './types';

/** The changelog a version belongs to; the extension decides the same way. */
export function channelOf(version: string): Channel {
  return version.includes('-') ? 'beta' : 'stable';
}
