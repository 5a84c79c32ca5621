const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl/⌘ K opens and closes search from anywhere; "/" opens it where nobody is typing. */
export function searchShortcut(event: KeyboardEvent): 'toggle' | 'open' | undefined {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (event.isComposing) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'toggle' : undefined;
  return key === '/' && !altKey && !isTyping(target) ? 'open' : undefined;
}
