import type {TextPart} from '@scriptcat/search/client';

/** A text with the words that matched marked; never inserted as HTML. */
export default function Highlighted({parts}: {parts: readonly TextPart[]}) {
  let at = 0;
  return parts.map(({text, isMatch}) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
