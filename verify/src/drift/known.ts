import known from '@scriptcat/content/checked/drift';
import type {Drift} from './compare';

/** Why a difference may stay, if it may. */
export const reasonToKeep = ({kind, what, name}: Drift): string | undefined =>
  known.find((item) => item.kind === kind && item.what === what && item.name === name)?.why;
