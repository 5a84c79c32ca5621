import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const file = path.join(import.meta.dirname, 'old-addresses.yaml');

/** By path without language prefix, the anchors that a page had. */
export const oldAddresses = parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
