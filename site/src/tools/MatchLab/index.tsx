import texts from '@scriptcat/content/texts/tools/match/example';
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
      <Outcome lines={texts.outcome} isList />
    </LazyTool>
  );
}
