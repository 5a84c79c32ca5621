import language from '@scriptcat/content/texts/language';
import {applyFix, type Fix, findingText, isSafeFix} from '@scriptcat/userscript';
import {useMemo, useRef} from 'react';
import type {CodeHandle} from '../CodeField';
import {createToolClient} from '../worker/client';
import {useTool} from '../worker/useTool';

/** The script that all modes share. */
export type ScriptState = readonly [source: string, setSource: (source: string) => void];

/** What the checker found in the script, and ways to repair it. */
export function useHeaderChecker([source, setSource]: ScriptState) {
  const code = useRef<CodeHandle>(null);
  const state = useTool('check', source);
  const {answer} = state;
  const findings = answer?.report.findings ?? [];
  const marks = useMemo(
    () =>
      (answer?.report.findings ?? []).map((finding) => ({
        line: finding.line,
        level: finding.level,
        text: findingText(finding, language).replaceAll('`', ''),
      })),
    [answer],
  );

  // A fix is made for the text that was checked; by now there may be another one.
  const isCurrent = answer?.source === source;
  const fix = (chosen: Fix) => {
    if (isCurrent) setSource(applyFix(source, chosen));
  };
  const fixAll = async () => {
    const client = createToolClient();
    const outcome = await client.ask('fixAll', source);
    client.close();
    if (outcome.state === 'answered') setSource(outcome.value);
  };
  const showLine = (line: number) => code.current?.reveal(line);
  const safeFixes = findings.filter(isSafeFix).length;
  return {source, setSource, code, marks, state, fix, fixAll, safeFixes, showLine};
}
