/** The source with its translations, and the ids of those. */
export function translateTexts(
  source: string,
  messages: Record<string, string>,
): {text: string; ids: string[]};
