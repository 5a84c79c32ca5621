import {checkMigration, type OtherManager} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useDeferredValue, useMemo} from 'react';
import {exampleMigration} from './texts';

/** The script from the address bar and what happens to it here. */
export function useMigrationCheck(initial: OtherManager) {
  const [source, setSource] = useAddressState('migrate', exampleMigration);
  const [manager, setFrom] = useAddressState('from', initial);
  const from: OtherManager = manager === 'violentmonkey' ? 'violentmonkey' : 'tampermonkey';
  const read = useDeferredValue(source);
  const report = useMemo(() => checkMigration(read, from), [read, from]);
  return {source, setSource, from, setFrom, report};
}
