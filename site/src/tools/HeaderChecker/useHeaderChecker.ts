import {applyFix, checkHeader, type Finding, type Fix, safeFixes} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useDeferredValue, useMemo} from 'react';
import {exampleScript} from './example';

/** More rounds than any script needs; each fix may reveal the next finding. */
const mostRounds = 100;

/** The script from the address bar, what the checker found, and ways to repair it. */
export function useHeaderChecker() {
  const [source, setSource] = useAddressState('script', exampleScript);
  // Typing stays smooth while a long script is parsed.
  const checked = useDeferredValue(source);
  const report = useMemo(() => checkHeader(checked), [checked]);

  const fix = (chosen: Fix) => setSource(applyFix(checked, chosen));
  const fixAll = () => {
    let text = checked;
    for (let round = 0; round < mostRounds; round++) {
      const next = checkHeader(text).findings.find(isRepairable);
      if (!next?.fix) break;
      text = applyFix(text, next.fix);
    }
    setSource(text);
  };
  return {source, setSource, report, fix, fixAll, canFixAll: report.findings.some(isRepairable)};
}

/** Only what changes nothing that works is done in bulk. */
function isRepairable({code, fix}: Finding): boolean {
  return fix !== undefined && safeFixes.has(code);
}
