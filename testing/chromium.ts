import {existsSync} from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  // The headless shell renders the same and starts faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium. */
export const findChromium = () => places.find((place) => place && existsSync(place));

/** The path of a Chromium that can load extensions, which the headless shell cannot. */
export const findFullChromium = () =>
  places.find((place) => place && !place.includes('headless-shell') && existsSync(place));
