import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {bundleConfig} from './bundle-config';

it('makes one file of the configuration, in which only one place asks for its folder', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'config-')), 'config.cjs');
  await bundleConfig(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('onDuplicateRoutes');
  // In one file they would all get the same answer.
  expect(text.match(/\b__dirname\b/g)).toHaveLength(1);
  expect(text).not.toContain('import.meta');
});
