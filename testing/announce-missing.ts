import {generateContent, isContentStale} from '@scriptcat/content/generate';
import {announceMissing} from './requirements';

/** Vitest's global setup. */
export default function setup(): void {
  if (isContentStale()) generateContent();
  announceMissing(['postgres']);
}
