import {languageTags} from '@scriptcat/contract';
import {Hono} from 'hono';
import {json, problem} from '../http';
import type {Log} from '../log';
import {publicReportPage} from '../report/public-page';
import {createPublicReport, type PublicReport} from '../report/public-report';
import {rootCause} from '../root-cause';
import {reportPaths} from '../site/optional-services';
import type {FeedbackStore} from '../store';

interface PublicReportDeps {
  store: Pick<FeedbackStore, 'entries'>;
  now: () => number;
  log: Log;
}

/** Anybody may ask, so the answers are counted at most this often. */
const FRESH_MS = 3_600_000;
const cached = {'cache-control': `public, max-age=${FRESH_MS / 1000}`};

/** `/report/`: why people leave, in shares by month, as a page in both languages and as JSON. */
export function createPublicReportRoute({store, now, log}: PublicReportDeps): Hono {
  let last: {at: number; report: Promise<PublicReport>} | undefined;
  const read = (): Promise<PublicReport> => {
    if (last && now() - last.at < FRESH_MS) return last.report;
    const report = createPublicReport(store.entries());
    const current = {at: now(), report};
    last = current;
    // A failure is not kept: the next visitor tries again.
    report.catch(() => {
      if (last === current) last = undefined;
    });
    return report;
  };

  const app = new Hono();
  for (const locale of languageTags) {
    app.get(reportPaths[locale], async () => publicReportPage(await read(), locale, cached));
  }
  app.get(reportPaths.data, async () =>
    json(200, await read(), {...cached, 'access-control-allow-origin': '*'}),
  );
  app.onError((cause) => {
    log.error('report.unavailable', {reason: rootCause(cause)});
    return problem(503, {title: 'The database is not available'}, {'retry-after': '5'});
  });
  return app;
}
