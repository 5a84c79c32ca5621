import {randomUUID} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {requirements} from '@scriptcat/testing/requirements';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createStore} from '../store';
import {bundle} from '../test/bundle';
import {awkwardTexts, collect} from '../test/feedback';
import {startPostgres, type TestPostgres} from '../test/postgres';
import {type ServerProcess, startServer} from '../test/server-process';
import {createFixtureSite} from '../test/site-fixture';

const clients = 200;
const kills = 10;
const answersBetweenKills = 60;

const hasPostgres = requirements.postgres.isMet();
let folder: string;
let site: string;
let postgres: TestPostgres | undefined;
let server: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feedback-fault-'));
  [site, postgres, server] = await Promise.all([
    createFixtureSite(),
    hasPostgres ? startPostgres() : undefined,
    bundle('main.ts'),
  ]);
}, 120_000);

afterAll(async () => {
  await postgres?.stop();
  await server?.remove();
  for (const path of [folder, site]) await rm(path, {recursive: true, force: true});
});

interface Sent {
  id: string;
  reason: 'other';
  feedback: string;
}

/** A server that is killed and started again on the same port while clients keep calling. */
function createVictim(env: Record<string, string>) {
  let running = startServer(server.file, {...env, PORT: '0'});
  let deaths = 0;
  return {
    running: (): Promise<ServerProcess> => running,
    deaths: () => deaths,
    killAndRestart: () => {
      deaths += 1;
      running = running.then(async (process) => {
        await process.kill();
        return startServer(server.file, {...env, PORT: process.port});
      });
      return running;
    },
  };
}

async function attack(victim: ReturnType<typeof createVictim>) {
  const acknowledged = new Map<string, Sent>();
  const unexpected: number[] = [];
  let sinceKill = 0;
  let repeated = 0;

  const onAcknowledged = (sent: Sent) => {
    acknowledged.set(sent.id, sent);
    sinceKill += 1;
    if (sinceKill < answersBetweenKills || victim.deaths() === kills) return;
    // In the middle of everything: the other clients' calls are under way.
    sinceKill = Number.NEGATIVE_INFINITY;
    victim.killAndRestart().then(() => {
      sinceKill = 0;
    });
  };

  /** Calls until the answer is acknowledged, with the same id, as the page does. */
  async function deliver(sent: Sent) {
    for (;;) {
      const {url} = await victim.running();
      try {
        const response = await fetch(`${url}/api/feedback`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify(sent),
        });
        const receipt = (await response.json()) as {id: string};
        if (response.status === 200) repeated += 1;
        if (response.status === 200 || response.status === 201) {
          expect(receipt.id).toBe(sent.id);
          return onAcknowledged(sent);
        }
        if (response.status !== 503) return unexpected.push(response.status);
      } catch {
        // The server died under this call; whether it was stored is open, so it is sent again.
      }
    }
  }

  async function client(number: number) {
    for (let turn = 0; victim.deaths() < kills || turn === 0; turn += 1) {
      const feedback = awkwardTexts[(number + turn) % awkwardTexts.length] ?? '';
      await deliver({id: randomUUID(), reason: 'other', feedback});
    }
  }

  await Promise.all(Array.from({length: clients}, (_, number) => client(number)));
  return {acknowledged, unexpected, repeated};
}

test.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])(
  'over %s every acknowledged answer survives ten kills, once and byte for byte',
  async (name) => {
    const file = `file:${join(folder, 'feedback.db')}`;
    const url = (name === 'PostgreSQL' && (await postgres?.createDatabase())) || file;
    const victim = createVictim({
      SITE_FOLDER: site,
      DATABASE_URL: url,
      FEEDBACK_PER_HOUR: '1000000',
      FEEDBACK_TOTAL_PER_MINUTE: '10000000',
    });
    const {acknowledged, unexpected} = await attack(victim);
    await (await victim.running()).kill();

    const store = createStore(url);
    const stored = await collect(store.entries());
    await store.close();
    const byId = new Map(stored.map((entry) => [entry.id, entry]));

    expect(victim.deaths()).toBe(kills);
    expect(unexpected).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(kills * answersBetweenKills);
    expect(byId.size).toBe(stored.length);
    const lost = [...acknowledged.values()].filter(
      ({id, feedback}) => byId.get(id)?.feedback !== feedback,
    );
    expect(lost).toEqual([]);
  },
  300_000,
);
