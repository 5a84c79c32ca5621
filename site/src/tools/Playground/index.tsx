import texts from '@scriptcat/content/texts/tools/playground/example';
import {lazyTool} from '../LazyTool';
import {exampleCode} from './example';

/** The playground behind its worked example. */
export default lazyTool(() => import('./Playground'), {
  outcome: texts.outcome,
  code: exampleCode,
});
