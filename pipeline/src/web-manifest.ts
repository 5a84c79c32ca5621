import identity from '@scriptcat/content/site/identity';
import palette from '@scriptcat/content/site/palette';
import {type Language, writeText} from './language';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/img/${file}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

/** The web app manifest, in the words of the language. */
export function writeWebManifest(language: Pick<Language, 'folder' | 'baseUrl' | 'tag'>): void {
  const {baseUrl, tag} = language;
  const manifest = {
    id: baseUrl,
    name: identity.docsName[tag],
    short_name: identity.name[tag],
    description: identity.tagline[tag],
    lang: tag,
    start_url: baseUrl,
    // One app serves all languages.
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.light.page,
    theme_color: palette.light.action,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  writeText(language, 'site.webmanifest', `${JSON.stringify(manifest, null, 1)}\n`);
}
