import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{packages,server,site,pipeline,scripts,samples,verify,bench,templates}/**/*.test.{ts,tsx}',
    ],
    globalSetup: 'testing/announce-missing.ts',
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.cache/**'],
  },
});
