import {expect, test} from '@playwright/test';
import {checkRow} from './check-row';
import {requestTable} from './request-table';

/** Either way through the server: answered from ready bytes, or by the HTTP layer. */
const ways = [
  {way: 'kept alive', extra: {}},
  {way: 'closed afterwards', extra: {connection: 'close'}},
];

test('the table is large and names no request twice', () => {
  const requests = requestTable.map(({method, target, headers, title}) =>
    JSON.stringify([method, target, headers, title]),
  );
  expect(new Set(requests).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThanOrEqual(150);
});

for (const {way, extra} of ways) {
  test.describe(way, () => {
    for (const row of requestTable) {
      test(row.title, ({baseURL}) => checkRow(baseURL ?? '', row, extra));
    }
  });
}
