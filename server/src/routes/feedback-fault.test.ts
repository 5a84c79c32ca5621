import {randomUUID} from 'node:crypto';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {expect, test} from 'vitest';
import {createStore} from '../store';
import {databaseNames, setUpDatabases} from '../test/databases';
import {awkwardTexts, collect} from '../test/feedback';
import {createFixtureSite} from '../test/site-fixture';

const CLIENTS = 24;
const KILLS = 5;
const ANSWERS_BETWEEN_KILLS = 60;

const databases = setUpDatabases();

/** Clients that send answers to a server that is killed and started again in the middle of it. */
async function attack(env: Record<string, string>) {
  const acknowledged = new Map<string, string>();
  const unexpected: number[] = [];
  const file = databases.programOf('main');
  let running = startOwnServer(env, {file});
  let kills = 0;
  let sinceKill = 0;

  async function killAndRestart() {
    kills += 1;
    sinceKill = Number.NEGATIVE_INFINITY;
    running = running.then(async ({child, ended, origin}) => {
      child.kill('SIGKILL');
      await ended;
      return startOwnServer({...env, PORT: new URL(origin).port}, {file});
    });
    await running;
    sinceKill = 0;
  }

  /** Sends until the answer is acknowledged, with the same id, as the page does. */
  async function deliver(id: string, feedback: string): Promise<void> {
    while (!acknowledged.has(id)) {
      const {origin} = await running;
      const status = await fetch(`${origin}/api/feedback`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({id, reason: 'other', feedback}),
      }).then(
        (response) => response.status,
        // The server died under this call; whether it was stored is open.
        () => 503,
      );
      if (status === 200 || status === 201) acknowledged.set(id, feedback);
      else if (status !== 503) unexpected.push(status);
    }
    sinceKill += 1;
    if (sinceKill >= ANSWERS_BETWEEN_KILLS && kills < KILLS) await killAndRestart();
  }

  async function client(number: number) {
    for (let turn = 0; kills < KILLS || turn === 0; turn += 1) {
      await deliver(randomUUID(), awkwardTexts[(number + turn) % awkwardTexts.length] ?? '');
    }
  }

  await Promise.all(Array.from({length: CLIENTS}, (_, number) => client(number)));
  await (await running).stop();
  return {acknowledged, unexpected};
}

test.each(databaseNames)(
  'over %s every acknowledged answer survives five kills, once and byte for byte',
  async (name) => {
    const url = await databases.create(name);
    const {acknowledged, unexpected} = await attack({
      SITE_FOLDER: createFixtureSite(),
      DATABASE_URL: url,
      FEEDBACK_PER_HOUR: '1000000',
      FEEDBACK_TOTAL_PER_MINUTE: '10000000',
      FEEDBACK_PER_DAY: '10000000',
    });
    const store = createStore(url);
    const entries = await collect(store.entries());
    const stored = new Map(entries.map(({id, feedback}) => [id, feedback]));
    await store.close();
    expect(unexpected).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(KILLS * ANSWERS_BETWEEN_KILLS);
    expect([...acknowledged].filter(([id, text]) => stored.get(id) !== text)).toEqual([]);
  },
  300_000,
);
