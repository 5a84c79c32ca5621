import {Fragment} from 'react';
import BrowserWord from '../BrowserWord';
import type {BrowserWordName} from '../BrowserWord/variants-of';

/** Prints a data text, with **labels** and `code` marked up and {words} of the reader's browser. */
export default function Inline({text}: {text: string}) {
  // The capturing group keeps the marked parts at the odd places.
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\{[a-zA-Z]+\})/).map((part, index) => {
    const key = `${index}:${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    if (part.startsWith('{')) {
      return <BrowserWord key={key} name={part.slice(1, -1) as BrowserWordName} />;
    }
    return part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={key}>{part.slice(2, -2)}</strong>
    );
  });
}
