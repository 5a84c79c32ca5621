import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {bundleConfig} from './bundle-config.mjs';

it('makes one file of the configuration, in which only one place asks for its folder', async () => {
  const text = readFileSync(await bundleConfig(), 'utf8');
  expect(text).toContain('onDuplicateRoutes');
  // In one file they would all get the same answer.
  expect(text.match(/\b__dirname\b/g)).toHaveLength(1);
  expect(text).not.toContain('import.meta');
});
