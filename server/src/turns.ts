import {networkOf} from './rate-limit';
import {ThreadError} from './thread';

const MAX_TURNS = 8;

/**
 * Calls from one address take turns. With one call of each address in its queue, a thread serves
 * every address alike: without this, three addresses that ask all they may keep everybody else waiting.
 */
export function createTurns() {
  const lines = new Map<string, {length: number; last: Promise<unknown>}>();
  return async <Value>(address: string, call: () => Promise<Value>): Promise<Value> => {
    const key = networkOf(address);
    const line = lines.get(key) ?? {length: 0, last: Promise.resolve()};
    if (line.length >= MAX_TURNS) throw new ThreadError('busy');
    lines.set(key, line);
    line.length += 1;
    const result = line.last.then(call);
    line.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
