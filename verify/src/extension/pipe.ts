import type {ChildProcess} from 'node:child_process';
import type {Readable, Writable} from 'node:stream';
import type {ConnectOverCDPTransport} from 'playwright-core';

/** The third and fourth stream are the ones a browser listens and speaks to with `pipeArg`. */
export const pipeStdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'];
export const pipeArg = '--remote-debugging-pipe';

/**
 * Playwright's connection to a browser of ours, in which every message ends with a zero byte.
 * Over a socket each would be compressed, and that is much of what a verification would do.
 */
export function connectByPipe({stdio}: ChildProcess): ConnectOverCDPTransport {
  const [input, output] = stdio.slice(3) as [Writable, Readable];
  let pending: Buffer[] = [];
  const transport: ConnectOverCDPTransport = {
    send: (message) => void input.write(`${JSON.stringify(message)}\0`),
    close: () => void input.end(),
  };
  output.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const message = Buffer.concat([...pending, chunk.subarray(start, end)]).toString();
      pending = [];
      start = end + 1;
      transport.onmessage?.(JSON.parse(message));
    }
    pending.push(chunk.subarray(start));
  });
  output.once('close', () => transport.onclose?.());
  return transport;
}
