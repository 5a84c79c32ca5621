import {expect, test} from './site';

/** One page of each kind. Each kind has a stylesheet of its own. */
const paths = [
  '',
  'docs/about/',
  'docs/use/use/',
  'docs/dev/background/',
  'docs/change/v1.1/',
  'search/',
  'uninstall/',
  'no-such-page/',
];
const views = [
  {width: 360, theme: 'light', prefix: ''},
  {width: 1280, theme: 'dark', prefix: 'en/'},
];

/** Runs in the page: adds the whole stylesheet and returns what changes. */
async function addWholeStylesheet(): Promise<string[]> {
  const properties = [
    ...['display', 'visibility', 'position', 'inset', 'width', 'height', 'z-index', 'opacity'],
    ...['margin', 'padding', 'border', 'border-radius', 'box-shadow', 'transform', 'cursor'],
    ...['color', 'background-color', 'background-image', 'font', 'letter-spacing', 'list-style'],
    ...['text-decoration', 'text-wrap', 'grid-template-columns', 'flex', 'gap', 'order'],
    ...['animation-name', 'transition', 'scroll-margin'],
  ];
  // Sections below the window would be laid out in one of the next frames.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* {content-visibility: visible !important}');
  document.adoptedStyleSheets.push(sheet);
  const elements = [...document.querySelectorAll('body, body *')];
  const read = () => {
    for (const animation of document.getAnimations()) animation.finish();
    return elements.flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isShown = !pseudo || style.content !== 'none';
        return {
          name: `${element.localName}.${element.className}${pseudo}`,
          values: isShown ? properties.map((name) => style.getPropertyValue(name)) : [],
        };
      }),
    );
  };
  const before = read();
  const {styles} = JSON.parse(document.getElementById('app-files')?.textContent ?? '{}');
  await new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'stylesheet', href: styles[0], onload: resolve});
    document.head.append(link);
  });
  const after = read();
  return before.flatMap(({name, values}, index) =>
    values.flatMap((value, at) => {
      const then = after[index]?.values[at];
      return value === then ? [] : [`${name} ${properties[at]}: ${value} → ${then}`];
    }),
  );
}

for (const path of paths) {
  test(`/${path} looks the same with its own styles as with all`, async ({page, site}) => {
    if (path === 'no-such-page/') site.expectProblem(/404/);
    // Never answered, since the message about a failure would move the page.
    await page.route('**/assets/js/**', () => {});
    // The demo on the home page would move on between the two measurements.
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const {width, theme, prefix} of views) {
      await page.setViewportSize({width, height: 800});
      await site.visit(`${prefix}${path}?docusaurus-theme=${theme}`);
      expect(await page.evaluate(addWholeStylesheet)).toEqual([]);
    }
  });
}
