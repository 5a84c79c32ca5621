import {expect, test} from 'vitest';
import {parseAddress} from './client-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:1001 ', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', undefined],
  ['203.0.113.7:1001:1', undefined],
  ['', undefined],
])('%j is the address %j', (entry, address) => {
  expect(parseAddress(entry)).toBe(address);
});
