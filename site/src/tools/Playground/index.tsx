import texts from '@scriptcat/content/texts/tools/playground/example';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Example from '../LazyTool/Example';
import Outcome from '../LazyTool/Outcome';
import {exampleCode} from './example';

const load = () => import('./Playground');

/** The playground behind its worked example. */
export default function LazyPlayground({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} isPage={isPage} room="short">
      <Example code={exampleCode} />
      <Outcome lines={texts.outcome} />
    </LazyTool>
  );
}
