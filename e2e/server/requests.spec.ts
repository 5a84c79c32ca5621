import {expect, test} from '@playwright/test';
import {findFailures} from './check-row';
import {requestTable} from './request-table';

const ways: Record<string, Record<string, string>> = {
  'kept alive': {},
  'closed afterwards': {connection: 'close'},
};

test('the table is large and asks nothing twice', () => {
  const requests = Object.values(requestTable)
    .flat()
    .map(({method, target, headers, title}) => JSON.stringify([method, target, headers, title]));
  expect(new Set(requests).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThanOrEqual(150);
});

for (const [way, extra] of Object.entries(ways)) {
  for (const [subject, rows] of Object.entries(requestTable)) {
    test(`${subject}, on a connection ${way}`, async ({baseURL}) => {
      expect(await findFailures(baseURL ?? '', rows, extra)).toEqual([]);
    });
  }
}
