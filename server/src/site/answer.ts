import {inLanguage, languageOf} from '@scriptcat/contract';
import {type HeaderLookup, isNotModified, isRangeCurrent, parseRange} from './conditions';
import type {Site, SiteFile} from './load-site';
import type {Encoding} from './manifest';
import {acceptedEncodings, chooseFile, hasMarkdownCopy} from './negotiate';
import type {HeaderFields} from './policy';
import {resolveTarget} from './resolve';

export interface SiteRequest {
  method: string;
  /** Path and query as the client wrote them. */
  target: string;
  header: HeaderLookup;
}

export interface SiteAnswer {
  status: number;
  headers: HeaderFields;
  body: Body | string | null;
  /** Address of the file that answers, if one does: safe to log, never what a visitor typed. */
  path?: string;
}

/** Bytes that are there, or will be in a moment. */
export type Body = Uint8Array | Promise<Uint8Array>;

const etagSuffix: Record<Encoding, string> = {br: '-br', gzip: '-gz'};

interface Representation {
  size: number;
  body: () => Body;
  etag: string;
  headers: HeaderFields;
}

/** The first of the client's encodings that the file comes in. */
export function chooseEncoding(file: SiteFile, encodings: readonly Encoding[]) {
  return encodings.find((candidate) => file.encoded[candidate]);
}

/** One form of a file with the fields that describe it. */
export function represent(file: SiteFile, encoding: Encoding | undefined): Representation {
  const packed = encoding && file.encoded[encoding];
  const size = packed?.byteLength ?? file.size;
  const etag = `"${file.hash}${encoding ? etagSuffix[encoding] : ''}"`;
  const headers: HeaderFields = {
    'content-type': file.type,
    'content-length': String(size),
    'cache-control': file.cacheControl,
    etag,
    'last-modified': file.modified,
    'accept-ranges': 'bytes',
  };
  if (encoding) headers['content-encoding'] = encoding;
  const deciding = [
    ...(hasMarkdownCopy(file.path) ? ['accept'] : []),
    ...(file.encodings.length > 0 ? ['accept-encoding'] : []),
  ];
  if (deciding.length > 0) headers.vary = deciding.join(', ');
  return {size, body: () => packed ?? file.plain(), etag, headers};
}

const cut = (body: Body, start: number, end: number): Body =>
  body instanceof Promise
    ? body.then((bytes) => bytes.subarray(start, end))
    : body.subarray(start, end);

function without(headers: HeaderFields, ...names: string[]): HeaderFields {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function answerFile(file: SiteFile, {method, header}: SiteRequest): SiteAnswer {
  const range = method === 'GET' ? header('range') : undefined;
  // A range counts bytes of the file itself, so it is never cut out of a compressed form.
  const encodings = range ? [] : acceptedEncodings(header('accept-encoding'));
  const {size, body, etag, headers} = represent(file, chooseEncoding(file, encodings));
  const validators = {etag, modified: file.modified};
  const {path} = file;

  if (isNotModified(header, validators)) {
    const kept = without(headers, 'content-type', 'content-length', 'content-encoding');
    return {status: 304, headers: kept, body: null, path};
  }
  if (range && isRangeCurrent(header, validators)) {
    const part = parseRange(range, size);
    if (part === 'unsatisfiable') {
      const fields = {'content-range': `bytes */${size}`, 'content-length': '0'};
      return {status: 416, headers: fields, body: null, path};
    }
    if (part) {
      const {start, end} = part;
      headers['content-range'] = `bytes ${start}-${end}/${size}`;
      headers['content-length'] = String(end - start + 1);
      return {status: 206, headers, body: cut(body(), start, end + 1), path};
    }
  }
  return {status: 200, headers, body: method === 'HEAD' ? null : body(), path};
}

function answerMissing(site: Site, path: string, {method, header}: SiteRequest): SiteAnswer {
  const page =
    site.files.get(inLanguage('/404.html', languageOf(path))) ?? site.files.get('/404.html');
  if (!page) return {status: 404, headers: {'content-length': '0'}, body: null};
  const encodings = acceptedEncodings(header('accept-encoding'));
  const {body, headers} = represent(page, chooseEncoding(page, encodings));
  return {
    status: 404,
    headers: without(headers, 'etag', 'last-modified', 'accept-ranges'),
    body: method === 'HEAD' ? null : body(),
  };
}

const plain = (status: number, text: string, headers: HeaderFields = {}): SiteAnswer => ({
  status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    'cache-control': 'no-store',
    ...headers,
  },
  body: text,
});

/** Answers any request for the built site. Pure: the same site and request, the same answer. */
export function answerFromSite(site: Site, request: SiteRequest): SiteAnswer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'This address can only be read.\n', {allow: 'GET, HEAD'});
  }
  const resolution = resolveTarget(request.target, site.book);
  switch (resolution.kind) {
    case 'malformed':
      return plain(400, 'This is not a valid address.\n');
    case 'missing':
      return answerMissing(site, resolution.path, request);
    case 'moved':
      return {
        status: 301,
        headers: {
          location: resolution.location,
          // Redirects can be taken back, so browsers ask again after an hour.
          'cache-control': 'max-age=3600',
          'content-length': '0',
        },
        body: null,
        path: resolution.path,
      };
    case 'found': {
      const chosen = chooseFile(resolution.path, request.header('accept'));
      const file = site.files.get(chosen) ?? site.files.get(resolution.path);
      return file ? answerFile(file, request) : answerMissing(site, resolution.path, request);
    }
  }
}
