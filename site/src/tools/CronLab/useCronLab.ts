import {cronWeek, explainCron} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useMemo, useState} from 'react';
import {cronExamples} from './example';
import {useNow} from './useNow';

/** How far the visitor's zone is east of UTC, in minutes. */
function offsetAt(instant: number): number {
  return -new Date(instant).getTimezoneOffset();
}

/** The expression from the address bar and everything there is to say about it now. */
export function useCronLab() {
  const [expression, setExpression] = useAddressState('cron', cronExamples[0] ?? '');
  const [hasRun, setHasRun] = useState(false);
  const now = useNow();
  const offset = offsetAt(now);
  const result = useMemo(() => {
    const lastRun = hasRun ? now - 1000 : undefined;
    return explainCron(expression.trim(), {after: now, offset, lastRun, offsetAt});
  }, [expression, hasRun, now, offset]);
  const week = useMemo(
    () => (result.ok ? cronWeek(result.schedule, {after: now, offset}) : []),
    [result, now, offset],
  );
  return {expression, setExpression, hasRun, setHasRun, offset, now, result, week};
}
