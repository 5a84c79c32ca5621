import path from 'node:path';
import {bundleScript} from '../bundle-script';
import {contentFolder, siteFolder} from '../folder';
import {settings} from '../settings';

/** A small script below `site/src` for inlining into the page, with texts of its language only. */
export function inlineScript(file: string, constants: Record<string, string> = {}): string {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  return bundleScript(path.join(siteFolder, 'src', file), {
    alias: {'@scriptcat/content': contentFolder(settings.language)},
    define: Object.fromEntries(define),
  });
}
