import {matches} from '@site/src/shell/FilterField/matches';

/**
 * Hides the questions below an element that lack a typed word, and groups without any. A question is
 * an h3 with what follows it, a group an h2 with its questions. Returns how many questions are left.
 */
export function narrow(start: Element, query: string): number {
  const groups: {head: Element; questions: Element[][]}[] = [];
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches('aside')) break;
    const group = groups.at(-1);
    if (next.matches('h2')) groups.push({head: next, questions: []});
    else if (next.matches('h3')) group?.questions.push([next]);
    else group?.questions.at(-1)?.push(next);
  }
  let count = 0;
  for (const {head, questions} of groups) {
    const before = count;
    for (const parts of questions) {
      const fits = matches(parts.map((part) => part.textContent).join(' '), query);
      for (const part of parts) part.toggleAttribute('hidden', !fits);
      count += Number(fits);
    }
    head.toggleAttribute('hidden', count === before);
  }
  return count;
}
