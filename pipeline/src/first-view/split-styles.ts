import {PurgeCSS} from 'purgecss';

/** Put into pages by inline scripts before the whole stylesheet is there. */
const laterNames = ['load-failure', 'p', 'button'];

/** The names that rules can ask for in a page. */
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

/** The rules of a stylesheet that these pages can use, in their order. */
export async function stylesFor(pages: readonly string[], stylesheet: string): Promise<string> {
  const raw = pages.join('\n');
  const [result] = await new PurgeCSS().purge({
    content: [{raw, extension: 'html'}],
    css: [{raw: stylesheet}],
    extractors: [{extensions: ['html'], extractor: namesInPage}],
    // Attributes change after the page was built.
    dynamicAttributes: matches(stylesheet, /\[([\w-]+)/g),
    keyframes: true,
    variables: true,
    // PurgeCSS drops a selector part that is made of pseudo-classes alone, such as `:lang(en)`.
    safelist: {standard: [...laterNames, /^:/], variables: matches(raw, /var\(\s*(--[\w-]+)/g)},
  });
  return result?.css ?? '';
}
