import {randomUUID} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {Agent, request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {startPostgres} from '@scriptcat/testing/postgres';
import Database from 'libsql';
import {Client} from 'pg';
import {type Row, surveyTable} from '../server/src/store/tables';
import {bundle} from '../server/src/test/bundle';
import {createFixtureSite} from '../server/src/test/site-fixture';
import {median} from './lib/figures';

const {columns} = surveyTable;

// Durable submissions through HTTP against a bare loop of the same inserts, one commit each, on
// the same database in the same run. The goal is half; sharing commits makes it more than that.
const goal = 0.5;
const rounds = 5;
const roundMs = 1500;
const connections = 64;

const text = '脚本在更新之后不再运行，重启浏览器也没有用。Scripts stopped after the update.';

const createRow = (): Row => ({
  id: randomUUID(),
  received_at: Date.now(),
  reason: 'bugs',
  feedback: text,
  locale: 'zh-Hans',
  version: '1.4.0',
  browser: 'edge',
  channel: 'stable',
  done_at: null,
});

interface Bare {
  insert(row: Row): unknown;
  close(): unknown;
}

function openSqlite(path: string): Bare {
  const db = new Database(path);
  db.exec('PRAGMA busy_timeout = 5000');
  db.exec('PRAGMA synchronous = FULL');
  const places = columns.map(() => '?').join(', ');
  const insert = db.prepare(`INSERT INTO feedback (${columns.join(', ')}) VALUES (${places})`);
  return {
    insert: (row) => insert.run(columns.map((name) => row[name])),
    close: () => db.close(),
  };
}

async function openPostgres(url: string): Promise<Bare> {
  const client = new Client(url);
  await client.connect();
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const statement = `INSERT INTO feedback (${columns.join(', ')}) VALUES (${places})`;
  return {
    insert: (row) =>
      client.query({name: 'bare', text: statement, values: columns.map((name) => row[name])}),
    close: () => client.end(),
  };
}

async function perSecond(lanes: number, step: () => unknown): Promise<number> {
  const start = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() - start < roundMs) {
      await step();
      done += 1;
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
  return (done * 1000) / (performance.now() - start);
}

function post(url: URL, agent: Agent): Promise<void> {
  const {received_at: _, ...answer} = createRow();
  const body = Buffer.from(JSON.stringify(answer));
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method: 'POST',
      headers: {'content-type': 'application/json', 'content-length': body.length},
    });
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`the server answered ${response.statusCode}`));
      });
    });
    call.end(body);
  });
}

interface Subject {
  name: string;
  url: string;
  open(): Bare | Promise<Bare>;
}

/** Both ways in turn, so that a busy moment of the machine falls on both. */
async function compare({name, url, open}: Subject, file: string, site: string) {
  const settings = {
    SITE_FOLDER: site,
    DATABASE_URL: url,
    FEEDBACK_PER_HOUR: '1000000',
    FEEDBACK_TOTAL_PER_MINUTE: '10000000',
    FEEDBACK_PER_DAY: '10000000',
  };
  const running = await startOwnServer(settings, {file});
  const bare = await open();
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const target = new URL('/api/feedback', running.origin);
  const results: {http: number; bare: number}[] = [];
  // The first round warms both up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const result = {
      bare: await perSecond(1, () => bare.insert(createRow())),
      http: await perSecond(connections, () => post(target, agent)),
    };
    if (round > 0) results.push(result);
  }
  await bare.close();
  agent.destroy();
  await running.stop();
  const rate = (key: 'http' | 'bare') => Math.round(median(results.map((result) => result[key])));
  const ratio = median(results.map((result) => result.http / result.bare));
  console.log(
    `feedback over ${name}: ${rate('http')}/s through HTTP, ${rate('bare')}/s bare, ratio ${ratio.toFixed(2)} (goal ${goal})`,
  );
  return ratio >= goal;
}

async function main() {
  const folder = await mkdtemp(join(tmpdir(), 'feedback-bench-'));
  const [site, postgres, server] = await Promise.all([
    createFixtureSite(),
    startPostgres(),
    bundle(),
  ]);
  try {
    const file = join(folder, 'feedback.db');
    const url = await postgres.createDatabase();
    const subjects: Subject[] = [
      {name: 'SQLite', url: `file:${file}`, open: () => openSqlite(file)},
      {name: 'PostgreSQL', url, open: () => openPostgres(url)},
    ];
    for (const subject of subjects) {
      if (!(await compare(subject, server.fileOf('main'), site))) process.exitCode = 1;
    }
  } finally {
    await postgres.stop();
    await server.remove();
    await rm(folder, {recursive: true, force: true});
  }
}

main();
