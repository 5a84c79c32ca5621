import type {OtherManager} from '@scriptcat/userscript';
import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import CodeField from '../CodeField';
import ToolFrame from '../ToolFrame';
import Choice from '../ToolFrame/Choice';
import RichText from '../ToolFrame/RichText';
import Sentence from '../ToolFrame/Sentence';
import frame from '../ToolFrame/styles.module.css';
import ItemCard from './ItemCard';
import {migrationTexts} from './texts';
import {useMigrationCheck} from './useMigrationCheck';

const managers = ['tampermonkey', 'violentmonkey'] as const;

/** Says what becomes of a script that moves here. */
export default function MigrationCheck({from: initial}: {from: OtherManager}): ReactNode {
  const texts = migrationTexts[useLocale()];
  const {source, setSource, from, setFrom, report} = useMigrationCheck(initial);
  const amount = (effort: string): number =>
    report.items.filter((item) => item.effort === effort).length;
  return (
    <ToolFrame
      input={
        <>
          <Choice
            label={texts.from}
            value={from}
            options={managers.map((value) => ({value, label: texts.managers[value]}))}
            onChange={setFrom}
          />
          <CodeField
            label={texts.script}
            hint={texts.hint}
            value={source}
            onChange={setSource}
            rows={14}
          />
        </>
      }
      answer={
        <>
          <Sentence>
            <RichText
              text={report.isScript ? texts.summary(amount('edit'), amount('differs')) : texts.none}
            />
          </Sentence>
          <ul className={frame.list}>
            {report.items.map((item) => (
              <ItemCard
                key={`${item.subject} ${item.topic} ${item.line} ${item.effort}`}
                item={item}
              />
            ))}
          </ul>
        </>
      }
    />
  );
}
