import {useTool} from '../worker/useTool';
import type {Preparation} from './prepare';

/** Scripts of megabytes take seconds on a phone. */
const deadlineMs = 5000;
const tooSlow: Preparation = {ok: false, problem: 'too-slow'};

/** Makes a script ready in a worker; undefined while that is under way or there is none. */
export function usePreparation(code: string | undefined): Preparation | undefined {
  const {answer, isPending, isLate, hasFailed} = useTool('prepare', code, deadlineMs);
  if (isPending) return undefined;
  return isLate || hasFailed ? tooSlow : answer;
}
