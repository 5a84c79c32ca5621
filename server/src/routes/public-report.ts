import {languageTags} from '@scriptcat/contract';
import {Hono} from 'hono';
import {json, problem} from '../http';
import type {Log} from '../log';
import {type Reader, readOne} from '../readings/reader';
import {publicReportPage, reportData, reportPath} from '../report/html';
import type {PublicReport} from '../report/report';
import {rootCause} from '../root-cause';

/** Anybody may ask, so the answers are counted at most this often, a failure included. */
const FRESH_MS = 3_600_000;
const RETRY_MS = 5000;
const cached = {'cache-control': `public, max-age=${FRESH_MS / 1000}`};

/** `/report/`: why people leave, in shares by month, as a page in both languages and as JSON. */
export function createPublicReportRoute(reader: Reader, log: Log, now = () => performance.now()) {
  let last: {until: number; report: Promise<PublicReport>} | undefined;
  const read = () => {
    if (last && now() < last.until) return last.report;
    const report: Promise<PublicReport> = readOne(reader, {name: 'publicReport'}).then(JSON.parse);
    const current = {until: now() + FRESH_MS, report};
    report.catch(() => {
      current.until = now() + RETRY_MS;
    });
    last = current;
    return report;
  };

  const app = new Hono();
  for (const language of languageTags) {
    app.get(reportPath(language), async () => publicReportPage(await read(), language, cached));
  }
  app.get(reportData, async () =>
    json(200, await read(), {...cached, 'access-control-allow-origin': '*'}),
  );
  app.onError((cause) => {
    log.error('report.unavailable', {reason: rootCause(cause)});
    const headers = {'retry-after': String(RETRY_MS / 1000)};
    return problem(503, {title: 'The database isn’t available'}, headers);
  });
  return app;
}
