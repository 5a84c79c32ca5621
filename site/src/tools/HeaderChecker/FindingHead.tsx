import Link from '@docusaurus/Link';
import {type Finding, findingTarget, type Level} from '@scriptcat/userscript';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import buttons from '../ToolFrame/buttons.module.css';
import Verdict, {type Tone} from '../ToolFrame/Verdict';
import {checkerTexts} from './texts';

const tones: Record<Level, Tone> = {error: 'bad', warning: 'warn', info: 'quiet'};

interface Props {
  finding: Finding;
  count: number;
  onLine?: (line: number) => void;
}

/** How much it matters, where it stands, and where it is explained. */
export default function FindingHead({finding, count, onLine}: Props): ReactNode {
  const texts = checkerTexts[useLanguage()];
  const {level, line} = finding;
  const target = findingTarget(finding);
  const place = count === 1 ? texts.line(line) : texts.times(count);
  return (
    <p>
      <Verdict tone={tones[level]}>{texts.levels[level]}</Verdict>{' '}
      {onLine && count === 1 ? (
        <button className={buttons.link} type="button" onClick={() => onLine(line)}>
          {place}
        </button>
      ) : (
        place
      )}{' '}
      {target && <Link to={`/docs/dev/${target}`}>{texts.explained}</Link>}
    </p>
  );
}
