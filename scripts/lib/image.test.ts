import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {inputs} from './build.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const image = read('deploy/Dockerfile');

test('the image is built from everything that a build reads', () => {
  for (const input of inputs) {
    expect(image).toMatch(new RegExp(`^COPY (?:.* )?${input} `, 'm'));
    expect(read('.dockerignore')).not.toMatch(new RegExp(`^${input}$`, 'm'));
  }
});

test('the image runs a version of Node that the tests run on', () => {
  const used = new Set(Array.from(image.matchAll(/^FROM node:(\d+)-/gm), ([, version]) => version));
  const [, tested = ''] = /node: \[([\d, ]+)\]/.exec(read('.github/workflows/test.yml')) ?? [];
  expect(used.size).toBe(1);
  expect(tested.split(', ')).toContain([...used][0]);
});
