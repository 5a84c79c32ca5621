import {PurgeCSS} from 'purgecss';

/** Classes that inline scripts add before the whole stylesheet has loaded. */
const laterNames = ['load-failure', 'p', 'button'];

/** Names in a page that selectors can match. */
export function namesInPage(html: string) {
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  const found = {class: new Set<string>(), id: new Set<string>()};
  for (const [, key, quoted, bare] of html.matchAll(/\s(class|id)=(?:"([^"]*)"|([^\s"'>]+))/g)) {
    for (const name of (quoted ?? bare ?? '').split(/\s+/)) found[key as 'class' | 'id'].add(name);
  }
  return {
    tags: ['html', 'body', ...new Set(tags)],
    classes: [...found.class],
    ids: [...found.id],
    attributes: {names: [], values: []},
    undetermined: [],
  };
}

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The rules of a stylesheet that these pages can use, in source order. */
export async function stylesFor(pages: readonly string[], stylesheet: string): Promise<string> {
  const raw = pages.join('\n');
  const [result] = await new PurgeCSS().purge({
    content: [{raw, extension: 'html'}],
    css: [{raw: stylesheet}],
    extractors: [{extensions: ['html'], extractor: namesInPage}],
    // Inline scripts and React change attributes, so rules on attributes always stay.
    dynamicAttributes: matches(stylesheet, /\[([\w-]+)/g),
    keyframes: true,
    variables: true,
    // PurgeCSS drops a selector part that is made of pseudo-classes alone, such as `:lang(en)`.
    safelist: {standard: [...laterNames, /^:/], variables: matches(raw, /var\(\s*(--[\w-]+)/g)},
  });
  return result?.css ?? '';
}
