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

function isNotAfter(modified: string, header: string): boolean {
  const limit = Date.parse(header);
  return !Number.isNaN(limit) && Date.parse(modified) <= limit;
}

/** Evaluates the conditions in the order of RFC 9110, section 13.2.2. */
export function checkConditions(
  header: HeaderLookup,
  {etag, modified}: Validators,
): 'proceed' | 'not-modified' | 'failed' {
  const match = header('if-match');
  if (match !== undefined) {
    if (!lists(match, etag)) return 'failed';
  } else {
    const unmodifiedSince = header('if-unmodified-since');
    if (unmodifiedSince !== undefined && !Number.isNaN(Date.parse(unmodifiedSince))) {
      if (!isNotAfter(modified, unmodifiedSince)) return 'failed';
    }
  }
  const noneMatch = header('if-none-match');
  if (noneMatch !== undefined) return lists(noneMatch, etag) ? 'not-modified' : 'proceed';
  const modifiedSince = header('if-modified-since');
  if (modifiedSince !== undefined && isNotAfter(modified, modifiedSince)) return 'not-modified';
  return 'proceed';
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
