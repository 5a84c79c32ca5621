import type {NetworkAnswer} from './host';
import type {Instance} from './instance';

const constants = {
  UNSENT: 0,
  OPENED: 1,
  HEADERS_RECEIVED: 2,
  LOADING: 3,
  DONE: 4,
  RESPONSE_TYPE_TEXT: 'text',
  RESPONSE_TYPE_ARRAYBUFFER: 'arraybuffer',
  RESPONSE_TYPE_BLOB: 'blob',
  RESPONSE_TYPE_DOCUMENT: 'document',
  RESPONSE_TYPE_JSON: 'json',
  RESPONSE_TYPE_STREAM: 'stream',
};

/** A body in the forms a script may ask for. */
export interface Body {
  blob: Blob;
  text: string;
  buffer: ArrayBuffer;
}

/** Reads the body of an answer once. */
export async function readBody({body = ''}: NetworkAnswer): Promise<Body> {
  if (body instanceof Blob) {
    return {blob: body, text: await body.text(), buffer: await body.arrayBuffer()};
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bytes = new TextEncoder().encode(text);
  return {blob: new Blob([bytes]), text, buffer: bytes.buffer};
}

/** The object that callbacks get: the body is there at the end only, and not enumerable. */
export function createResponse(
  fields: Readonly<Record<string, unknown>> & {readyState: number; responseType: string},
  body: Body | undefined,
  {host}: Instance,
) {
  const isStream = fields.responseType === 'stream';
  const isReadable = body !== undefined && (fields.readyState === 4 || isStream);
  const parse = (type: DOMParserSupportedType) => {
    const Parser = host.window.DOMParser as typeof DOMParser | undefined;
    return body && Parser ? new Parser().parseFromString(body.text, type) : null;
  };
  const isHtml = /content-type:[^\r]*html/i.test(String(fields.responseHeaders));
  const mimeType = isHtml ? 'text/html' : 'text/xml';
  const hidden = (get: () => unknown) => ({
    get: () => (isReadable ? get() : undefined),
    enumerable: false,
  });
  return Object.defineProperties(
    {...constants, ...fields},
    {
      response: hidden(() => body && bodyAs(fields.responseType, body, parse)),
      responseText: hidden(() => (isStream ? undefined : body?.text)),
      responseXML: hidden(() => (isStream ? undefined : parse(mimeType))),
    },
  );
}

function bodyAs(type: string, body: Body, parse: (type: 'text/html') => unknown): unknown {
  switch (type) {
    case 'json':
      try {
        return JSON.parse(body.text);
      } catch {
        return undefined;
      }
    case 'blob':
      return body.blob;
    case 'arraybuffer':
      return body.buffer;
    case 'document':
      return parse('text/html');
    case 'stream':
      // ScriptCat never closes such a stream. Its end is onloadend.
      return new ReadableStream({start: (stream) => stream.enqueue(new Uint8Array(body.buffer))});
    default:
      return body.text;
  }
}
