import {useEffect, useRef, useState} from 'react';
import type {Answer, Question, ToolName} from './answers';
import {createToolClient, type ToolClient} from './client';

/** How it stands with the newest question; the last answer stays until there is another. */
export interface ToolState<Value> {
  answer: Value | undefined;
  isPending: boolean;
  /** The newest question took too long and was given up; nothing is known about it. */
  isLate: boolean;
  /** The worker could not be started, for want of a connection for instance. */
  hasFailed: boolean;
}

/** Asks a question again whenever it changes; `question` is compared by its text. */
export function useTool<Name extends ToolName>(
  name: Name,
  question: Question<Name>,
): ToolState<Answer<Name>> {
  const client = useRef<ToolClient>(undefined);
  const [state, setState] = useState<ToolState<Answer<Name>>>({
    answer: undefined,
    isPending: true,
    isLate: false,
    hasFailed: false,
  });
  const key = typeof question === 'string' ? question : JSON.stringify(question);
  const latest = useRef(question);
  latest.current = question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    client.current ??= createToolClient();
    let isCurrent = true;
    // The same state for one who types on: nothing is drawn again for it.
    setState((before) => (before.isPending ? before : {...before, isPending: true}));
    client.current.ask(name, latest.current).then((outcome) => {
      if (!isCurrent || outcome.state === 'outdated') return;
      setState((before) => ({
        answer: outcome.state === 'answered' ? outcome.value : before.answer,
        isPending: false,
        isLate: outcome.state === 'late',
        hasFailed: outcome.state === 'failed',
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [name, key]);

  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  return state;
}
