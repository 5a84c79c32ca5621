import {announceMissing} from './requirements.mjs';

/** Called once by the unit tests' runner. */
export default function setup(): void {
  announceMissing(['postgres']);
}
