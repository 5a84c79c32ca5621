import {setPriority} from 'node:os';
import {answerCalls} from '../answer-calls';
import {answerScriptQuestion} from './script-answers';

// On Linux the priority is the thread's own: pages are answered before questions about scripts.
if (process.platform === 'linux') setPriority(0, 5);

answerCalls(answerScriptQuestion);
