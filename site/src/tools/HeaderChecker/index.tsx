import texts from '@scriptcat/content/texts/tools/header/example';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Example from '../LazyTool/Example';
import Outcome from '../LazyTool/Outcome';
import {exampleScript} from './example';

const load = () => import('./HeaderChecker');

/** The header checker behind its worked example. */
export default function LazyHeaderChecker({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} isPage={isPage}>
      <Example code={exampleScript} />
      <Outcome lines={texts.outcome} isList />
    </LazyTool>
  );
}
