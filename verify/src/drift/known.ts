import type {Drift} from './compare';

/** Differences that need nothing to be done, and why. */
const known: readonly (Pick<Drift, 'kind' | 'what' | 'name'> & {why: string})[] = [
  {
    kind: 'gone',
    what: 'metadata key',
    name: 'support',
    why: 'read since 1.5.1; older versions do not know it',
  },
  {
    kind: 'new',
    what: 'address',
    name: `/docs/dev/background/#${encodeURIComponent('定时脚本')}`,
    why: 'only in a comment of the source; the extension never opens it',
  },
];

/** Why a difference may stay, if it may. */
export const reasonToKeep = ({kind, what, name}: Drift): string | undefined =>
  known.find((item) => item.kind === kind && item.what === what && item.name === name)?.why;
