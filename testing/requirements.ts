import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A program that some suites need and a machine may lack. */
interface Requirement {
  /** What is not tested without it. */
  suite: string;
  /** Why not, and the remedy. */
  missing: string;
  debianPackages: readonly string[];
  isMet: () => boolean;
}

export const nginx = {
  program: '/usr/sbin/nginx',
  /** For the benchmark only, which compares serving files from disk. */
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/** PostgreSQL's binaries are not on the PATH. */
const postgresPlaces = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder of `initdb` and `postgres`, of the newest version that is installed. */
export function findPostgres() {
  const versions = postgresPlaces.flatMap((place) =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((name) => /^(postgresql@?)?\d+$/.test(name))
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => path.join(place, name, 'bin')),
  );
  return versions.find((bin) => existsSync(path.join(bin, 'initdb')));
}

const firefoxPlaces = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of an installed Firefox. */
export const findFirefox = () => firefoxPlaces.find((place) => place && existsSync(place));

/** WebKitGTK's driver, and the screen its browser draws on. */
export const webkitPrograms = {driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb'};

/** MiniBrowser of WebKitGTK, in a folder named after the architecture. */
export function findMiniBrowser() {
  return (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .flatMap((name) =>
      ['4.1', '4.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((place) => existsSync(place));
}

export const requirements: Record<'nginx' | 'postgres' | 'firefox' | 'webkit', Requirement> = {
  nginx: {
    suite: 'deploy/nginx.conf in a real nginx',
    missing: 'nginx is not installed',
    debianPackages: ['nginx-light'],
    isMet: () => existsSync(nginx.program),
  },
  postgres: {
    suite: 'survey answers in PostgreSQL',
    missing: 'PostgreSQL is not installed',
    debianPackages: ['postgresql'],
    isMet: () => findPostgres() !== undefined,
  },
  firefox: {
    suite: 'every engine: Firefox',
    missing: 'Firefox is not installed',
    debianPackages: ['firefox-esr'],
    isMet: () => findFirefox() !== undefined,
  },
  webkit: {
    suite: 'every engine: WebKit',
    missing: 'WebKitGTK with its driver, or Xvfb, is not installed',
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    isMet: () =>
      findMiniBrowser() !== undefined &&
      Object.values(webkitPrograms).every((program) => existsSync(program)),
  },
};

/** Prints one line for each suite that is skipped on this machine, with the reason. */
export function announceMissing(names: readonly (keyof typeof requirements)[]): void {
  for (const {suite, missing, isMet, debianPackages} of names.map((name) => requirements[name])) {
    if (isMet()) continue;
    console.log(`Not run: ${suite} (${missing}; Debian: ${debianPackages.join(' ')})`);
  }
}
