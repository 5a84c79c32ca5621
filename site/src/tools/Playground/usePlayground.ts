import {analyseMatches, explainCron, prepareScript, readRules} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useMemo, useReducer, useState} from 'react';
import {exampleCode} from './example';
import {newSession, reduceSession} from './session';
import {useFrame} from './useFrame';
import {useSamples} from './useSamples';

const demoUrl = 'https://demo.example/shop';

/** The code, the frame it runs in and the simulated clock. */
export function usePlayground() {
  const samples = useSamples();
  const [sample, setSample] = useAddressState('sample', '');
  const [own, setOwn] = useAddressState('code', exampleCode);
  const [edited, setEdited] = useState<string>();
  const [session, dispatch] = useReducer(reduceSession, newSession);
  const [clock, setClock] = useState(() => Date.now());
  const {frame, send, runWhenReady} = useFrame(session, dispatch);
  const code = edited ?? samples[sample] ?? own;
  const prepared = useMemo(() => prepareScript(code), [code]);

  const change = (text: string) => {
    setEdited(text);
    setOwn(text);
    if (sample && text !== samples[sample]) setSample('');
  };
  const choose = (name: string) => {
    setSample(name);
    setEdited(samples[name]);
  };
  const run = (now = Date.now()) => {
    if (!prepared.ok) return;
    const {script} = prepared;
    setClock(now);
    runWhenReady({
      type: 'run',
      code: script.code,
      names: script.names,
      info: {name: script.name, version: script.version},
      isBackground: script.kind !== 'page',
      values: session.values,
      now,
    });
    dispatch({type: 'start'});
  };
  const stop = () => dispatch({type: 'stop', status: 'stopped'});
  return {
    code,
    change,
    samples: Object.keys(samples),
    sample,
    choose,
    prepared,
    isElsewhere: prepared.ok && prepared.script.kind === 'page' && !runsOnDemo(code),
    nextTick: prepared.ok ? nextTick(prepared.script.crontab, clock) : undefined,
    session,
    clock,
    run,
    stop,
    frame,
    send,
  };
}

function runsOnDemo(code: string): boolean {
  const {lines, earlyStart} = readRules(code);
  return analyseMatches(lines, [demoUrl], {earlyStart}).verdicts[0]?.runs === 'yes';
}

function nextTick(crontab: string | undefined, after: number): number | undefined {
  if (crontab === undefined) return undefined;
  const offset = -new Date(after).getTimezoneOffset();
  const result = explainCron(crontab, {after, offset, count: 1});
  return result.ok ? result.runs[0] : undefined;
}
