import {defineConfig} from 'vitest/config';

export default defineConfig({
  // As Docusaurus names the site's own folder.
  resolve: {alias: {'@site': new URL('site', import.meta.url).pathname}},
  test: {
    include: [
      '{packages,server,site,pipeline,scripts,samples,verify,bench,templates}/**/*.test.{ts,tsx}',
    ],
    globalSetup: 'testing/announce-missing.ts',
    // By default one core is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // Loading what tests use took as long as the tests (153 s instead of 87). Files share a process, so
    // what a test replaces is put back after it, and nothing is mocked by module.
    isolate: false,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.cache/**'],
  },
});
