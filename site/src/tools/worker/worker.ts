import {answers, type ToolName} from './answers';

/** A question on its way to the worker. */
export interface Asked {
  id: number;
  name: ToolName;
  question: unknown;
}

/** The answer on its way back. */
export interface Answered {
  id: number;
  answer: unknown;
}

// The table keeps question and answer of one name together; across the wire they are unknown.
const table = answers as Record<ToolName, (question: never) => unknown>;

self.addEventListener('message', ({data}: MessageEvent<Asked>) => {
  const {id, name, question} = data;
  const answered: Answered = {id, answer: table[name](question as never)};
  self.postMessage(answered);
});

// From here on it is the question that takes time, not the way to it.
self.postMessage('ready');
