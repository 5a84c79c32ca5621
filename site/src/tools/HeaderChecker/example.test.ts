import {checkHeader} from '@scriptcat/userscript';
import {expect, test} from 'vitest';
import {exampleScript} from './example';

test('the outcome printed in the page is what the tool finds', () => {
  expect(checkHeader(exampleScript).findings.map(({code}) => code)).toEqual([
    'match-bare-host',
    'grant-missing',
    'key-mistyped',
    'connect-undeclared',
  ]);
});
