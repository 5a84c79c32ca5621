import {
  type Feedback,
  feedbackPatterns,
  originParameters,
  type Reason,
  reasons,
} from '@scriptcat/contract';

/** What the extension tells about itself in the address. */
export type Origin = Pick<Feedback, 'version' | 'browser' | 'channel'>;

/** State that survives a reload. */
export interface Draft {
  reason: Reason | null;
  feedback: string;
  origin: Origin;
  /** Id and content of the last attempt: the same answer keeps its id. */
  attempt: {id: string; content: string} | null;
}

export const emptyDraft: Draft = {reason: null, feedback: '', origin: {}, attempt: null};

/** Reads the extension's parameters from the query string; invalid ones are dropped. */
export function readOrigin(search: string): {origin: Origin; rest: string} {
  const query = new URLSearchParams(search);
  const origin: Origin = {};
  for (const [parameter, field] of Object.entries(originParameters)) {
    const value = query.get(parameter);
    if (value !== null && feedbackPatterns[field].test(value)) origin[field] = value;
    query.delete(parameter);
  }
  const rest = query.toString();
  return {origin, rest: rest && `?${rest}`};
}

const key = 'uninstall-survey';

/** The stored draft; an empty one where storage is blocked or holds something else. */
export function loadDraft(storage: () => Storage): Draft {
  try {
    const stored = JSON.parse(storage().getItem(key) ?? 'null');
    if (typeof stored?.feedback !== 'string') return emptyDraft;
    const reason = reasons.find((known) => known === stored.reason) ?? null;
    return {...emptyDraft, ...stored, reason};
  } catch {
    return emptyDraft;
  }
}

/** Keeps a draft for a reload; an empty one leaves nothing behind. */
export function saveDraft(storage: () => Storage, draft: Draft) {
  const isEmpty = !draft.reason && !draft.feedback && Object.keys(draft.origin).length === 0;
  try {
    if (isEmpty) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full; the draft lasts until the page is closed.
  }
}

/** The id of an attempt: a new one, unless the content is the same as before. */
export function nextAttempt(draft: Draft, createId: () => string): NonNullable<Draft['attempt']> {
  const content = JSON.stringify([draft.reason, draft.feedback, draft.origin]);
  return draft.attempt?.content === content ? draft.attempt : {id: createId(), content};
}
