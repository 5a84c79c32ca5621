import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

/** Scripts may run and style the frame; every way to the network is closed. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const style = `
/* A shop of its own, the same in light and dark. */
:root { color-scheme: light; background: #fff; color: #0f1b2d; font: 15px/1.6 system-ui, sans-serif; }
body { margin: 1rem; }
h1 { font-size: 1.25rem; }
.products { display: grid; gap: .5rem; padding: 0; list-style: none; }
.product { display: flex; justify-content: space-between; padding: .5rem .75rem; border: 1px solid #8884; border-radius: 6px; }
.product h2 { margin: 0; font-size: 1rem; font-weight: 500; }
`;

/** Writes the document of the playground's frame: one file without any further request. */
export default function playground(): Plugin {
  return {
    name: 'playground',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'playground');
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'index.html'), toDocument(await bundleFrame()));
    },
  };
}

async function bundleFrame(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(__dirname, '../../src/tools/playground-frame/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

function toDocument(script: string): string {
  return `<!doctype html>
<html lang="zh-Hans">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<title>Playground</title>
<style>${style}</style>
<body>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}
