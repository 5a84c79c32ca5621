import type {OtherManager} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useMemo} from 'react';
import type {ScriptState} from '../HeaderChecker/useHeaderChecker';
import {useTool} from '../worker/useTool';
import {exampleMigration} from './example';

/** The script, by default from the address bar, and what happens to it here. */
export function useMigrationCheck(initial: OtherManager, script?: ScriptState) {
  const own = useAddressState('migrate', exampleMigration);
  const [source, setSource] = script ?? own;
  const [manager, setFrom] = useAddressState('from', initial);
  const from: OtherManager = manager === 'violentmonkey' ? 'violentmonkey' : 'tampermonkey';
  const state = useTool(
    'migrate',
    useMemo(() => ({source, from}), [source, from]),
  );
  return {source, setSource, from, setFrom, state};
}
