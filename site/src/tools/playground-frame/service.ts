import type {NetworkAnswer, NetworkRequest} from '@scriptcat/simulator';

declare global {
  /** Files of the demo pages by path, since the frame cannot load them. */
  var demoFiles: Readonly<Record<string, string>> | undefined;
}

interface Question {
  query: URLSearchParams;
  /** The last part of the path. */
  last: string;
  body: unknown;
}

const json = (body: unknown, status = 200): NetworkAnswer => ({
  status,
  headers: 'content-type:application/json\r\nretry-after:60',
  body,
});
const gbkTitle = [0xc0, 0xcf, 0xd6, 0xd3, 0xc2, 0xa5];

/** Answers like those of server/src/routes/demo.ts. */
const services: Readonly<Record<string, (question: Question) => NetworkAnswer>> = {
  weather: () => json({place: 'Demo', temperature: 21}),
  release: () => json({version: '1.1.0', notes: 'https://docs.scriptcat.org/docs/change/'}),
  price: () => json({product: 'tea', price: 36}),
  queue: ({query}) =>
    json(
      [1, 2].filter((id) => id > Number(query.get('after'))).map((id) => ({id, text: `#${id}`})),
    ),
  status: ({last}) => json({}, Number(last)),
  flaky: ({query}) => json({done: true}, Number(query.get('attempt')) < 3 ? 503 : 200),
  'sign-in': () => json({}),
  'check-in': () => json({}),
  slow: ({query}) => json({answer: query.get('q') ?? ''}),
  gbk: () => ({
    headers: 'content-type:text/html',
    body: new Blob(['<title>', new Uint8Array(gbkTitle), '</title>']),
  }),
  stream: () => ({
    headers: 'content-type:text/event-stream',
    body: ['The clock ', 'is slow but always on time']
      .map((text) => `data: ${JSON.stringify({text})}\n\n`)
      .join(''),
  }),
  file: ({query}) => ({body: new Blob([new Uint8Array(Number(query.get('kb')) * 1024)])}),
  echo: ({body}) => json({type: '', body: String(body)}),
  upload: ({body}) => {
    const file = body instanceof FormData ? body.get('file') : null;
    return file instanceof File ? json({name: file.name, size: file.size}, 201) : json({}, 400);
  },
};

/** The content of a file of the demo pages, in any language. */
export const demoFile = (path: string) => globalThis.demoFiles?.[path.replace(/^\/en\//, '/')];

/** The response to a script's request; nothing is sent. */
export function answerRequest({method, url, body}: NetworkRequest): NetworkAnswer {
  const {pathname, searchParams: query} = new URL(url);
  const service = /\/demo\/api\/([^/]+)/.exec(pathname)?.[1] ?? '';
  const last = pathname.split('/').at(-1) ?? '';
  const file = demoFile(pathname);
  if (file !== undefined) return {status: 200, headers: 'content-type:text/html', body: file};
  if (pathname.endsWith('/missing/')) return {status: 404, body: ''};
  return services[service]?.({query, last, body}) ?? json({simulated: true, method, url});
}
