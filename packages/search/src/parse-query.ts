import fillers from '@scriptcat/content/search/fillers';
import synonyms from '@scriptcat/content/search/synonyms';
import {bareText, fold} from './fold';
import {hanWords, type Piece, piecesOf, synonymsOf} from './pieces';
import {isHan} from './runs';
import {rootOf} from './stem';
import {stemTerm, type Token, tokenise} from './tokenise';
import type {Vocabulary} from './vocabulary';

export interface WeightedTerm {
  term: string;
  weight: number;
}

/** Terms that have one meaning together. A record matches by the share of them it contains. */
export interface Option {
  terms: readonly WeightedTerm[];
  boost: number;
  /** Parts of the typed word, which are not highlighted if pages contain the whole. */
  isPartial?: boolean;
}

/** One concept of the query, with alternative spellings. The best one counts. */
export type Concept = readonly Option[];

/** A parsed query. */
export interface ParsedQuery {
  concepts: Concept[];
  /** The folded query without spaces and filler words, to compare with headings. */
  essence: string;
  /** The identifier the query consists of, its separators removed, if it is only one. */
  name: string | null;
}

/** Weight of a match relative to an exact one, by match type. */
const BOOST = {
  key: 1.2,
  parts: 0.75,
  humps: 0.7,
  stem: 0.92,
  synonym: 0.75,
  shorter: 0.88,
  prefix: 0.8,
  joined: 0.85,
  split: 0.7,
  related: 0.6,
  similar: 0.6,
  prefixTypo: 0.45,
  substring: 0.4,
  single: 0.5,
};
/** Terms tried per word. */
const MAX = {prefixes: 24, related: 12, similar: 8, substring: 12};
/** Minimum length of a word for each match type. */
const MIN_LENGTH = {prefix: 2, similar: 4, twoTypos: 8, prefixTypo: 5, substring: 4, half: 3};
/**
 * Weights of Han bigrams across two words, of words without meaning, of Latin names in a Chinese
 * query, and of identifiers and releases.
 */
const ACROSS_WORDS = 0.2;
const FAINT = 0.3;
const NAME_IN_HAN = 1.6;
const SUBJECT = 2;
const isIdentifier = (text: string) => /[_@]|[A-Za-z]\.\w|^[A-Z]{3,}$|^run-(?:at|in)$/.test(text);

const FAINT_STEMS = new Set(fillers.faint.map(stemTerm));
const isFiller = (text: string) => FAINT_STEMS.has(stemTerm(fold(text)));

const option = (terms: readonly string[], boost = 1): Option => ({
  terms: terms.map((term) => ({term, weight: 1})),
  boost,
});

/** Weighs bigrams across two words, or in a filler word, less. */
function hanOption(text: string, boost = 1): Option {
  const units = [...text];
  const share = units.length / 2 / Math.max(units.length - 1, 1);
  const weights = hanWords(text).flatMap((word) => {
    const inside = isFiller(word) ? FAINT : 1;
    return [...Array([...word].length - 1).fill(inside), ACROSS_WORDS];
  });
  const terms = units.slice(0, -1).map((unit, at) => ({
    term: unit + units[at + 1],
    weight: share * (weights[at] ?? 1),
  }));
  return {terms, boost};
}

function singleHan(character: string, vocabulary: Vocabulary): Concept {
  const found = vocabulary.startingWith(character, MAX.prefixes);
  return found.map((term) => option([term], term === character ? 1 : BOOST.single));
}

function synonymOption(text: string, boost: number, vocabulary: Vocabulary): Option[] {
  if (isHan(text)) return [hanOption(text, boost)];
  const words = tokenise(text).filter(({kind}) => kind === 'word');
  const terms = words.map(({term}) => (vocabulary.has(stemTerm(term)) ? stemTerm(term) : term));
  const together = words.length > 1 ? [option([bareText(text)], boost)] : [];
  return [option(terms, boost), ...together].filter(({terms: wanted}) =>
    wanted.every(({term}) => vocabulary.has(term)),
  );
}

function halves(word: string, vocabulary: Vocabulary): Option[] {
  const found: Option[] = [];
  for (let at = MIN_LENGTH.half; at <= word.length - MIN_LENGTH.half; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.has(part))) found.push(option(parts, BOOST.split));
  }
  return found;
}

/** Related words: "deletion" for "delete". */
function relatives(word: string, vocabulary: Vocabulary): Option[] {
  const root = rootOf(word);
  if (root === null) return [];
  return vocabulary
    .startingWith(root, MAX.prefixes)
    .filter((term) => term !== word && rootOf(term) === root)
    .slice(0, MAX.related)
    .map((term) => option([term], BOOST.related));
}

/** Suggestions for a word that no page contains. */
function guesses(word: string, vocabulary: Vocabulary): Option[] {
  const distance = word.length >= MIN_LENGTH.twoTypos ? 2 : 1;
  const similar =
    word.length >= MIN_LENGTH.similar ? vocabulary.similarTo(word, distance, MAX.similar) : [];
  const prefixTypos =
    similar.length === 0 && word.length >= MIN_LENGTH.prefixTypo
      ? vocabulary.beginningLike(word, distance, MAX.similar)
      : [];
  const substrings =
    word.length >= MIN_LENGTH.substring ? vocabulary.containing(word, MAX.substring) : [];
  return [
    ...similar.map((term) => option([term], BOOST.similar)),
    ...prefixTypos.map((term) => option([term], BOOST.prefixTypo)),
    ...substrings.map((term) => option([term], BOOST.substring)),
    ...halves(word, vocabulary),
  ];
}

function prefixes(word: string, vocabulary: Vocabulary): Option[] {
  if (word.length < MIN_LENGTH.prefix) return [];
  return vocabulary
    .startingWith(word, MAX.prefixes)
    .filter((term) => term !== word)
    .map((term) => option([term], BOOST.prefix * (0.5 + (0.5 * word.length) / term.length)));
}

/** A known version matches exactly, an unknown one by its line. */
function versionConcept(versions: readonly Token[], vocabulary: Vocabulary): Concept {
  const [known] = versions.filter(({term}) => vocabulary.has(term));
  return known ? [option([known.term]), ...prefixes(known.term, vocabulary)] : [];
}

/** A phrase with one meaning: all its words in any form, or written as one. */
function phraseConcept(text: string, vocabulary: Vocabulary): Concept {
  const words = tokenise(text).filter(({kind}) => kind === 'word');
  const terms = words.map(({term}) => (vocabulary.has(stemTerm(term)) ? stemTerm(term) : term));
  return [option(terms), option([bareText(text)], BOOST.joined)];
}

function partsOption(parts: readonly Token[], boost: number): Option[] {
  if (parts.length === 0) return [];
  const all = option(
    parts.map(({term}) => term),
    boost,
  );
  return [{...all, isPartial: true}];
}

function latinConcept(text: string, isLast: boolean, vocabulary: Vocabulary): Concept {
  if (text.includes(' ')) return phraseConcept(text, vocabulary);
  const tokens = tokenise(text);
  const versions = tokens.filter(({kind}) => kind === 'version');
  if (versions.length > 0) return versionConcept(versions, vocabulary);
  const of = (kind: string) => tokens.filter((token) => token.kind === kind);
  const whole = bareText(text);
  const spelling = tokens[0]?.kind === 'word' ? (tokens[0].term ?? whole) : whole;
  const parts = of('word').filter(({term}) => term !== spelling);
  const options: Option[] = [
    option([spelling]),
    ...of('key').map(({term}) => option([term], BOOST.key)),
    ...partsOption(parts, of('name').length > 0 ? BOOST.parts : BOOST.humps),
    ...(of('stem').length === 1 ? of('stem').map(({term}) => option([term], BOOST.stem)) : []),
  ];
  const isKnown = vocabulary.has(spelling);
  const completions = isLast || !isKnown ? prefixes(spelling, vocabulary) : [];
  const others = [...completions, ...relatives(spelling, vocabulary)];
  if (isKnown || others.length > 0) return [...options, ...others];
  return [...options, ...guesses(spelling, vocabulary)];
}

function conceptOf(piece: Piece, isLast: boolean, vocabulary: Vocabulary): Concept {
  const own = fold(piece.text);
  const synonyms = synonymsOf(piece).flatMap((text) => {
    const boost = own.includes(text) ? BOOST.shorter : BOOST.synonym;
    return synonymOption(text, boost, vocabulary);
  });
  if (!piece.isHan) return [...latinConcept(piece.text, isLast, vocabulary), ...synonyms];
  if ([...piece.text].length === 1) return [...singleHan(piece.text, vocabulary), ...synonyms];
  return [hanOption(piece.text), ...synonyms];
}

/** "user script" also finds "userscript": the joined word counts for both. */
function withNeighbours(
  pieces: readonly Piece[],
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
) {
  const both = (left: Piece | undefined, right: Piece | undefined): Option[] => {
    if (!left || !right || left.isHan || right.isHan || right.isApart) return [];
    const term = bareText(left.text + right.text);
    return vocabulary.has(term) ? [option([term], BOOST.joined)] : [];
  };
  return concepts.map((concept, at) => [
    ...concept,
    ...both(pieces[at - 1], pieces[at]),
    ...both(pieces[at], pieces[at + 1]),
  ]);
}

const isLone = ({text, isHan: han, group}: Piece) =>
  han && group === undefined && [...text].length === 1;

/** Whether a piece is a filler word, in a row of synonyms that starts with one, or one character. */
const isFaint = (piece: Piece) =>
  isLone(piece) || isFiller(piece.text) || isFiller(synonyms[piece.group ?? -1]?.[0] ?? '');

function weighted(concept: Concept, factor: number): Concept {
  return concept.map((way) => ({
    ...way,
    terms: way.terms.map(({term, weight}) => ({term, weight: weight * factor})),
  }));
}

/** The weights of the pieces of a query. */
function importance(piece: Piece, pieces: readonly Piece[]): number {
  if (isFaint(piece)) return pieces.every(isFaint) ? 1 : FAINT;
  // A named release outweighs a few words, in a longer report it says little.
  if (/^v?\d+\.\d/i.test(piece.text)) return pieces.length > 3 ? FAINT : SUBJECT;
  if (pieces.length > 1 && isIdentifier(piece.text)) return SUBJECT;
  // A Latin word in a Chinese query is nearly always the name of its subject.
  return !piece.isHan && pieces.some(({isHan: han}) => han) ? NAME_IN_HAN : 1;
}

/** Parses a query into terms of the index. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const pieces = piecesOf(query);
  const alone = pieces.map((piece) => conceptOf(piece, piece === pieces.at(-1), vocabulary));
  const concepts = withNeighbours(pieces, alone, vocabulary);
  const only = pieces.length === 1 ? pieces[0] : undefined;
  return {
    concepts: pieces.map((piece, at) => weighted(concepts[at] ?? [], importance(piece, pieces))),
    essence: pieces.map(({text}) => bareText(text)).join(''),
    name: only && !only.isHan ? bareText(only.text) : null,
  };
}
