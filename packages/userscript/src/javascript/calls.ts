/** A call of a granted name, as the scan sees it. */
export interface ScannedCall {
  name: string;
  start: number;
  end: number;
  /** How many tokens its text has. */
  tokens: number;
  /** Bodies of functions and further such calls inside, which say nothing about this one. */
  cuts: readonly Span[];
}

interface Span {
  start: number;
  end: number;
}

/** A call that is still open, or the body of a function inside of one, which has no name. */
export interface OpenCall {
  name: string;
  start: number;
  /** How many brackets are open around it. */
  level: number;
  tokensBefore: number;
  cuts: Span[];
  /** How many tokens fewer it has because of its cuts. */
  savedTokens: number;
}

/** Stands in place of a cut, be it a body or a value. */
const cutText = '{}';
const cutTokens = 2;

/** Starts a call, or with an empty name a body. */
export function newCall(
  name: string,
  start: number,
  level: number,
  tokensBefore: number,
): OpenCall {
  return {name, start, level, tokensBefore, cuts: [], savedTokens: 0};
}

/** Ends the innermost open call and cuts it out of the one around it. */
export function closeCall(
  open: OpenCall[],
  end: number,
  tokensUntilEnd: number,
): ScannedCall | undefined {
  const call = open.pop();
  if (!call) return undefined;
  const {name, start, cuts, savedTokens} = call;
  const tokens = tokensUntilEnd - call.tokensBefore;
  const around = open.at(-1);
  if (around) {
    around.cuts.push({start, end});
    around.savedTokens += tokens - cutTokens;
  }
  return name ? {name, start, end, tokens: tokens - savedTokens, cuts} : undefined;
}

/** The text of a call without what is cut out of it. */
export function callText(source: string, {start, end, cuts}: ScannedCall): string {
  let text = '';
  let from = start;
  for (const cut of cuts) {
    text += source.slice(from, cut.start) + cutText;
    from = cut.end;
  }
  return text + source.slice(from, end);
}
