import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Kind} from '../kind';

/** Colours are edited in the stylesheet. Code that has no stylesheet reads them here. */
export const tokens = path.resolve(import.meta.dirname, '../../../../site/src/css/tokens.css');

type Properties = Readonly<Record<string, string>>;

const propertiesIn = (css: string): Properties =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Roles that are a plain colour, by name: `onAction` for `--ui-on-action`. */
function coloursIn(properties: Properties): Properties {
  const resolve = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name) => resolve(properties[name] ?? ''));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const colour = resolve(value);
      return name.startsWith('ui-') && /^#[\da-f]{6}$/.test(colour)
        ? [[camelCase(name.slice('ui-'.length)), colour]]
        : [];
    }),
  );
}

/** The colours of `tokens.css` in the light and the dark theme. */
export const palette: Kind = {
  folder: 'site/palette',
  modules: () => {
    const [day = '', night = ''] = readFileSync(tokens, 'utf8').split("[data-theme='dark']");
    const light = propertiesIn(day);
    const dark = {...light, ...propertiesIn(night)};
    const value = {light: coloursIn(light), dark: coloursIn(dark)};
    return [{name: 'site/palette', source: 'site/src/css/tokens.css', value}];
  },
};
