import {setPriority} from 'node:os';
import {Worker} from 'node:worker_threads';
import {answerCalls} from '../answer-calls';
import {answerScriptQuestion} from './script-answers';

// On one core, pages are answered before questions about scripts.
setPriority(5);

// A server that is killed cannot end this process, which may be busy for days and deaf to signals
// on its main thread: it looks after its parent itself.
new Worker(
  `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000);`,
  {eval: true, resourceLimits: {maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1}},
).unref();

answerCalls(answerScriptQuestion);
