import type {Kind} from '../../kind';
import {readGroups} from './shared';

/** Of `reference/groups`: groups by id. Entries name their group. */
export const groups: Kind = {
  folder: 'reference/groups',
  modules: (content) => [
    {
      name: 'reference/groups',
      value: Object.fromEntries(
        (['apis', 'meta'] as const).map((part) => [
          part,
          Object.fromEntries(
            readGroups(content, part).map(({id, title, about}) => [id, {title, about}]),
          ),
        ]),
      ),
    },
  ],
};
