import {parentPort} from 'node:worker_threads';
import type {ThreadAnswer, ThreadCall} from './thread';

/** The other side of a thread: answers each call with what `work` makes of it. */
export function answerCalls<Call>(
  work: (call: Call) => unknown,
  toError: (cause: unknown) => unknown = (cause) => cause,
): void {
  parentPort?.on('message', async ({id, call}: ThreadCall) => {
    let answer: ThreadAnswer;
    try {
      answer = {id, value: await work(call as Call)};
    } catch (cause) {
      answer = {id, error: toError(cause) as Error};
    }
    const {value} = answer as {value?: unknown};
    parentPort?.postMessage(
      answer,
      value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [],
    );
  });
  parentPort?.postMessage('ready' satisfies ThreadAnswer);
}
