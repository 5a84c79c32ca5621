import {createThread} from '../thread';

/**
 * A process of its own for questions about scripts. They bring regular expressions, and one of 340
 * characters takes V8 18 seconds to compile, in which only SIGKILL ends it.
 */
export const createScriptProcess = (file: URL) =>
  createThread({
    file,
    isProcess: true,
    memory: {maxOldGenerationSizeMb: 14},
    maxCalls: 6,
    // The first question waits for the process to start.
    answerMs: 8000,
    stuckMs: 1500,
    idleMs: 60_000,
  });
