import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useState} from 'react';
import {useTool} from '../worker/useTool';
import {exampleConfig} from './example';

/** The block from the address bar and its form. */
export function useConfigPreview() {
  const [source, setSource] = useAddressState('config', exampleConfig);
  return {source, setSource, ...useConfigForm(source)};
}

/** The form of a script's block, and its open group. */
export function useConfigForm(source: string | undefined) {
  const [groupName, openGroup] = useState('');
  const state = useTool('config', source);
  const form = state.answer;
  const groups = form?.ok ? form.groups : [];
  const group = groups.find(({name}) => name === groupName) ?? groups[0];
  return {state, form, groups, group, openGroup};
}
