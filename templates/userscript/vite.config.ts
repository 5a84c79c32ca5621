import {readFileSync} from 'node:fs';
import {defineConfig, type Plugin} from 'vite';
import {name, version} from './package.json';

/** Puts the header in front of the bundle: it has to be the first thing in the file. */
function userscriptHeader(file: string): Plugin {
  return {
    name: 'userscript-header',
    generateBundle(_options, bundle) {
      const header = readFileSync(file, 'utf8').replace('{{version}}', version);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = `${header.trimEnd()}\n\n${chunk.code}`;
      }
    },
  };
}

export default defineConfig({
  plugins: [userscriptHeader('src/header.txt')],
  build: {
    target: 'es2022',
    // Script sites refuse minified code, and users like to read what they install.
    minify: false,
    lib: {
      entry: 'src/main.ts',
      // Not an immediately invoked function: ScriptCat wraps the code itself, top-level await works,
      // and a background script's promise reaches the manager.
      formats: ['es'],
      fileName: () => `${name}.user.js`,
    },
  },
});
