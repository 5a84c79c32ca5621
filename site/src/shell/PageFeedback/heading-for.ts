/** The heading above the reader's selection, or the one in the URL fragment. */
export function headingFor(selection: Selection | null, hash: string): string | undefined {
  const headings = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')];
  const marked = selection && !selection.isCollapsed ? selection.anchorNode : null;
  if (!marked) return headings.find(({id}) => `#${id}` === decodeURIComponent(hash))?.id;
  const isAbove = (heading: Element) =>
    heading.contains(marked) ||
    heading.compareDocumentPosition(marked) & Node.DOCUMENT_POSITION_FOLLOWING;
  return headings.filter(isAbove).pop()?.id;
}
