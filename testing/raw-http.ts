import {connect, type Socket} from 'node:net';

/** Sends a request as bytes on a socket, since client libraries normalise it. */
export interface RawRequest {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';

function parseHead(head: string): Pick<RawAnswer, 'status' | 'headers'> {
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    // nginx repeats some headers on 416.
    if (name in headers && headers[name] !== value) headers[name] += `, ${value}`;
    else headers[name] = value;
  }
  return {status: Number(statusLine.split(' ')[1]), headers};
}

/** Parses the response at the start of `bytes`, once it is complete. */
function parseAnswer(bytes: Buffer, method: string): RawAnswer | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const {status, headers} = parseHead(bytes.toString('latin1', 0, end));
  const rest = bytes.subarray(end + HEAD_END.length);
  if (status === 100) return parseAnswer(rest, method);
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const length = hasBody ? Number(headers['content-length'] ?? 0) : 0;
  return rest.length < length ? undefined : {status, headers, body: rest.subarray(0, length)};
}

/** Waits for one complete response on an open connection. */
export function readAnswer(socket: Socket, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const settle = (finish: () => void) => {
      socket.off('data', onData).off('close', onClose).off('error', reject);
      finish();
    };
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = parseAnswer(received, method);
      if (answer) settle(() => resolve(answer));
    };
    const onClose = () =>
      settle(() => reject(new Error('the connection closed without an answer')));
    socket.on('data', onData).on('close', onClose).on('error', reject);
  });
}

export function openSocket(origin: string): Promise<Socket> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

export function requestText({method = 'GET', target, headers = {}, body}: RawRequest): string {
  const isSized = body !== undefined && !headers['transfer-encoding'];
  const length = isSized ? {'content-length': String(body.length)} : {};
  const fields = Object.entries({host: 'localhost', ...length, ...headers});
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${target} HTTP/1.1\r\n${lines}\r\n${body ?? ''}`;
}

/** A call of an MCP tool. */
export const assistantCall = (name: string, input: object): RawRequest => ({
  method: 'POST',
  target: '/mcp',
  headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {name, arguments: input},
  }),
});

/** Sends one request on its own connection. */
export async function exchange(origin: string, request: RawRequest): Promise<RawAnswer> {
  const socket = await openSocket(origin);
  try {
    socket.write(requestText(request), 'latin1');
    return await readAnswer(socket, request.method);
  } finally {
    socket.destroy();
  }
}
