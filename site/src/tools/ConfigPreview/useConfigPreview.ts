import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useState} from 'react';
import {useTool} from '../worker/useTool';
import {exampleConfig} from './example';

/** The block from the address bar, its form and the open group. */
export function useConfigPreview() {
  const [source, setSource] = useAddressState('config', exampleConfig);
  const [groupName, openGroup] = useState('');
  const state = useTool('config', source);
  const form = state.answer;
  const groups = form?.ok ? form.groups : [];
  const group = groups.find(({name}) => name === groupName) ?? groups[0];
  return {source, setSource, state, form, groups, group, openGroup};
}
