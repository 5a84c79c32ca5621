import words from '@scriptcat/content/tools/playground/example';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Example from '../LazyTool/Example';
import Outcome from '../LazyTool/Outcome';
import {exampleCode} from './example';

const load = () => import('./Playground');

/** The playground behind its worked example. */
export default function LazyPlayground({isPage}: {isPage?: boolean}): ReactNode {
  const language = useLanguage();
  return (
    <LazyTool load={load} isPage={isPage} room="short">
      <Example code={exampleCode(language)} />
      <Outcome lines={words[language].outcome} />
    </LazyTool>
  );
}
