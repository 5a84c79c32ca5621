import type {SuggestedRule} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useMemo} from 'react';
import {useTool} from '../worker/useTool';
import {exampleRules, exampleUrls} from './example';

/** Rules and addresses from the address bar, and what both filters say about them. */
export function useMatchLab() {
  const [rules, setRules] = useAddressState('rules', exampleRules);
  const [urls, setUrls] = useAddressState('urls', exampleUrls);
  const state = useTool(
    'match',
    useMemo(() => ({rules, urls}), [rules, urls]),
  );

  const addRule = ({key, value}: SuggestedRule) => {
    const end = /^[ \t]*\/\/[ \t]*==\/UserScript==/m.exec(rules)?.index;
    if (end === undefined) setRules(`${rules.trimEnd()}\n@${key} ${value}`.trimStart());
    else setRules(`${rules.slice(0, end)}// @${key} ${value}\n${rules.slice(end)}`);
  };
  return {rules, setRules, urls, setUrls, state, addRule};
}
