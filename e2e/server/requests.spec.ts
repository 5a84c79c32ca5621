import {expect, test} from '@playwright/test';
import {findFailures} from './check-row';
import {requestTable} from './request-table';

for (const [subject, rows] of Object.entries(requestTable)) {
  test(`the server answers as its table says: ${subject}`, async ({baseURL}) => {
    expect(await findFailures(baseURL ?? '', rows)).toEqual([]);
  });
}
