import * as v from 'valibot';
import {type Kind, typedBy} from '../kind';
import {PageAddress} from '../page-address';

const folder = 'guide/moved-anchors';
const Facts = v.record(PageAddress, v.record(PageAddress, v.array(v.string())));

/** By former page and anchor, the address of the section now. */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Of `guide/moved-anchors.yaml`. */
export const movedAnchors: Kind = {
  folder,
  modules: (content) => {
    const value = Object.entries(content.facts(folder, Facts)).map(([page, targets]) => [
      page,
      Object.fromEntries(
        Object.entries(targets).flatMap(([target, anchors]) =>
          anchors.map((anchor) => {
            const [current = '', old = current] = anchor.split('#');
            return [old, `${target}#${current}`];
          }),
        ),
      ),
    ]);
    const type = typedBy('kinds/moved-anchors')('MovedAnchors');
    return [{name: folder, value: Object.fromEntries(value), type}];
  },
};
