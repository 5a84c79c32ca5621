import {inLanguage, languageOf, nearestPages} from '@scriptcat/contract';
import type {Body, Site, SiteFile} from './load-site';
import type {Encoding} from './manifest';
import {type HeaderFields, HSTS, securityOf} from './policy';
import {
  asksForMarkdown,
  chooseEncoding,
  chooseFile,
  type HeaderLookup,
  hasMarkdownCopy,
  isNotModified,
  isRangeCurrent,
  parseRange,
} from './request-fields';
import {resolveTarget} from './resolve';

export interface SiteRequest {
  method: string;
  /** Path and query as the client wrote them. */
  target: string;
  header: HeaderLookup;
  isSecure: boolean;
}

export interface SiteAnswer {
  status: number;
  headers: HeaderFields;
  body: Body | null;
  /** Address of the file that answers, if one does: safe to log, never what a visitor typed. */
  path?: string | undefined;
}

/** All forms of all files would be 24,000. */
const MAX_FORMS = 1000;

const etagSuffix: Record<Encoding, string> = {br: '-br', gzip: '-gz'};

function without(headers: HeaderFields, ...names: string[]): HeaderFields {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

export function createSiteAnswers({files, book, security}: Site) {
  /** Put together once for what is asked for often. */
  const forms = new Map<string, ReturnType<typeof createForm>>();
  const copied = [...files.keys()]
    .filter((path) => path.endsWith('/') && hasMarkdownCopy(path))
    .map((path) => [path, ''] as const);

  /** One form of a file with all the fields of its plain answer. */
  function createForm(file: SiteFile, encoding: Encoding | undefined, isSecure: boolean) {
    const size = file.sizeOf(encoding);
    const etag = `"${file.hash}${encoding ? etagSuffix[encoding] : ''}"`;
    const deciding = [
      ...(hasMarkdownCopy(file.path) ? ['accept'] : []),
      ...(file.encodings.length > 0 ? ['accept-encoding'] : []),
    ];
    const headers: HeaderFields = {
      'content-type': file.type,
      'content-length': String(size),
      'cache-control': file.cacheControl,
      etag,
      'last-modified': file.modified,
      'accept-ranges': 'bytes',
      ...(encoding && {'content-encoding': encoding}),
      ...(deciding.length > 0 && {vary: deciding.join(', ')}),
      ...securityOf(security, {path: file.path, isPage: file.type.startsWith('text/html')}),
      ...(isSecure && {'strict-transport-security': HSTS}),
    };
    return {size, etag, headers, body: () => file.body(encoding)};
  }

  /** In the best encoding that the client takes. */
  function formOf(file: SiteFile, accept: string | undefined, isSecure: boolean) {
    const encoding = chooseEncoding(accept, file.encodings);
    const key = `${encoding} ${isSecure} ${file.path}`;
    const form = forms.get(key) ?? createForm(file, encoding, isSecure);
    if (forms.size >= MAX_FORMS) forms.clear();
    forms.set(key, form);
    return form;
  }

  function answerFile(file: SiteFile, {method, header, isSecure}: SiteRequest): SiteAnswer {
    const range = method === 'GET' ? header('range') : undefined;
    // A range counts bytes of the file itself, so it is never cut out of a compressed form.
    const accept = range ? undefined : header('accept-encoding');
    const {size, etag, headers, body} = formOf(file, accept, isSecure);
    const {path, modified} = file;
    if (isNotModified(header, {etag, modified})) {
      const kept = without(headers, 'content-type', 'content-length', 'content-encoding');
      return {status: 304, headers: kept, body: null, path};
    }
    const part =
      range && isRangeCurrent(header, {etag, modified}) ? parseRange(range, size) : undefined;
    if (part === 'unsatisfiable') {
      const fields = {'content-range': `bytes */${size}`, 'content-length': '0'};
      return {status: 416, headers: {...security.resource, ...fields}, body: null, path};
    }
    if (part) {
      const {start, end} = part;
      const fields = {
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': String(end - start + 1),
      };
      const bytes = Promise.resolve(body()).then((whole) => whole.subarray(start, end + 1));
      return {status: 206, headers: {...headers, ...fields}, body: bytes, path};
    }
    return {status: 200, headers, body: method === 'HEAD' ? null : body(), path};
  }

  /** For assistants: the nearest copies and the list of all. */
  function answerMissingCopy(path: string, {method}: SiteRequest): SiteAnswer {
    const language = languageOf(path);
    // By its end: an address of many names takes 20 ms to compare, and files have no limit.
    const name = path.split('/').slice(-2).join('/');
    const copies = copied.filter(([page]) => languageOf(page) === language);
    const near = nearestPages(name, copies).map(([page]) => `- ${page}index.md`);
    const list = `- ${inLanguage('/llms.txt', language)}`;
    const body = Buffer.from(['# 404', ...near, list, ''].join('\n\n'));
    const fields = {
      'content-type': 'text/markdown; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'no-cache',
      vary: 'accept',
    };
    const headers = {...security.resource, ...fields};
    return {status: 404, headers, body: method === 'HEAD' ? null : body};
  }

  function answerMissing(path: string, request: SiteRequest): SiteAnswer {
    const {method, header, isSecure} = request;
    if (asksForMarkdown(path, header('accept'))) return answerMissingCopy(path, request);
    const page = files.get(inLanguage('/404.html', languageOf(path))) ?? files.get('/404.html');
    if (!page) return {status: 404, headers: {'content-length': '0'}, body: null};
    const {headers, body} = formOf(page, header('accept-encoding'), isSecure);
    return {
      status: 404,
      headers: without(headers, 'etag', 'last-modified', 'accept-ranges'),
      body: method === 'HEAD' ? null : body(),
    };
  }

  const isRead = ({method}: SiteRequest) => method === 'GET' || method === 'HEAD';

  /** Answers for a file under its canonical address; undefined for anything else. */
  function answerExact(request: SiteRequest): SiteAnswer | undefined {
    const mark = request.target.indexOf('?');
    const path = mark < 0 ? request.target : request.target.slice(0, mark);
    const file = files.get(chooseFile(path, request.header('accept'))) ?? files.get(path);
    return file && isRead(request) ? answerFile(file, request) : undefined;
  }

  function answer(request: SiteRequest): SiteAnswer {
    if (!isRead(request)) {
      const fields = {allow: 'GET, HEAD', 'cache-control': 'no-store', 'content-length': '0'};
      return {status: 405, headers: fields, body: null};
    }
    const {exact, path, canonical, location} = resolveTarget(request.target, book);
    const found = answerExact({...request, target: exact});
    if (found) return found;
    if (!location) return answerMissing(path, request);
    // Redirects can be taken back, so browsers ask again after an hour.
    const fields = {'cache-control': 'max-age=3600', 'content-length': '0'};
    return {status: 301, headers: {location, ...fields}, body: null, path: canonical};
  }

  return {answer, answerExact};
}

export type SiteAnswers = ReturnType<typeof createSiteAnswers>;
