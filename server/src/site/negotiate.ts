import {neutralPath} from '@scriptcat/contract';
import type {Encoding} from './manifest';

/** Best first: brotli pages are a fifth smaller than gzip ones. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

const ZERO = /;\s*q=0(\.0*)?\s*$/i;

/**
 * Encodings a client takes, best first. Everything a client names without `q=0` counts as equally
 * welcome, and `*` names nothing.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const names = new Set(
    header
      .split(',')
      .filter((part) => !ZERO.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return preferred.filter((encoding) => names.has(encoding));
}

/** Pages that have a Markdown copy. */
const copied = /^\/docs\/(.*\/)?(index\.md)?$/;
/** An Accept header that asks for the copy: as with encodings, named without `q=0`. */
const markdown = /text\/markdown(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** Whether an address answers a page or its Markdown copy, as the client likes. */
export const hasMarkdownCopy = (path: string): boolean => copied.test(neutralPath(path));

/** The file that suits a client: browsers never ask for Markdown, assistants do. */
export function chooseFile(path: string, accept: string | undefined): string {
  return accept && path.endsWith('/') && markdown.test(accept) && hasMarkdownCopy(path)
    ? `${path}index.md`
    : path;
}
