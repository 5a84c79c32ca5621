import type {Api} from './api';
import {refusalOf} from './connect';
import type {NetworkAnswer} from './host';
import type {Instance} from './instance';
import {createResponse, readBody} from './response';

type Callback = (response: object) => unknown;

export interface RequestDetails extends Readonly<Record<string, unknown>> {
  url?: unknown;
  method?: string;
  timeout?: number;
  responseType?: string;
  headers?: Record<string, string>;
  data?: unknown;
}

type Outcome = {ok: true; response: object} | {ok: false; reason: string};

/** A pending request. `done` stays pending if ScriptCat calls no callback. */
interface Running {
  done: Promise<Outcome>;
  abort: () => void;
}

/** `GM_xmlhttpRequest` and its promise form. */
export function requestFunctions(instance: Instance): Api {
  return {
    GM_xmlhttpRequest: (details: RequestDetails) => {
      const {done, abort} = sendRequest(details, instance);
      // onerror has reported the failure.
      void done;
      return {abort};
    },
    'GM.xmlHttpRequest': (details: RequestDetails) => {
      const {done, abort} = sendRequest(details, instance);
      const result = done.then((outcome) => {
        // A string, not an Error.
        if (!outcome.ok) throw outcome.reason;
        return outcome.response;
      });
      return Object.assign(result, {abort});
    },
  };
}

/** Sends one request and calls the callbacks of its details. */
export function sendRequest(
  details: RequestDetails,
  instance: Instance,
  unlisted?: 'ask',
): Running {
  let stop = (_how: 'abort') => {};
  const done = perform(details, instance, unlisted, (given) => {
    stop = given;
  });
  return {done, abort: () => stop('abort')};
}

const never = new Promise<never>(() => {});

async function perform(
  details: RequestDetails,
  instance: Instance,
  unlisted: 'ask' | undefined,
  onStoppable: (stop: (how: 'abort') => void) => void,
): Promise<Outcome> {
  const {host} = instance;
  const method = (details.method ?? 'GET').toUpperCase();
  const isFetch =
    details.fetch || details.redirect || details.anonymous || details.responseType === 'stream';
  const common = {
    responseType: details.responseType ?? '',
    context: details.context,
    status: 0,
    statusText: '',
    responseHeaders: '',
  };
  const call = (name: string, response: object) =>
    (details[name] as Callback | undefined)?.(response);
  const fail = (event: string, reason: string, error?: string): Outcome => {
    const response = createResponse({...common, readyState: 4, error}, undefined, instance);
    call(event, response);
    call('onloadend', response);
    return {ok: false, reason};
  };

  const target = readTarget(details, instance);
  if (target instanceof Error) {
    // Logged to the console; neither a callback nor the promise gets it.
    host.tell({type: 'uncaught', error: target});
    return never;
  }
  await host.message();
  // abort() has no effect before this point.
  const stopped = new Promise<'abort' | 'timeout'>((resolve) => {
    onStoppable(resolve);
    if (details.timeout) host.timers.setTimeout(() => resolve('timeout'), details.timeout);
  });
  const report = (outcome: string) =>
    host.tell({type: 'request', method, url: target.href, outcome});
  const refusal = await refusalOf(target, instance, unlisted);
  if (refusal) {
    report(refusal);
    return fail('onerror', refusal, refusal);
  }
  const headers = details.headers ?? {};
  const body = sentBody(details.data);
  const sent = host.send({method, url: target.href, headers, body});
  const answer = await Promise.race([sent, stopped]);
  if (answer === 'timeout') {
    report('timeout');
    return fail('ontimeout', 'TimeoutError');
  }
  if (answer === 'abort') {
    report('abort');
    // Without this callback no further event is reported, not even the end.
    return details.onabort ? fail('onabort', 'AbortError') : never;
  }
  if (answer === undefined) {
    const error = isFetch ? 'Failed to fetch' : 'Unknown Error';
    report(error);
    return fail('onerror', error, error);
  }
  report(String(answer.status ?? 200));
  return {ok: true, response: await deliver(answer, {...common, finalUrl: target.href})};

  /** Calls the callbacks of an answer in their order; the last response has the body. */
  async function deliver(answer: NetworkAnswer, fields: typeof common & {finalUrl: string}) {
    const body = await readBody(answer);
    const {status = 200, statusText = '', headers: responseHeaders = ''} = answer;
    const at = (readyState: number) =>
      createResponse({...fields, status, statusText, responseHeaders, readyState}, body, instance);
    if (!isFetch) call('onreadystatechange', at(1));
    call('onloadstart', at(1));
    call('onreadystatechange', at(2));
    if (!isFetch) call('onreadystatechange', at(3));
    const {size} = body.blob;
    const total = isFetch ? -1 : size;
    const progress = {loaded: size, done: size, total, totalSize: total};
    call('onprogress', {...at(3), ...progress, lengthComputable: !isFetch});
    const response = at(4);
    for (const name of ['onreadystatechange', 'onload', 'onloadend']) call(name, response);
    return response;
  }
}

function readTarget({url, data}: RequestDetails, {host}: Instance): URL | Error {
  try {
    // An instance of any window's Document.
    if ((data as Node | undefined)?.nodeType === 9) {
      throw new Error('GM xhr data does not support Document');
    }
    return new URL(url instanceof Blob ? 'data:,' : String(url), host.url);
  } catch (error) {
    return error as Error;
  }
}

/** ScriptCat sends objects and most typed arrays as an empty body. */
function sentBody(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const sendable = [Blob, FormData, URLSearchParams, ArrayBuffer, Uint8Array, ReadableStream];
  return sendable.some((type) => data instanceof type) ? data : undefined;
}
