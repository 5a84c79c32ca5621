import * as v from 'valibot';
import {type Content, optionalText, textOf, textsOfList} from '../../content';
import {type Kind, typedBy} from '../../kind';
import {CompatFacts, CompatWords, compatibility, readGroups, Version} from './shared';
import {valueKinds} from './types';

const KeyFacts = (content: Content) =>
  v.strictObject({
    kind: v.picklist(valueKinds),
    status: v.optional(
      v.picklist(['supported', 'no-effect', 'unsupported', 'unneeded']),
      'supported',
    ),
    repeatable: v.optional(v.boolean()),
    localisable: v.optional(v.boolean()),
    required: v.optional(v.boolean()),
    contexts: v.array(v.picklist(['page', 'background', 'crontab', 'subscribe'])),
    values: v.optional(v.array(v.string())),
    since: v.optional(Version(content)),
    syntax: v.array(v.string()),
    compat: CompatFacts,
    sample: v.optional(v.string()),
  });

const KeyWords = v.strictObject({
  title: v.string(),
  summary: v.string(),
  notes: v.optional(v.array(v.string())),
  mistake: v.optional(v.string()),
  compat: CompatWords,
});

const typed = typedBy('kinds/reference/types');

/** Of `reference/meta`, a folder for each metadata key. */
export const meta: Kind = {
  folder: 'reference/meta',
  modules(content) {
    const keys = readGroups(content, 'meta').flatMap(({id, entries}) =>
      entries.map((name) => {
        const folder = `reference/meta/${name}`;
        const {compat, kind, status, ...facts} = content.facts(
          `${folder}/facts`,
          KeyFacts(content),
        );
        const words = content.words(folder, KeyWords);
        const text = {
          title: textOf(words, ({title}) => title),
          summary: textOf(words, ({summary}) => summary),
          notes: textsOfList(words, ({notes}) => notes) ?? [],
          mistake: optionalText(words, ({mistake}) => mistake),
          compat: compatibility(compat, words),
        };
        return {key: {name, group: id, kind, status, ...facts}, text};
      }),
    );
    const names = keys.map(({key}) => `'${key.name}'`).join(' | ');
    const ignored = content.facts(
      'reference/ignored-keys',
      v.strictObject({names: v.array(v.string()), prefixes: v.array(v.string())}),
    );
    return [
      {
        name: 'reference/meta',
        value: keys.map(({key}) => key),
        type: typed('MetadataKey', `readonly (MetadataKey & {readonly name: ${names}})[]`),
      },
      {
        name: 'reference/meta-texts',
        value: Object.fromEntries(keys.map(({key, text}) => [key.name, text])),
        type: typed('MetadataText', `Readonly<Record<${names}, MetadataText>>`),
      },
      {name: 'reference/ignored-keys', value: ignored},
    ];
  },
};
