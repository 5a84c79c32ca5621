import words from '@scriptcat/content/tools/header/example';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
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
      <Outcome lines={words[useLanguage()].outcome} isList />
    </LazyTool>
  );
}
