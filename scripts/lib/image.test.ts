import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {served} from '@scriptcat/testing/own-server';
import {expect, test} from 'vitest';
import {buildSettings} from '../../site/settings';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const image = read('deploy/Dockerfile');

const tasks: Record<string, {files?: string[]}> = JSON.parse(read('package.json')).wireit;
const isSource = (file: string) => !/^[!.]/.test(file);
const inputs = new Set([
  // Before the tasks run.
  'content',
  'scripts',
  ...Object.values(tasks).flatMap(({files = []}) =>
    files.filter(isSource).map((file) => file.split('/')[0]),
  ),
]);

test('the image is built from everything that a build reads', () => {
  for (const input of inputs) {
    expect(image).toMatch(new RegExp(`^COPY (?:.* )?${input} `, 'm'));
    expect(read('.dockerignore')).not.toMatch(new RegExp(`^${input}$`, 'm'));
  }
});

test('manual and image name every setting of the build', () => {
  const [, given = ''] = /^ARG (.+)$/m.exec(image) ?? [];
  expect(given.split(' ').sort()).toEqual([...buildSettings].sort());
  const [, named = ''] =
    /^(.+) are fixed when the site is built/m.exec(read('OPERATIONS.md')) ?? [];
  const names = [...named.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(names.sort()).toEqual([...buildSettings].sort());
});

test('the image starts the server as npm run serve does', () => {
  const [, command = '[]'] = /^CMD (.+)$/m.exec(image) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...served.flags, 'server/dist/main.js']);
  for (const [name, value] of Object.entries(served.env)) {
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}(?= |$)`, 'm'));
  }
});

test('base images and actions are pinned by digest', () => {
  const workflows = readdirSync(path.join(root, '.github/workflows')).map((name) =>
    read(`.github/workflows/${name}`),
  );
  const pin = /@sha256:[\da-f]{64}$|^[\w/-]+@[\da-f]{40}$/;
  const used = [image, read('deploy/compose.yaml'), ...workflows].flatMap((text) =>
    [...text.matchAll(/^(?:FROM|\s+image:|\s+- uses:) (\S+)/gm)].map(([, name = '']) => name),
  );
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !pin.test(name))).toEqual([]);
});

test('the image runs a version of Node that the tests run on', () => {
  const used = new Set(
    Array.from(
      image.matchAll(/^FROM node:(\d+)[^ ]*@sha256:[\da-f]{64}(?= |$)/gm),
      ([, version]) => version,
    ),
  );
  const [, tested = ''] = /node: \[([\d, ]+)\]/.exec(read('.github/workflows/test.yml')) ?? [];
  expect(used.size).toBe(1);
  expect(tested.split(', ')).toContain([...used][0]);
});
