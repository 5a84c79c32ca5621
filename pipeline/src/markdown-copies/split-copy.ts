/** What assistants read at once is cut at about 100,000 characters, in some at 50,000. */
const MAX_LENGTH = 45_000;

/** Cuts a long text before headings, so that each part can be read at once. */
export function splitCopy(markdown: string, max = MAX_LENGTH): string[] {
  const parts: string[] = [];
  for (const section of markdown.split(/(?=^##+ )/m)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + section.length <= max)
      parts.push(parts.pop() + section);
    else parts.push(section);
  }
  return parts;
}
