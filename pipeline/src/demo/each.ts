/** Joins the parts of a list that is made from data. */
export function each<Item>(items: readonly Item[], print: (item: Item, index: number) => string) {
  return items.map(print).join('\n');
}
