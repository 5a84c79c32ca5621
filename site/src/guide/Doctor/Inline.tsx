import {Fragment, type ReactNode} from 'react';

/** Prints a data text, with **labels** and `code` marked up. */
export default function Inline({text}: {text: string}): ReactNode {
  // The capturing group keeps the marked parts at the odd places.
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    const key = `${index}:${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={key}>{part.slice(2, -2)}</strong>
    );
  });
}
