import words from '@scriptcat/content/tools/match/example';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Example from '../LazyTool/Example';
import Outcome from '../LazyTool/Outcome';
import {exampleRules} from './example';

const load = () => import('./MatchLab');

/** The match lab behind its worked example. */
export default function LazyMatchLab({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} isPage={isPage} room="longest">
      <Example code={exampleRules} />
      <Outcome lines={words[useLanguage()].outcome} isList />
    </LazyTool>
  );
}
