/** The editors of the tools live in a shadow tree, outside of which the event names only its host. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Ctrl/⌘ K opens and closes search from anywhere; "/" opens it where nobody is typing. */
export function searchShortcut(event: KeyboardEvent): 'toggle' | 'open' | undefined {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (event.isComposing) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'toggle' : undefined;
  return key === '/' && !altKey && !isTyping(event) ? 'open' : undefined;
}
