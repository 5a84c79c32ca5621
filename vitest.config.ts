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
    // Loading what tests use took as long as the tests; none leaves a trace that another meets.
    isolate: false,
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.cache/**'],
  },
});
