/** Fallback for insecure contexts, which have no clipboard API. */
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
 * Copies a text. A pending text is passed as a promise: Safari rejects writes after the click has
 * ended.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && navigator.clipboard && 'ClipboardItem' in window) {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    try {
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return;
    } catch {
      // Older browsers accept no promise here; wait for the text below.
    }
  }
  const value = await text;
  if (navigator.clipboard) await navigator.clipboard.writeText(value);
  else if (!copyByCommand(value)) throw new Error('The browser refused to copy');
}
