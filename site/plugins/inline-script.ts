import path from 'node:path';
import {buildSync} from 'esbuild';
import {contentFolder, siteFolder} from '../folder';
import {settings} from '../settings';

/** Bundles and minifies a small browser script below `site/src` for inlining into the page. */
export function inlineScript(file: string, constants: Record<string, string> = {}): string {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteFolder, 'src', file)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2019',
    format: 'iife',
    alias: {'@scriptcat/content': contentFolder(settings.language)},
    define: Object.fromEntries(define),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
