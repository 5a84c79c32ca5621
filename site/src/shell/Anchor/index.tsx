import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A place inside a paragraph or a step that an address can name. */
export default function Anchor({id}: {id: string}) {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
