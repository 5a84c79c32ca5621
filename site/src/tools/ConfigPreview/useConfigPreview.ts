import {createConfigForm} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useDeferredValue, useMemo, useState} from 'react';
import {exampleConfig} from './texts';

/** The block from the address bar, its form and the open group. */
export function useConfigPreview() {
  const [source, setSource] = useAddressState('config', exampleConfig);
  const [groupName, openGroup] = useState('');
  const read = useDeferredValue(source);
  const form = useMemo(() => createConfigForm(read), [read]);
  const groups = form.ok ? form.groups : [];
  const group = groups.find(({name}) => name === groupName) ?? groups[0];
  return {source, setSource, form, groups, group, openGroup};
}
