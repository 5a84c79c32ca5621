import {type BuildOptions, buildSync} from 'esbuild';

/** Bundles and minifies a browser script into one text, for inline scripts and workers. */
export function bundleScript(file: string, options: BuildOptions = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}
