import {type Finding, type Fix, findingText, fixText, type Level} from '@scriptcat/userscript';
import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import RichText from '../ToolFrame/RichText';
import frame from '../ToolFrame/styles.module.css';
import Verdict, {type Tone} from '../ToolFrame/Verdict';
import {checkerTexts} from './texts';

const tones: Record<Level, Tone> = {error: 'bad', warning: 'warn', info: 'quiet'};

interface Props {
  finding: Finding;
  onFix?: (fix: Fix) => void;
}

/** One finding with its fix. */
export default function FindingCard({finding, onFix}: Props): ReactNode {
  const locale = useLocale();
  const texts = checkerTexts[locale];
  const {fix, level, line} = finding;
  return (
    <li className={frame.card}>
      <p>
        <Verdict tone={tones[level]}>{texts.levels[level]}</Verdict> {texts.line(line)}
      </p>
      <p>
        <RichText text={findingText(finding, locale)} />
      </p>
      {fix && onFix && (
        <button className={frame.button} type="button" onClick={() => onFix(fix)}>
          <RichText text={fixText(fix, locale)} />
        </button>
      )}
    </li>
  );
}
