import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildFolder} from '@scriptcat/testing/build-facts';
import {
  findConfigProblem,
  freePort,
  type Running,
  startNginx,
  writeNginxConfig,
} from '@scriptcat/testing/nginx';
import {type OwnServer, startOwnServer} from '@scriptcat/testing/own-server';
import {exchange} from '@scriptcat/testing/raw-http';
import {requirements} from '@scriptcat/testing/requirements';
import {findFailures} from './check-row';
import {requestTable} from './request-table';

const generated = readFileSync(
  path.resolve(import.meta.dirname, '../../deploy/nginx/site.conf'),
  'utf8',
);

let origin: string;
let nginx: Running;
let server: OwnServer;

test.describe.configure({mode: 'default'});
test.skip(!requirements.nginx.isMet(), requirements.nginx.missing);

test.beforeAll(async () => {
  server = await startOwnServer({TRUST_PROXY: '1', FEEDBACK_PER_HOUR: '1000'});
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const site = generated
    .replace(/^ {2}listen .*;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}root .*;$/m, `  root ${buildFolder};`)
    .replaceAll('http://127.0.0.1:3000', server.origin);
  const config = writeNginxConfig(site);
  expect(findConfigProblem(config)).toBe('');
  nginx = await startNginx(config, origin);
});

test.afterAll(async () => {
  await nginx?.stop();
  await server?.stop();
});

test("nginx's own parser accepts the configuration as it is written", () => {
  expect(findConfigProblem(writeNginxConfig(generated))).toBe('');
});

for (const [subject, rows] of Object.entries(requestTable)) {
  test(`nginx answers like the server: ${subject}`, async () => {
    expect(await findFailures(origin, rows)).toEqual([]);
  });
}

test('what no setting has switched on is as unknown as any other address', async () => {
  const answerTo = async (target: string, method = 'GET') => {
    const {status, headers, body} = await exchange(origin, {target, method});
    return {status, headers: {...headers, date: ''}, body: body.toString()};
  };
  for (const target of ['/desk', '/desk/', '/desk/en/', '/report/', '/report/data.json']) {
    expect(await answerTo(target)).toEqual(await answerTo('/nope/'));
  }
  expect(await answerTo('/en/report/')).toEqual(await answerTo('/en/nope/'));
  expect(await answerTo('/desk/login', 'POST')).toEqual(await answerTo('/nope/', 'POST'));
});
