import {createThread} from '../thread';
import {createTurns} from '../turns';
import type {ScriptQuestion} from './script-answers';

/**
 * A process of its own for questions about scripts. They bring regular expressions, and one of 340
 * characters takes V8 18 seconds to compile, in which only SIGKILL ends it.
 */
export function createScriptProcess(file: URL) {
  const {ask, ready, end} = createThread({
    file,
    isProcess: true,
    memory: {maxOldGenerationSizeMb: 48},
    maxCalls: 6,
    // The first question waits for the process to start.
    answerMs: 8000,
    stuckMs: 1500,
    idleMs: 60_000,
  });
  const inTurn = createTurns();
  return {
    askAboutScript: (question: ScriptQuestion, from: string) =>
      inTurn(from, () => ask<string>(question)),
    ready,
    end,
  };
}
