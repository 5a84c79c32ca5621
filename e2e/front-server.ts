import http from 'node:http';
import type {AddressInfo} from 'node:net';

type Edit = (text: string) => string;

export interface Front {
  origin: string;
  /** Paths asked for so far, with their queries, in order. */
  asked: string[];
  /** From now on the answer reads differently, as after a deployment. */
  change(path: string, edit: Edit): void;
  /** From now on requests for which this holds get no answer, as without a connection. */
  cut(isCut: (path: string) => boolean): void;
  close(): Promise<void>;
}

const validators = ['if-none-match', 'if-modified-since', 'accept-encoding'];

function rewritten(answer: http.IncomingMessage, response: http.ServerResponse, edit: Edit) {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    const {etag, 'content-length': _, 'last-modified': __, ...headers} = answer.headers;
    response.writeHead(answer.statusCode ?? 500, headers);
    response.end(edit(Buffer.concat(chunks).toString('utf8')));
  });
}

/** Stands before the tested server and lets a test publish something else, or cut the line. */
export async function startFront(behind: string): Promise<Front> {
  const edits = new Map<string, Edit>();
  const asked: string[] = [];
  let isCut = (_: string): boolean => false;

  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    const path = address.split('?', 1)[0] ?? '';
    asked.push(address);
    if (isCut(path)) {
      request.socket.destroy();
      return;
    }
    const edit = edits.get(path);
    const headers = {...request.headers};
    if (edit) for (const name of validators) delete headers[name];
    const {method} = request;
    const onward = http.request(new URL(address, behind), {method, headers}, (answer) => {
      if (edit) return rewritten(answer, response, edit);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    change: (path, edit) => edits.set(path, edit),
    cut: (next) => {
      isCut = next;
      server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
