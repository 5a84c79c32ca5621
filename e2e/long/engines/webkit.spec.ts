import {requirements} from '@scriptcat/testing/requirements';
import {runCases} from './run-cases';
import {startWebKit} from './webkit';

if (requirements.webkit.isMet()) runCases('WebKit', startWebKit);
