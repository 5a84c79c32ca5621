/** A sentence whose parts in backticks are code. */
export default function RichText({text}: {text: string}) {
  return text.split('`').map((part, index) =>
    // Parts never move within their sentence.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
