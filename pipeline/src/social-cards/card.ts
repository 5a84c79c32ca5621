import identity from '@scriptcat/content/site/identity';
import palette from '@scriptcat/content/site/palette';
import {hasWordSpaces, type LanguageTag, type Localized} from '@scriptcat/contract';
import {drawMascot} from '../../../site/src/shell/Mascot/drawing';

const {light, dark} = palette;

export const cardSize = {width: 1200, height: 630};

export interface CardText {
  language: LanguageTag;
  title: string;
  description: string;
  /** The page's place in the site, such as "User guide". */
  section: string;
}

type Style = Record<string, string | number>;
/** As `satori` reads an element of React. */
interface Box {
  type: string;
  key: null;
  props: {style: Style; children: string | readonly Box[]};
}

const box = (style: Style, children: string | readonly Box[]): Box => ({
  type: 'div',
  key: null,
  props: {style: {display: 'flex', ...style}, children},
});

const corner = {position: 'absolute', top: 0, left: 0};

const colours = `[data-part]{fill:none;stroke-linecap:round;stroke-linejoin:round}
[data-part=head]{fill:${dark.product}}[data-part=whiskers]{stroke:${dark.product};stroke-width:15}
[data-part=mouth]{stroke:${light.surface};stroke-width:4.5}[data-part=iris]{fill:${dark.alive}}
[data-part=pupil]{fill:${light.text}}`;

/** Added to the SVG afterwards: satori would embed it as an image within the image. */
export function createCat(): string {
  const {viewBox, parts} = drawMascot('awake');
  return `<svg x="829" y="356" width="301" height="280" viewBox="${viewBox}"><style>${colours}</style>${parts}</svg>`;
}

/** In Latin letters. Chinese characters are twice as wide. */
const widthOf = (title: string) =>
  [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

const titleSize = (title: string) => (widthOf(title) > 44 ? 60 : 76);

/** A title of two lines leaves room for two lines of description. */
const descriptionLines = (title: string) => (widthOf(title) > 24 ? 2 : 3);

const names: Localized<string> = identity.name;

/** In a Chinese font, curly quotation marks are full-width. */
const quoted = (text: string, language: LanguageTag) =>
  hasWordSpaces(language) ? text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'") : text;

/** A card as boxes, in the colours of the dark theme. */
export function createCard({language, title, description, section}: CardText): Box {
  return box(
    {
      boxSizing: 'border-box',
      width: cardSize.width,
      height: cardSize.height,
      flexDirection: 'column',
      padding: '78px 80px 64px',
      background: dark.page,
      color: dark.text,
      fontFamily: 'Latin, Chinese',
    },
    [
      box({...corner, width: cardSize.width, height: 14, background: dark.product}, []),
      box({color: dark.action, fontSize: 34, fontWeight: 700}, section),
      box(
        {
          display: 'block',
          lineClamp: 2,
          marginTop: 20,
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.2,
        },
        quoted(title, language),
      ),
      box(
        {
          display: 'block',
          lineClamp: descriptionLines(title),
          width: 720,
          marginTop: 24,
          color: dark.muted,
          fontSize: 31,
          lineHeight: 1.5,
        },
        quoted(description, language),
      ),
      box({marginTop: 'auto', fontSize: 40, fontWeight: 700}, names[language]),
    ],
  );
}
