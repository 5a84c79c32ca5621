import fillers from '@scriptcat/content/search/fillers';
import synonyms from '@scriptcat/content/search/synonyms';
import {fold} from './fold';
import {isHan, runsOf} from './runs';
import {STOP_WORDS} from './stop-words';
import {stemTerm} from './tokenise';

/** A part of a query with one meaning. `group` identifies its synonyms. */
export interface Piece {
  text: string;
  isHan: boolean;
  /** The row of synonyms the piece belongs to. */
  group?: number;
  /** Whether filler was dropped before it, so that it is not adjacent to the piece before. */
  isApart?: boolean;
}

interface Phrase {
  text: string;
  stems: readonly string[];
  group: number;
}

const fillerCharacters = new Set(fillers.characters);
const loneCharacters = new Set([...fillers.characters, ...fillers.negations]);

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Apostrophes would cut "doesn't" in two. */
const withoutApostrophes = (text: string) => text.replace(/['’]/g, '');
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const phrases: Phrase[] = synonyms.flatMap((texts, group) =>
  texts.map((text) => {
    const folded = withoutApostrophes(fold(text));
    return {text: folded, stems: wordsOf(folded).map(stemTerm), group};
  }),
);
const hanPhrases = phrases
  .filter(({text}) => isHan(text))
  .sort((a, b) => b.text.length - a.text.length);
const latinPhrases = new Map<string, Phrase[]>();
for (const phrase of phrases.filter(({text}) => !isHan(text))) {
  const first = phrase.stems[0] ?? '';
  const rivals = [...(latinPhrases.get(first) ?? []), phrase];
  latinPhrases.set(
    first,
    rivals.sort((a, b) => b.stems.length - a.stems.length),
  );
}

/** "greasyfork" and "darkmode" are phrases, too. */
const joinedPhrases = new Map(
  phrases
    .filter(({text}) => !isHan(text) && /[^\p{L}\p{N}]/u.test(text))
    .map((phrase) => [wordsOf(phrase.text).join(''), phrase]),
);

/** The words of a stretch of Han; neighbouring single characters count as one unknown word. */
export function hanWords(text: string): string[] {
  const words: string[] = [];
  let canGrow = false;
  for (const {segment} of segmenter.segment(text)) {
    const isUnknown = [...segment].length === 1 && !loneCharacters.has(segment);
    if (isUnknown && canGrow) words[words.length - 1] += segment;
    else words.push(segment);
    canGrow = isUnknown;
  }
  return words;
}

function withoutFiller(text: string): string[] {
  const filler = fillers.phrases.find((phrase) => text.includes(phrase));
  if (filler) return text.split(filler).flatMap(withoutFiller);
  const stretches = [''];
  for (const word of hanWords(text)) {
    if (fillerCharacters.has(word)) stretches.push('');
    else stretches[stretches.length - 1] += word;
  }
  return stretches.filter(Boolean);
}

function hanPieces(text: string): Piece[] {
  const phrase = hanPhrases.find((candidate) => text.includes(candidate.text));
  if (!phrase) return withoutFiller(text).map((stretch) => ({text: stretch, isHan: true}));
  const at = text.indexOf(phrase.text);
  return [
    ...hanPieces(text.slice(0, at)),
    {text: phrase.text, isHan: true, group: phrase.group},
    ...hanPieces(text.slice(at + phrase.text.length)),
  ];
}

interface Run {
  text: string;
  stems: readonly string[];
}

/** The longest known phrase that starts at a run and ends with one. */
function phraseAt(runs: readonly Run[], at: number): {phrase: Phrase; runs: number} | null {
  const first = runs[at]?.stems[0] ?? '';
  for (const phrase of latinPhrases.get(first) ?? []) {
    const stems: string[] = [];
    let taken = 0;
    while (stems.length < phrase.stems.length && at + taken < runs.length) {
      stems.push(...(runs[at + taken]?.stems ?? []));
      taken += 1;
    }
    if (stems.join(' ') === phrase.stems.join(' ')) return {phrase, runs: taken};
  }
  const joined = joinedPhrases.get(wordsOf(runs[at]?.text ?? '').join(''));
  return joined ? {phrase: joined, runs: 1} : null;
}

function latinPieces(texts: readonly string[]): Piece[] {
  const runs = texts.map((text) => ({text, stems: wordsOf(text).map(stemTerm)}));
  const pieces: Piece[] = [];
  let isApart = false;
  for (let at = 0; at < runs.length; ) {
    const known = phraseAt(runs, at);
    const taken = known?.runs ?? 1;
    const text = texts.slice(at, at + taken).join(' ');
    const isFiller = STOP_WORDS.has(fold(text));
    if (!isFiller) pieces.push({text, isHan: false, group: known?.phrase.group, isApart});
    isApart = isFiller;
    at += taken;
  }
  return pieces;
}

/** "AI agent" names one thing twice, a page may name it once. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const isRepeat = piece.group !== undefined && last?.group === piece.group;
    if (last && isRepeat && last.isHan === piece.isHan) {
      const text = last.isHan ? last.text + piece.text : `${last.text} ${piece.text}`;
      merged[merged.length - 1] = {...last, text};
    } else {
      merged.push(piece);
    }
  }
  return merged;
}

/** Splits a query into pieces: known phrases first, then words. Filler is dropped. */
export function piecesOf(query: string): Piece[] {
  const runs = runsOf(withoutApostrophes(query));
  const pieces: Piece[] = [];
  let latin: string[] = [];
  for (const {text} of runs) {
    if (isHan(text)) {
      pieces.push(...latinPieces(latin), ...hanPieces(fold(text)));
      latin = [];
    } else {
      latin.push(text);
    }
  }
  pieces.push(...latinPieces(latin));
  if (pieces.length > 0) return withoutRepeats(pieces);
  return runs.map(({text}) => ({text, isHan: isHan(text)}));
}

/**
 * Synonyms of a piece. A phrase that contains a shorter synonym is left out: the shorter one finds
 * its pages as well.
 */
export function synonymsOf(piece: Piece): readonly string[] {
  if (piece.group === undefined) return [];
  const own = fold(piece.text);
  const row = (synonyms[piece.group] ?? []).map(fold);
  return row.filter(
    (text) => text !== own && !row.some((other) => other !== text && text.includes(other)),
  );
}
