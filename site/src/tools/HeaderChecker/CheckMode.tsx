import {kindNames} from '@scriptcat/userscript';
import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import CodeField from '../CodeField';
import ToolFrame from '../ToolFrame';
import Sentence from '../ToolFrame/Sentence';
import frame from '../ToolFrame/styles.module.css';
import EntryTable from './EntryTable';
import FindingCard from './FindingCard';
import {checkerTexts} from './texts';
import {useHeaderChecker} from './useHeaderChecker';

const mostShown = 60;

/** Checks a pasted script. */
export default function CheckMode(): ReactNode {
  const locale = useLocale();
  const texts = checkerTexts[locale];
  const {source, setSource, report, fix, fixAll, canFixAll} = useHeaderChecker();
  const {findings, kind} = report;
  const amount = (level: string): number =>
    findings.filter((found) => found.level === level).length;
  const sentence =
    findings.length === 0 && kind
      ? texts.fine(kindNames[locale][kind])
      : texts.counts(amount('error'), amount('warning'), amount('info'));
  return (
    <ToolFrame
      input={
        <CodeField
          label={texts.script}
          hint={texts.scriptHint}
          value={source}
          onChange={setSource}
          rows={16}
        />
      }
      answer={
        <>
          <Sentence>{sentence}</Sentence>
          {canFixAll && (
            <div className={frame.actions}>
              <button className={frame.button} type="button" onClick={fixAll}>
                {texts.fixAll}
              </button>
            </div>
          )}
          <ul className={frame.list}>
            {findings.slice(0, mostShown).map((finding) => (
              <FindingCard
                key={`${finding.code} ${finding.line} ${Object.values(finding.params).join(' ')}`}
                finding={finding}
                onFix={fix}
              />
            ))}
          </ul>
          {findings.length > mostShown && (
            <p className={frame.note}>{texts.more(findings.length - mostShown)}</p>
          )}
        </>
      }
    >
      <EntryTable entries={report.entries} />
    </ToolFrame>
  );
}
