import {createThread} from '../thread';
import type {ScriptQuestion} from './script-answers';

/** A thread that nobody asks gives its memory back. */
const IDLE_MS = 60_000;

/** Started with the first question; a script that takes too long ends it. */
export function createScriptThread(file: URL) {
  const thread = createThread({
    file,
    data: undefined,
    memory: {maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4},
    maxRunning: 1,
    maxWaiting: 20,
    // The first question waits for the thread to start.
    answerMs: 8000,
    stuckMs: 2500,
  });
  let idle: NodeJS.Timeout | undefined;
  return async (question: ScriptQuestion): Promise<string> => {
    clearTimeout(idle);
    try {
      return await thread.ask<string>(question);
    } finally {
      clearTimeout(idle);
      idle = setTimeout(() => void thread.end(), IDLE_MS).unref();
    }
  };
}
