import {useEffect, useRef, useState} from 'react';
import type {Answer, Question, ToolName} from './answers';
import {createToolClient, type Outcome, type ToolClient} from './client';

/** The state of the newest question; the last answer stays until there is another. */
export interface ToolState<Value> {
  answer: Value | undefined;
  isPending: boolean;
  /** The newest question took too long and was given up; nothing is known about it. */
  isLate: boolean;
  /** The worker could not be started, for want of a connection for instance. */
  hasFailed: boolean;
}

interface Settled<Name extends ToolName> {
  question: Question<Name>;
  state: Outcome<unknown>['state'];
  answer: Answer<Name> | undefined;
}

/** Asks again whenever the question changes, so an object has to be memoized. */
export function useTool<Name extends ToolName>(
  name: Name,
  question: Question<Name>,
): ToolState<Answer<Name>> {
  const client = useRef<ToolClient>(undefined);
  const [settled, setSettled] = useState<Settled<Name>>();

  useEffect(() => {
    client.current ??= createToolClient();
    let isCurrent = true;
    client.current.ask(name, question).then((outcome) => {
      if (!isCurrent || outcome.state === 'outdated') return;
      const {state} = outcome;
      setSettled((before) => ({
        question,
        state,
        answer: state === 'answered' ? outcome.value : before?.answer,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [name, question]);

  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  return {
    answer: settled?.answer,
    isPending: settled?.question !== question,
    isLate: settled?.state === 'late',
    hasFailed: settled?.state === 'failed',
  };
}
