import {setPriority} from 'node:os';
import {Worker} from 'node:worker_threads';
import {answerCalls} from '../answer-calls';
import {answerScriptQuestion} from './script-answers';

// Its main thread may be deaf to signals for days. So this one ends it when the server is gone, or
// when an expression takes up to 160 MB outside of V8's heap. Hundreds of real scripts take 7 MB.
new Worker(
  `const [parent, limit] = [process.ppid, process.memoryUsage.rss() + 12_000_000];
  const isFine = () => process.ppid === parent && process.memoryUsage.rss() < limit;
  setInterval(() => isFine() || process.kill(process.pid, 'SIGKILL'), 4);`,
  {eval: true, resourceLimits: {maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1}},
).unref();

// On one core, pages are answered before questions about scripts. Not the thread above, which exists.
setPriority(10);

// An expression may also overflow its stack; what it was is not for the log.
answerCalls(answerScriptQuestion, () => process.exit(1));
