import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

/** Reads a plain browser script and minifies it for inlining into the page. */
export function inlineScript(file: string): string {
  const source = readFileSync(path.resolve(__dirname, file), 'utf8');
  return transformSync(source, {minify: true, target: 'es2019', format: 'iife'}).code.trim();
}
