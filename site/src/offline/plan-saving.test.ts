import {describe, expect, test} from 'vitest';
import type {OfflineManifest} from './manifest';
import {planSaving} from './plan-saving';

const manifest: OfflineManifest = {
  revision: 'r2',
  bytes: 3,
  pages: [
    {url: '/docs/', revision: 'p2'},
    {url: '/docs/use/', revision: 'u1'},
  ],
  files: [{url: '/assets/main.2.js', revision: 'm2'}],
};

describe('planSaving', () => {
  test('fetches files before the pages that need them', () => {
    const {missing, total} = planSaving(manifest, new Map());
    expect(missing.map(({url}) => url)).toEqual(['/assets/main.2.js', '/docs/', '/docs/use/']);
    expect(total).toBe(3);
  });

  test('leaves alone what is stored in the published revision', () => {
    const held = new Map([
      ['/docs/', 'p1'],
      ['/docs/use/', 'u1'],
    ]);
    expect(planSaving(manifest, held).missing.map(({url}) => url)).toEqual([
      '/assets/main.2.js',
      '/docs/',
    ]);
  });

  test('drops what neither this list nor the one before it names', () => {
    const held = new Map([
      ['/assets/main.0.js', 'm0'],
      ['/assets/main.1.js', 'm1'],
      ['/docs/', 'p2'],
    ]);
    expect(planSaving(manifest, held, ['/assets/main.1.js']).obsolete).toEqual([
      '/assets/main.0.js',
    ]);
  });
});
