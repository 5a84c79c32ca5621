/** Where the page is not a secure context there is no clipboard API, only the old command. */
function copyByCommand(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), {value: text, readOnly: true});
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/**
 * Puts a text on the clipboard. A text that is still on its way is promised to the browser at once:
 * Safari refuses to write when the press that asked for it is over.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && navigator.clipboard && 'ClipboardItem' in window) {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    try {
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return;
    } catch {
      // Older browsers take no promise here: below, the text itself.
    }
  }
  const value = await text;
  if (navigator.clipboard) await navigator.clipboard.writeText(value);
  else if (!copyByCommand(value)) throw new Error('The browser refused to copy');
}
