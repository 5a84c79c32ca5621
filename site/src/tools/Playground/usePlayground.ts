import texts from '@scriptcat/content/texts/tools/playground';
import {explainCron} from '@scriptcat/userscript';
import {useAddressState} from '@site/src/shell/hooks/useAddressState';
import {useEffect, useEffectEvent, useReducer, useState} from 'react';
import {type DemoName, demoNames, demoUrl} from '../playground-frame/demo';
import {exampleCode} from './example';
import type {PreparedScript} from './prepare';
import {isAlive, newSession, reduceSession} from './session';
import {useFrame} from './useFrame';
import {usePreparation} from './usePreparation';
import {useSamples} from './useSamples';

/** The code, the frame it runs in and the simulated clock. */
export function usePlayground(onStart: (kind: PreparedScript['script']['kind']) => void) {
  const samples = useSamples();
  const [sample, setSample] = useAddressState('sample', '');
  const [own, setOwn] = useAddressState('code', exampleCode);
  const [edited, setEdited] = useState<string>();
  const [session, dispatch] = useReducer(reduceSession, newSession);
  const [clock, setClock] = useState(() => Date.now());
  // Our own code runs as the page opens, someone else's when the reader asks for it.
  const [due, setDue] = useState(sample || own === exampleCode ? clock : undefined);
  const {frame, send, runWhenReady} = useFrame(session, dispatch);
  // The sample that the address names is shown or nothing, never the example in its place.
  const isLoading = sample !== '' && samples === undefined;
  const code = edited ?? (isLoading ? '' : (samples?.[sample] ?? own));
  const preparation = usePreparation(isLoading ? undefined : code);
  const prepared = preparation?.ok ? preparation.prepared : undefined;
  const [demo, setDemo] = useState<DemoName>(demoNames[0]);
  // While code is being read, and while it runs, the page stays what it was.
  const wanted = prepared && !isAlive(session) ? (prepared.demo ?? demoNames[0]) : demo;
  if (wanted !== demo) setDemo(wanted);
  const {areas} = session;

  const start = useEffectEvent((now: number, {script, code: ready, demo: own}: PreparedScript) => {
    const page = own ?? demoNames[0];
    const loopText = texts.loop;
    onStart(script.kind);
    setClock(now);
    setDemo(page);
    runWhenReady({type: 'run', script, code: ready, areas, now, loopText, url: demoUrl(page)});
    dispatch({type: 'start'});
  });
  // The code may still be read in the worker when a run is asked for.
  useEffect(() => {
    if (due === undefined || !preparation) return;
    setDue(undefined);
    if (preparation.ok) start(due, preparation.prepared);
  }, [due, preparation]);

  const change = (text: string) => {
    if (session.status !== 'idle') dispatch({type: 'reset'});
    setEdited(text);
    setOwn(text);
    if (sample && text !== samples?.[sample]) setSample('');
  };
  const choose = (name: string) => {
    dispatch({type: 'reset'});
    setSample(name);
    setEdited(name ? samples?.[name] : undefined);
    if (name) setDue(Date.now());
  };
  const area = prepared?.script.area ?? '';
  const values = areas[area] ?? {};
  return {
    code,
    change,
    samples: Object.keys(samples ?? {}),
    sample,
    choose,
    preparation,
    prepared,
    demo,
    nextTick: prepared && nextTick(prepared.script.meta.crontab?.[0], clock),
    session,
    values,
    forget: () => dispatch({type: 'store', area, values: {}}),
    /** The user saves a setting, which a running script hears of. */
    save: (name: string, json: string) => {
      dispatch({type: 'store', area, values: {...values, [name]: json}});
      send({type: 'save', name, json});
    },
    clock,
    run: (now = Date.now()) => setDue(now),
    stop: () => dispatch({type: 'stop', status: 'stopped'}),
    answer: (id: number, isAllowed: boolean) => {
      send({type: 'answer', id, isAllowed});
      dispatch({type: 'answered', id});
    },
    frame,
    send,
  };
}

export type Play = ReturnType<typeof usePlayground>;

function nextTick(crontab: string | undefined, after: number): number | undefined {
  if (crontab === undefined) return undefined;
  const offset = -new Date(after).getTimezoneOffset();
  const result = explainCron(crontab, {after, offset, count: 1});
  return result.ok ? result.runs[0] : undefined;
}
