import type {ReactNode} from 'react';
import parts from './parts.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'quiet';

const marks: Record<Tone, string> = {good: '✓', warn: '!', bad: '✕', quiet: '·'};

/** A word with a mark, so that colour is never alone. */
export default function Verdict({tone, children}: {tone: Tone; children: ReactNode}) {
  return (
    <span className={parts.verdict} data-tone={tone}>
      <span className={parts.mark} aria-hidden="true">
        {marks[tone]}
      </span>
      {children}
    </span>
  );
}
