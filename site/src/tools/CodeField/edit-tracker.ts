/**
 * Tells what comes back to an editor from what comes from elsewhere. React hands a text back a
 * moment after it was typed; by then somebody fast has typed on, and the text is an old one.
 */
export function createEditTracker() {
  let reported: string[] = [];
  return {
    report(value: string): void {
      reported.push(value);
    },
    isOwnEdit(value: string): boolean {
      const index = reported.indexOf(value);
      reported = index === -1 ? [] : reported.slice(index + 1);
      return index !== -1;
    },
  };
}
