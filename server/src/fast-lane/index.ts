import type {Server} from 'node:http';
import type {Socket} from 'node:net';
import type {Limits} from '../config';
import type {Log} from '../log';
import {logRequest} from '../middleware/request-log';
import type {IsSecure} from '../middleware/security-headers';
import type {Site} from '../site/load-site';
import {parsePlainRequest} from './plain-request';
import {createReadyAnswers} from './ready-answers';

interface FastLaneDeps {
  server: Server;
  site: Site;
  isSecure: IsSecure;
  limits: Limits;
  log: Log;
}

/**
 * Most requests are the same plain GET for a page or an asset, and for those Node's HTTP layer
 * costs three times what sending the bytes costs. This lane stands in front of it: a request that
 * arrives whole, in the plainest form, for a file of the site is answered with bytes put together
 * beforehand. At the first sign of anything else the connection goes to the HTTP server for good,
 * with the bytes untouched, so every rule about odd requests lives there and only there.
 */
export function openFastLane({server, site, isSecure, limits, log}: FastLaneDeps) {
  const admit = server.listeners('connection')[0] as (this: Server, socket: Socket) => void;
  server.removeAllListeners('connection');
  const readyAnswer = createReadyAnswers(site);
  const waiting = new Set<Socket>();

  function answerTo(chunk: Buffer) {
    const request = parsePlainRequest(chunk);
    if (!request) return undefined;
    const {target, fields} = request;
    if (target.length > limits.urlLength) return undefined;
    const secure = isSecure((name) => fields.get(name), false);
    return readyAnswer(target, fields.get('accept-encoding'), secure);
  }

  function receive(socket: Socket) {
    const onData = (chunk: Buffer) => {
      const start = performance.now();
      const answer = answerTo(chunk);
      if (!answer) return handOver(chunk);
      if (socket.timeout !== limits.idleMs) socket.setTimeout(limits.idleMs);
      // A client that asks without reading must not fill our memory with its answers.
      if (!socket.write(answer.bytes)) socket.pause();
      const ms = performance.now() - start;
      logRequest(log, {method: 'GET', status: 200, path: answer.path, ms});
    };
    const onDrain = () => socket.resume();
    const onEnd = () => socket.end();
    const onGone = () => {
      waiting.delete(socket);
      socket.destroy();
    };
    const listeners = {
      data: onData,
      drain: onDrain,
      end: onEnd,
      timeout: onGone,
      error: onGone,
      close: onGone,
    };
    function handOver(chunk: Buffer) {
      waiting.delete(socket);
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      socket.setTimeout(0);
      admit.call(server, socket);
      socket.emit('data', chunk);
    }

    waiting.add(socket);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    socket.setTimeout(limits.headersMs);
  }

  server.on('connection', receive);
  return {
    /** Lets go of connections that wait for a next request. */
    close() {
      for (const socket of waiting) socket.end(() => socket.destroy());
    },
  };
}
