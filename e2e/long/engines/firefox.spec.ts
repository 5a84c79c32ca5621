import {requirements} from '@scriptcat/testing/requirements';
import {startFirefox} from './firefox';
import {runCases} from './run-cases';

if (requirements.firefox.isMet()) runCases('Firefox', startFirefox);
