import {generateContent, isContentStale} from '@scriptcat/content/generate';
import {announceMissing} from './requirements.mjs';

/** Called once by the unit tests' runner. */
export default function setup(): void {
  if (isContentStale()) generateContent();
  announceMissing(['postgres']);
}
