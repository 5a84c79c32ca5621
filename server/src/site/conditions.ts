/** Looks up a request header by its lower-case name. */
export type HeaderLookup = (name: string) => string | undefined;

export interface Validators {
  etag: string;
  modified: string;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

function lists(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === etag);
}

/** Whether the client's copy is current (RFC 9110, 13.2.2; nothing here can be changed by clients). */
export function isNotModified(header: HeaderLookup, {etag, modified}: Validators): boolean {
  const noneMatch = header('if-none-match');
  if (noneMatch !== undefined) return lists(noneMatch, etag);
  const since = header('if-modified-since');
  return since !== undefined && Date.parse(modified) <= Date.parse(since);
}

/** An old copy may only be completed when it is a copy of exactly this content. */
export function isRangeCurrent(header: HeaderLookup, {etag, modified}: Validators): boolean {
  const ifRange = header('if-range');
  return ifRange === undefined || ifRange === etag || ifRange === modified;
}

export type ByteRange = {start: number; end: number} | 'unsatisfiable' | undefined;

/** One byte range, ends included. Several ranges or another unit mean the whole content. */
export function parseRange(header: string, size: number): ByteRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header);
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : {start: size - length, end: size - 1};
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || end < start ? 'unsatisfiable' : {start, end};
}
