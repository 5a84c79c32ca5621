import Link from '@docusaurus/Link';
import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/migrate';
import {fill, fillCount} from '@scriptcat/contract';
import {type Fix, type MigrationItem, migrationText} from '@scriptcat/userscript';
import FixPreview from '../HeaderChecker/FixPreview';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Verdict, {type Tone} from '../ToolFrame/Verdict';

const tones: Record<MigrationItem['effort'], Tone> = {
  edit: 'bad',
  differs: 'warn',
  unchanged: 'good',
};

interface Props {
  item: MigrationItem;
  source: string;
  onFix: (fix: Fix) => void;
  onLine: (line: number) => void;
}

/** One thing a script uses, what becomes of it, and the change it needs. */
export default function ItemCard({item, source, onFix, onLine}: Props) {
  const {effort, subject, line, target, count, finding} = item;
  return (
    <li className={parts.card}>
      <p>
        <Verdict tone={tones[effort]}>{texts.efforts[effort]}</Verdict>{' '}
        {subject && <code>{subject}</code>}{' '}
        {line !== undefined && (
          <Button look="link" onClick={() => onLine(line)}>
            {fill(texts.line, {line})}
          </Button>
        )}{' '}
        {count > 1 && fillCount(texts.lines, count, language)}{' '}
        {target && <Link to={`/docs/dev/${target}`}>{texts.reference}</Link>}
      </p>
      <p>
        <RichText text={migrationText(item, language)} />
      </p>
      {finding?.fix && <FixPreview source={source} fix={finding.fix} onFix={onFix} />}
    </li>
  );
}
