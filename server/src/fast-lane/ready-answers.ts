import {chooseEncoding, represent} from '../site/answer';
import type {Site} from '../site/load-site';
import {acceptedEncodings} from '../site/negotiate';
import {type HeaderFields, HSTS, securityOf} from '../site/policy';

const LARGEST_BODY = 256 * 1024;
const MEMORY_BUDGET = 16 * 1024 * 1024;

interface ReadyAnswer {
  /** The moment it is dated with, in whole seconds. */
  second: number;
  bytes: Buffer;
}

function serialise(headers: HeaderFields, body: Uint8Array): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

/** Whole answers as bytes, put together once a second at most and kept within a memory budget. */
export function createReadyAnswers(site: Site, now: () => number = Date.now) {
  let kept = new Map<string, ReadyAnswer>();
  let keptBytes = 0;

  /** Undefined when the target is not exactly the address of a file that fits. */
  return (target: string, acceptEncoding: string | undefined, isSecure: boolean) => {
    const mark = target.indexOf('?');
    const path = mark < 0 ? target : target.slice(0, mark);
    const file = site.files.get(path);
    if (!file) return undefined;
    const encoding = chooseEncoding(file, acceptedEncodings(acceptEncoding));
    const key = `${encoding} ${isSecure} ${path}`;
    const second = Math.floor(now() / 1000);
    const ready = kept.get(key);
    if (ready?.second === second) return {path, bytes: ready.bytes};

    const {size, body, headers} = represent(file, encoding);
    if (size > LARGEST_BODY) return undefined;
    const bytes = serialise(
      {
        ...headers,
        ...securityOf(site.security, {path, isPage: file.type.startsWith('text/html')}),
        ...(isSecure ? {'strict-transport-security': HSTS} : {}),
        date: new Date(second * 1000).toUTCString(),
      },
      body(),
    );
    keptBytes += bytes.byteLength - (ready?.bytes.byteLength ?? 0);
    if (keptBytes > MEMORY_BUDGET) {
      kept = new Map();
      keptBytes = bytes.byteLength;
    }
    kept.set(key, {second, bytes});
    return {path, bytes};
  };
}
