import {type Dispatch, useEffect, useRef} from 'react';
import type {ToFrame} from '../playground-frame/protocol';
import {type Action, parseFromFrame, type Session} from './session';

const heartbeatMs = 1000;
/** A frame that does not answer this long is taken away. */
const patienceMs = 6000;

/** Talks to the frame: sends the run when it is ready, listens, and notices when it hangs. */
export function useFrame(session: Session, dispatch: Dispatch<Action>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<ToFrame>(undefined);
  const lastPong = useRef(0);

  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = parseFromFrame(event.data);
      if (!message) return;
      lastPong.current = performance.now();
      if (message.type === 'ready' && waiting.current) {
        frame.current?.contentWindow?.postMessage(waiting.current, '*');
        waiting.current = undefined;
      }
      dispatch({type: 'heard', message});
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [dispatch]);

  const isAlive =
    session.status !== 'idle' && session.status !== 'stopped' && session.status !== 'stuck';
  useEffect(() => {
    if (!isAlive) return;
    lastPong.current = performance.now();
    let count = 0;
    const timer = setInterval(() => {
      frame.current?.contentWindow?.postMessage({type: 'ping', id: count++}, '*');
      const isSilent = performance.now() - lastPong.current > patienceMs;
      if (isSilent) dispatch({type: 'stop', status: 'stuck'});
    }, heartbeatMs);
    return () => clearInterval(timer);
  }, [isAlive, dispatch]);

  const runWhenReady = (message: ToFrame) => {
    waiting.current = message;
  };
  return {frame, send, runWhenReady};
}
