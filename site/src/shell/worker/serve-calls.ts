import type {AnswerTable, Call, Reply} from './protocol';

/** Answers calls in a worker. */
export function serveCalls(table: AnswerTable): void {
  const post = (reply: Reply) => self.postMessage(reply);
  self.addEventListener('message', async ({data}: MessageEvent<Call>) => {
    const {id, name, question} = data;
    try {
      // The client's types keep name and question together; across the wire they are unknown.
      post({id, answer: await table[name]?.(question as never)});
    } catch (error) {
      // Reaches the client as the worker's "error" event; a rejection would not.
      reportError(error);
    }
  });
  // From here on it is the question that takes time, not loading the worker.
  post('ready');
}
