import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {createStore, sqlitePath} from '../store';
import {type Reading, runReading} from './readings';

const {databaseUrl, reading} = workerData as {databaseUrl: string; reading: Reading};
const path = sqlitePath(databaseUrl);
// Opening would put an empty database where the server misses its own.
if (path !== undefined && !existsSync(path)) throw new Error('the database file is gone');

const store = createStore(databaseUrl);
for await (const part of runReading(reading, store)) {
  const wanted = parentPort && once(parentPort, 'message');
  parentPort?.postMessage(part, part instanceof Uint8Array ? [part.buffer as ArrayBuffer] : []);
  await wanted;
}
await store.close();
parentPort?.close();
