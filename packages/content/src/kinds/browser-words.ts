import * as v from 'valibot';
import type {Content} from '../content';
import type {Kind} from '../kind';

const folder = 'guide/browser-words';

/** The browsers whose words differ; a phone means Edge for Android, the only one supported. */
const browsers = ['chrome', 'edge', 'firefox', 'phone'] as const;
export type GuideBrowser = (typeof browsers)[number];

const text = v.string();
const ByBrowser = v.record(v.picklist(browsers), text);
const Facts = v.strictObject({addresses: v.record(text, ByBrowser)});
const Words = v.strictObject({
  choice: text,
  between: text,
  of: text,
  comma: text,
  browsers: v.strictObject({chrome: text, edge: text, firefox: text, phone: text}),
  labels: v.record(text, ByBrowser),
});

/** Names that browsers use: URLs are the same in all languages, labels differ. */
const read = (content: Content) => ({
  ...content.facts(`${folder}/facts`, Facts),
  texts: content.words(folder, Words),
});

/** The placeholders that a text may use as `{name}`. */
export function browserWordNames(content: Content): string[] {
  const {addresses, texts} = read(content);
  return [addresses, ...Object.values(texts).map(({labels}) => labels)].flatMap(Object.keys);
}

export const browserWords: Kind = {
  folder,
  modules: (content) => [{name: folder, value: read(content)}],
};
