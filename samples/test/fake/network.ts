import {type Answer, callBack, type Functions, type World} from './world';

type Details = Record<string, unknown> & {url: string};

/** The answer prepared for an address. */
export function answerFor(url: string, {answers = {}}: World): Answer {
  const known = Object.entries(answers).sort(([a], [b]) => b.length - a.length);
  return known.find(([start]) => url.startsWith(start))?.[1] ?? 'network error';
}

function bodyOf(answer: Exclude<Answer, string>, text: string, type: unknown): unknown {
  if (type === 'json') return answer.body;
  return type === 'blob' ? new Blob([text]) : text;
}

function respond(details: Details, world: World): Record<string, unknown> | 'network error' {
  const answer = answerFor(String(details.url), world);
  if (answer === 'network error') return answer;
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? '');
  return {
    status: answer.status ?? 200,
    responseHeaders: answer.headers ?? '',
    responseText: text,
    response: bodyOf(answer, text, details.responseType),
    context: details.context,
  };
}

function request(details: Details, world: World): {abort: () => void} {
  let isAborted = false;
  queueMicrotask(() => {
    if (isAborted) return;
    const response = respond(details, world);
    if (response === 'network error') {
      callBack(details, 'onerror', {status: 0, error: response});
    } else {
      const total = String(response.responseText).length;
      callBack(details, 'onprogress', {...response, loaded: total, total, lengthComputable: true});
      callBack(details, 'onload', response);
    }
    callBack(details, 'onloadend', response);
  });
  return {
    abort: () => {
      isAborted = true;
      callBack(details, 'onabort');
    },
  };
}

async function requestPromise(details: Details, world: World): Promise<unknown> {
  const response = respond(details, world);
  // ScriptCat rejects with a string here, and so must the fake.
  if (response === 'network error') throw response;
  return response;
}

async function downloadPromise(details: Details, world: World) {
  const response = respond(details, world);
  if (response === 'network error') throw new Error('Native Download ERROR');
  return {loaded: String(response.responseText).length, mode: 'native'};
}

/** Requests and downloads, answered from a table. */
export function networkFunctions(world: World): Functions {
  return {
    GM_xmlhttpRequest: (details: Details) => request(details, world),
    'GM.xmlHttpRequest': (details: Details) => requestPromise(details, world),
    GM_download: (details: Record<string, unknown>) => {
      callBack(details, 'onload', {mode: 'native'});
      return {abort() {}};
    },
    'GM.download': (details: Details) => downloadPromise(details, world),
  };
}
