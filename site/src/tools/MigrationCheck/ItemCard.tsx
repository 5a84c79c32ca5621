import Link from '@docusaurus/Link';
import {type MigrationItem, migrationText} from '@scriptcat/userscript';
import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import RichText from '../ToolFrame/RichText';
import frame from '../ToolFrame/styles.module.css';
import Verdict, {type Tone} from '../ToolFrame/Verdict';
import {migrationTexts} from './texts';

const tones: Record<MigrationItem['effort'], Tone> = {
  edit: 'bad',
  differs: 'warn',
  unchanged: 'good',
};

/** One thing a script uses, and what becomes of it. */
export default function ItemCard({item}: {item: MigrationItem}): ReactNode {
  const locale = useLocale();
  const texts = migrationTexts[locale];
  const {effort, subject, line, target} = item;
  return (
    <li className={frame.card}>
      <p>
        <Verdict tone={tones[effort]}>{texts.efforts[effort]}</Verdict>{' '}
        {subject && <code>{subject}</code>} {line !== undefined && texts.line(line)}{' '}
        {target && <Link to={`/docs/dev/${target}`}>{texts.reference}</Link>}
      </p>
      <p>
        <RichText text={migrationText(item, locale)} />
      </p>
    </li>
  );
}
