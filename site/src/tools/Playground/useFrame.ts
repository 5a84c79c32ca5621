import {type Dispatch, useEffect, useLayoutEffect, useRef} from 'react';
import type {ToFrame} from '../playground-frame/protocol';
import {parseFromFrame} from './messages';
import {type Action, isAlive, type Session} from './session';

const heartbeatMs = 1000;
/** A frame that does not answer this long is taken away. */
const patienceMs = 4000;
/** A frame that says more than this between two heartbeats is taken away too. */
const maxMessages = 2000;

/** Talks to the frame: sends the run when it is ready, listens, and notices when it hangs. */
export function useFrame(session: Session, dispatch: Dispatch<Action>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<{message: ToFrame; frame: number}>(undefined);
  const shown = useRef(0);
  const lastHeard = useRef(0);
  const messages = useRef(0);

  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');

  useLayoutEffect(() => {
    shown.current = session.frame;
  }, [session.frame]);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      messages.current += 1;
      if (messages.current > maxMessages) {
        dispatch({type: 'stop', status: 'flooded'});
        return;
      }
      const message = parseFromFrame(event.data);
      if (!message) return;
      lastHeard.current = performance.now();
      // The frame of the run before may become ready while the next one is on its way.
      if (message.type === 'ready' && waiting.current?.frame === shown.current) {
        frame.current?.contentWindow?.postMessage(waiting.current.message, '*');
        waiting.current = undefined;
      }
      if (message.type !== 'pong') dispatch({type: 'heard', message});
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [dispatch]);

  const isWatched = isAlive(session);
  useEffect(() => {
    if (!isWatched) return;
    lastHeard.current = performance.now();
    const timer = setInterval(() => {
      messages.current = 0;
      frame.current?.contentWindow?.postMessage({type: 'ping'} satisfies ToFrame, '*');
      const isSilent = performance.now() - lastHeard.current > patienceMs;
      if (isSilent) dispatch({type: 'stop', status: 'stuck'});
    }, heartbeatMs);
    return () => clearInterval(timer);
  }, [isWatched, dispatch]);

  const runWhenReady = (message: ToFrame) => {
    waiting.current = {message, frame: session.frame + 1};
    messages.current = 0;
  };
  return {frame, send, runWhenReady};
}
