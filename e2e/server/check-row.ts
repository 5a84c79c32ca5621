import {brotliDecompressSync} from 'node:zlib';
import {expect} from '@playwright/test';
import {exchange, type RawAnswer} from '@scriptcat/testing/raw-http';
import type {Row} from './request-table';

const required: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy': /^default-src '(self|none)'; (?!.*unsafe-(inline|eval))/,
};

const requiredOfPages: Record<string, RegExp> = {
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /script-src 'self' 'sha256-/,
};

/** Fields of every answer, good or bad. */
function expectSecurityFields({status, headers}: RawAnswer): void {
  for (const [name, pattern] of Object.entries(required)) {
    expect(headers[name], name).toMatch(pattern);
  }
  const isPage = status === 200 || status === 404;
  if (isPage && headers['content-type']?.startsWith('text/html')) {
    for (const [name, pattern] of Object.entries(requiredOfPages)) {
      expect(headers[name], name).toMatch(pattern);
    }
  }
}

function expectFields(answer: RawAnswer, fields: NonNullable<Row['fields']>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) expect(answer.headers[name], name).toBeUndefined();
    else if (typeof value === 'string') expect(answer.headers[name], name).toBe(value);
    else expect(answer.headers[name], name).toMatch(value);
  }
}

function expectAnswer(answer: RawAnswer, row: Row) {
  expect([row.status].flat()).toContain(answer.status);
  if (row.fields) expectFields(answer, row.fields);
  if (row.bytes !== undefined) expect(answer.body.length).toBe(row.bytes);
  if (row.page) {
    const isPacked = answer.headers['content-encoding'] === 'br';
    const html = String(isPacked ? brotliDecompressSync(answer.body) : answer.body);
    expect(html).toMatch(new RegExp(`<html lang="?${row.page}\\b`));
  }
  expectSecurityFields(answer);
}

/** Sends the rows one after the other; returns one message per row that fails. */
export async function findFailures(origin: string, rows: readonly Row[]): Promise<string[]> {
  const failures: string[] = [];
  for (const row of rows) {
    const given = row.given?.((await exchange(origin, row)).headers);
    const headers = {...row.headers, ...given};
    const answer = await exchange(origin, {...row, headers});
    try {
      expectAnswer(answer, row);
    } catch (cause) {
      const request = `${row.method ?? 'GET'} ${row.target} ${JSON.stringify(headers)}`;
      failures.push(`${request}: ${(cause as Error).message}`);
    }
  }
  return failures;
}
