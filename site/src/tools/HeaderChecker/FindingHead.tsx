import Link from '@docusaurus/Link';
import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/header';
import {fill, fillCount} from '@scriptcat/contract';
import {type Finding, findingTarget, type Level} from '@scriptcat/userscript';
import Button from '../ToolFrame/Button';
import Verdict, {type Tone} from '../ToolFrame/Verdict';

const tones: Record<Level, Tone> = {error: 'bad', warning: 'warn', info: 'quiet'};

interface Props {
  finding: Finding;
  count: number;
  onLine?: (line: number) => void;
}

/** How much it matters, where it stands, and where it is explained. */
export default function FindingHead({finding, count, onLine}: Props) {
  const {level, line} = finding;
  const target = findingTarget(finding);
  const place = count === 1 ? fill(texts.line, {line}) : fillCount(texts.times, count, language);
  return (
    <p>
      <Verdict tone={tones[level]}>{texts.levels[level]}</Verdict>{' '}
      {onLine && count === 1 ? (
        <Button look="link" onClick={() => onLine(line)}>
          {place}
        </Button>
      ) : (
        place
      )}{' '}
      {target && <Link to={`/docs/dev/${target}`}>{texts.explained}</Link>}
    </p>
  );
}
