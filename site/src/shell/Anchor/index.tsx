import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/** A place inside a paragraph or a step that an address can name. */
export default function Anchor({id}: {id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
