import {serveCalls} from '../../shell/worker/serve-calls';
import {answers} from './answers';

serveCalls(answers);
