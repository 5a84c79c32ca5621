import type {ReactNode} from 'react';
import parts from './parts.module.css';

/** The answer in one sentence, read out when it changes. */
export default function Sentence({children}: {children: ReactNode}) {
  return (
    <p className={parts.sentence} role="status">
      {children}
    </p>
  );
}
