import Link from '@docusaurus/Link';
import {type Fix, type MigrationItem, migrationText} from '@scriptcat/userscript';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import FixPreview from '../HeaderChecker/FixPreview';
import buttons from '../ToolFrame/buttons.module.css';
import cards from '../ToolFrame/cards.module.css';
import RichText from '../ToolFrame/RichText';
import Verdict, {type Tone} from '../ToolFrame/Verdict';
import {migrationTexts} from './texts';

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
export default function ItemCard({item, source, onFix, onLine}: Props): ReactNode {
  const locale = useLanguage();
  const texts = migrationTexts[locale];
  const {effort, subject, line, target, count, finding} = item;
  return (
    <li className={cards.card}>
      <p>
        <Verdict tone={tones[effort]}>{texts.efforts[effort]}</Verdict>{' '}
        {subject && <code>{subject}</code>}{' '}
        {line !== undefined && (
          <button className={buttons.link} type="button" onClick={() => onLine(line)}>
            {texts.line(line)}
          </button>
        )}{' '}
        {count > 1 && texts.count(count)}{' '}
        {target && <Link to={`/docs/dev/${target}`}>{texts.reference}</Link>}
      </p>
      <p>
        <RichText text={migrationText(item, locale)} />
      </p>
      {finding?.fix && <FixPreview source={source} fix={finding.fix} onFix={onFix} />}
    </li>
  );
}
