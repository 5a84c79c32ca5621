import texts from '@scriptcat/content/texts/tools/config/example';
import type {ReactNode} from 'react';
import LazyTool from '../LazyTool';
import Example from '../LazyTool/Example';
import Outcome from '../LazyTool/Outcome';

const load = () => import('./ConfigPreview');

const block = `/* ==UserConfig==
search:
  limit:
    title: At most
    type: number
    default: 50
==/UserConfig== */`;

/** The config preview behind its worked example. */
export default function LazyConfigPreview({isPage}: {isPage?: boolean}): ReactNode {
  return (
    <LazyTool load={load} isPage={isPage} room="longest">
      <Example code={block} />
      <Outcome lines={texts.outcome} />
    </LazyTool>
  );
}
