import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/migrate';
import {fill, fillCount} from '@scriptcat/contract';
import {applyFix, type MigrationItem, type MigrationReport} from '@scriptcat/userscript';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import Sentence from '../ToolFrame/Sentence';
import ItemCard from './ItemCard';

interface Props {
  report: MigrationReport;
  source: string;
  onChange: (source: string) => void;
  onLine: (line: number) => void;
}

/** What to change and what differs; the rest is folded. */
export default function MigrationAnswer({report, source, onChange, onLine}: Props) {
  const {items, isScript} = report;
  const shown = items.filter(({effort, isGeneral}) => effort !== 'unchanged' && !isGeneral);
  const general = items.filter(({effort, isGeneral}) => effort === 'differs' && isGeneral);
  const unchanged = items.filter(({effort}) => effort === 'unchanged');
  const amount = (effort: string): number => shown.filter((item) => item.effort === effort).length;
  const list = (some: readonly MigrationItem[]) => (
    <ul className={parts.list}>
      {some.map((item) => (
        <ItemCard
          key={`${item.subject} ${item.topic} ${item.line} ${item.effort} ${item.finding?.code}`}
          item={item}
          source={source}
          onFix={(fix) => onChange(applyFix(source, fix))}
          onLine={onLine}
        />
      ))}
    </ul>
  );
  const [edit, differs] = [amount('edit'), amount('differs')];
  const summary = fill(edit > 0 ? texts.summary : texts.summaryUnchanged, {edit, differs});
  return (
    <>
      <Sentence>
        <RichText text={isScript ? summary : texts.none} />
      </Sentence>
      {list(shown)}
      {general.length > 0 && (
        <details>
          <summary>{fillCount(texts.general, general.length, language)}</summary>
          {list(general)}
        </details>
      )}
      {unchanged.length > 0 && (
        <details>
          <summary>{fillCount(texts.unchanged, unchanged.length, language)}</summary>
          <p>
            {unchanged.map(({subject}) => (
              <span key={subject}>
                <code>{subject}</code>{' '}
              </span>
            ))}
          </p>
        </details>
      )}
    </>
  );
}
