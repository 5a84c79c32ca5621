/** Pages have no tags. */
export default function TagsListInline() {
  return null;
}
