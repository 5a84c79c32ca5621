import * as v from 'valibot';
import {type Content, localize, optionalText, textOf} from '../../content';
import {type Kind, typedBy} from '../../kind';
import {readApis} from './api';
import {readGroups} from './shared';

/** Messages of the interface are words, messages of the program are facts. */
const ErrorFacts = v.strictObject({message: v.optional(v.string())});
const ErrorWords = (isInFacts: boolean) =>
  v.strictObject({
    message: (isInFacts ? v.optional(v.never()) : v.string()) as v.GenericSchema<
      string | undefined
    >,
    when: v.string(),
    cure: v.optional(v.string()),
  });

/** The last part of a message's URL: its letters and digits, shortened. */
function errorId(message: string): string {
  const slug = message
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, 60).replace(/-$/, '');
}

const inAll = (content: Content, message: string) =>
  localize(Object.fromEntries(content.languages.map(({tag}) => [tag, message])));

function readError(content: Content, name: string) {
  const folder = `reference/errors/${name}`;
  const hasFacts = content.files(folder).includes('facts');
  const {message} = hasFacts ? content.facts(`${folder}/facts`, ErrorFacts) : {};
  const words = content.words(folder, ErrorWords(message !== undefined));
  return {
    id: name,
    message: message ? inAll(content, message) : textOf(words, (each) => each.message),
    when: textOf(words, ({when}) => when),
    cure: optionalText(words, ({cure}) => cure),
    apis: [],
  };
}

/** The messages of all APIs, each listed once. */
function apiErrors(content: Content) {
  const sources = readApis(content).flatMap(({name, facts, words}) =>
    (facts.errors ?? []).map((message) => ({name, message, words})),
  );
  return [...new Set(sources.map(({message}) => message))].map((message) => {
    const from = sources.filter((source) => source.message === message);
    const [first] = from;
    return {
      id: errorId(message),
      message: inAll(content, message),
      when: first && textOf(first.words, ({errors}) => errors?.[message]),
      cure: first && optionalText(first.words, ({cures}) => cures?.[message]),
      apis: from.map(({name}) => name),
    };
  });
}

/** `reference/errors`, a folder for each message that belongs to no API. */
export const errors: Kind = {
  folder: 'reference/errors',
  modules: (content) => [
    {
      name: 'reference/errors',
      value: readGroups(content, 'errors').map(({entries, ...group}) => ({
        ...group,
        entries:
          group.id === 'apis'
            ? apiErrors(content)
            : entries.map((name) => readError(content, name)),
      })),
      type: typedBy('kinds/reference/types')('ErrorGroup', 'readonly ErrorGroup[]'),
    },
  ],
};
