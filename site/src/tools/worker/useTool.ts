import {useEffect, useRef, useState} from 'react';
import type {Outcome, WorkerClient} from '../../shell/worker/client';
import type {Answer, Question} from '../../shell/worker/protocol';
import type {Answers} from './answers';
import {createToolClient} from './client';

/** The state of the newest question; the last answer stays until there is another. */
export interface ToolState<Value> {
  answer: Value | undefined;
  isPending: boolean;
  /** The newest question took too long and was given up; nothing is known about it. */
  isLate: boolean;
  /** The worker could not be started, for want of a connection for instance. */
  hasFailed: boolean;
}

interface Settled<Name extends keyof Answers> {
  question: Question<Answers, Name>;
  state: Outcome<unknown>['state'];
  answer: Answer<Answers, Name> | undefined;
}

/** Asks again whenever the question changes, so an object has to be memoized. */
export function useTool<Name extends keyof Answers>(
  name: Name,
  question: Question<Answers, Name> | undefined,
  deadlineMs?: number,
): ToolState<Answer<Answers, Name>> {
  const client = useRef<WorkerClient<Answers>>(undefined);
  const [settled, setSettled] = useState<Settled<Name>>();

  useEffect(() => {
    if (question === undefined) return;
    client.current ??= createToolClient(deadlineMs);
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
  }, [name, question, deadlineMs]);

  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  return {
    answer: settled?.answer,
    isPending: question === undefined || settled?.question !== question,
    isLate: settled?.state === 'late',
    hasFailed: settled?.state === 'failed',
  };
}
