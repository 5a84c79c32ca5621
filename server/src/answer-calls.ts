import {parentPort} from 'node:worker_threads';
import type {ThreadAnswer, ThreadCall} from './thread';

function send(answer: ThreadAnswer): void {
  if (parentPort) parentPort.postMessage(answer);
  else if (process.connected) process.send?.(answer);
}

/** The other side of a thread or process: answers each call with what `work` makes of it. */
export function answerCalls<Call>(
  work: (call: Call) => unknown,
  toError: (cause: unknown) => unknown = (cause) => cause,
): void {
  (parentPort ?? process).on('message', async ({id, call}: ThreadCall) => {
    try {
      send({id, value: await work(call as Call)});
    } catch (cause) {
      send({id, error: toError(cause)});
    }
  });
  send('ready');
}
