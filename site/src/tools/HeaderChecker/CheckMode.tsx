import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/header';
import {fill, fillCount, type PluralForms} from '@scriptcat/contract';
import {groupFindings, kindName, type Level} from '@scriptcat/userscript';
import Mascot from '@site/src/shell/Mascot';
import CodeField from '../CodeField';
import ToolFrame from '../ToolFrame';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import Sentence from '../ToolFrame/Sentence';
import EntryTable from './EntryTable';
import GroupCard from './GroupCard';
import Summary from './Summary';
import {type ScriptState, useHeaderChecker} from './useHeaderChecker';

interface Props {
  script: ScriptState;
  isSummary: boolean;
}

/** Checks a pasted script, or says what it may do. */
export default function CheckMode({script, isSummary}: Props) {
  const {source, setSource, code, marks, state, fix, fixAll, safeFixes, showLine} =
    useHeaderChecker(script);
  const {answer} = state;
  return (
    <ToolFrame
      state={state}
      share={{script: source, ...(isSummary && {header: 'summary'})}}
      input={
        <CodeField
          label={texts.script}
          hint={texts.scriptHint}
          value={source}
          onChange={setSource}
          rows={22}
          marks={marks}
          handle={code}
        />
      }
      action={
        !isSummary && (
          <Button look="primary" disabled={safeFixes === 0} onClick={fixAll}>
            {safeFixes === 0 ? texts.nothingToFix : fillCount(texts.fixAll, safeFixes, language)}
          </Button>
        )
      }
      answer={
        <>
          {answer && isSummary && <Summary summary={answer.summary} />}
          {answer && !isSummary && (
            <>
              <Sentence>{verdict(answer.report)}</Sentence>
              {answer.report.findings.length === 0 && answer.report.kind && <Mascot pose="glad" />}
              <ul className={parts.list}>
                {groupFindings(answer.report.findings).map((group) => (
                  <GroupCard
                    key={group.code}
                    group={group}
                    source={answer.source}
                    onFix={fix}
                    onLine={showLine}
                  />
                ))}
              </ul>
            </>
          )}
        </>
      }
    >
      {!isSummary && <EntryTable entries={answer?.report.entries ?? []} />}
    </ToolFrame>
  );

  function verdict({findings, kind}: NonNullable<typeof answer>['report']): string {
    if (findings.length === 0 && kind) return fill(texts.fine, {kind: kindName(kind, language)});
    const count = (forms: PluralForms, level: Level): string =>
      fillCount(forms, findings.filter((found) => found.level === level).length, language);
    return fill(texts.verdict, {
      errors: count(texts.errors, 'error'),
      warnings: count(texts.warnings, 'warning'),
      hints: count(texts.hints, 'info'),
    });
  }
}
