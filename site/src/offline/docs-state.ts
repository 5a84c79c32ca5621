import type {Progress, SavedRecord, SaveProblem} from './saved-docs';

/** The saved documentation of one language, as a reader sees it. */
export type DocsState =
  /** Not looked at yet; reads like `absent`. */
  | {kind: 'unknown'}
  | {kind: 'absent'}
  | {kind: 'saving'; progress?: Progress}
  | {kind: 'paused'}
  | {kind: 'failed'; problem: SaveProblem}
  | {kind: 'saved'; record: SavedRecord; isUpdating: boolean};

/** What the record alone says. */
export function stateOf(record: SavedRecord | undefined): DocsState {
  switch (record?.state) {
    case undefined:
      return {kind: 'absent'};
    case 'complete':
      return {kind: 'saved', record, isUpdating: false};
    default:
      return {kind: 'paused'};
  }
}

/** Shown while files are fetched: what is complete already stays so during an update. */
export function duringSaving(state: DocsState, progress?: Progress): DocsState {
  return state.kind === 'saved' ? {...state, isUpdating: true} : {kind: 'saving', progress};
}

/** A failed update leaves the older version, which can still be read. */
export function afterProblem(state: DocsState, problem: SaveProblem): DocsState {
  return state.kind === 'saved' ? {...state, isUpdating: false} : {kind: 'failed', problem};
}
