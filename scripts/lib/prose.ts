import glossary from '@scriptcat/content/guide/glossary';
import latest from '@scriptcat/content/releases/latest';
import phrases from '@scriptcat/content/site/phrases';
import type {LanguageTag} from '@scriptcat/contract';
import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkMessageControl from 'remark-message-control';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {isPair, isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';

interface Rule {
  id: string;
  pattern: RegExp;
  advice: string;
  /** Reads code, labels and quotations as well. */
  isLiteral?: boolean;
  isHit?: (match: RegExpExecArray) => boolean;
}

const isLatest = (version = '') => `${latest.stable.version}.`.startsWith(`${version}.`);
const languages = Object.keys(phrases.habits) as LanguageTag[];
const isLanguage = (value: unknown): value is LanguageTag => languages.includes(value as never);

const rulesOf = (language: LanguageTag): Rule[] => [
  ...phrases.habits[language].map(({id, pattern, advice}) => ({
    id,
    pattern: new RegExp(pattern, 'gu'),
    advice,
  })),
  // An avoided word may be given once, in brackets, after the preferred one.
  ...glossary.rows.flatMap(({name, avoid}) =>
    (avoid?.[language] ?? []).map((word) => ({
      id: 'glossary',
      pattern: new RegExp(`(?<![\uff08(])${word}`, 'giu'),
      advice: `write "${name[language]}"`,
    })),
  ),
  ...phrases.wrong[language].map(({pattern, advice}) => ({
    id: 'wrong',
    pattern: new RegExp(pattern, 'gu'),
    advice,
    isLiteral: true,
  })),
  ...phrases.current[language].map((pattern) => ({
    id: 'current',
    pattern: new RegExp(pattern, 'giu'),
    advice: `${latest.stable.version} is current`,
    isLiteral: true,
    isHit: ([, version]: RegExpExecArray) => !isLatest(version),
  })),
];
const rules = Object.fromEntries(languages.map((language) => [language, rulesOf(language)]));

/** Stands for a label, code or a quotation, whose words are not ours. */
const blank = '\u25a0';
/** Names of values that a program fills in. */
const slot = /\{\w+\}/g;
const quotation = /(["\u201c\u300c])[^"\u201c\u201d\u300c\u300d]*(["\u201d\u300d])/gu;

function flatten(node: Nodes, isLiteral: boolean): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return `\`${isLiteral ? node.value : blank}\``;
  if (!('children' in node)) return '';
  const inside = node.children.map((child) => flatten(child, isLiteral)).join('');
  if (node.type === 'mdxJsxTextElement') return inside || blank;
  if (node.type !== 'strong' || isLiteral) return inside;
  // The separators of a menu path are ours.
  return `**${inside.replace(/[^\s>\u2192\u203a]+/gu, blank)}**`;
}

const isBlock = ({type}: Nodes) => ['paragraph', 'heading', 'tableCell'].includes(type);
const textAttributes = ['title', 'description', 'label', 'caption', 'alt', 'summary'];

/** The texts of a node itself. */
function textsOf(node: Nodes): {own: string; literal: string}[] {
  if (isBlock(node)) return [{own: flatten(node, false), literal: flatten(node, true)}];
  if (node.type === 'code' && node.lang === 'diagram')
    return [...`${node.meta}\n${node.value}`.matchAll(/"([^"]+)"/g)].map(([, label = '']) => ({
      own: label,
      literal: label,
    }));
  const values =
    node.type === 'yaml'
      ? Object.entries(parseDocument(node.value).toJS() ?? {})
      : 'attributes' in node
        ? node.attributes.map((attribute) => [
            'name' in attribute && attribute.name,
            attribute.value,
          ])
        : [];
  return values.flatMap(([name, value]) =>
    textAttributes.includes(String(name)) && typeof value === 'string'
      ? [{own: value, literal: value}]
      : [],
  );
}

export interface Text {
  file: string;
  language: LanguageTag;
  source: string;
  /** The line of the file on which the text begins. */
  line?: number;
}

function report(tree: Root, file: VFile, language: LanguageTag) {
  visit(tree, (node) => {
    if (node.type === 'blockquote') return SKIP;
    const start = node.position?.start ?? {line: 1, column: 1};
    for (const texts of textsOf(node))
      for (const {id, pattern, advice, isLiteral, isHit = () => true} of rules[language] ?? []) {
        const text = isLiteral
          ? texts.literal
          : texts.own.replace(slot, blank).replace(quotation, `$1${blank}$2`);
        for (const match of [...text.matchAll(pattern)].filter(isHit)) {
          const line = start.line + text.slice(0, match.index).split('\n').length - 1;
          const place = line === start.line ? start : {line, column: 1};
          const end = match.index + match[0].length;
          const found = text.slice(Math.max(0, match.index - 15), end + 15).replaceAll('\n', ' ');
          file.message(`${advice}: \u2026${found}\u2026`, place, `prose:${id}`);
        }
      }
    return undefined;
  });
}

const base = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const parsers = {md: base(), mdx: base().use(remarkMdx)};
const known = Object.values(rules).flatMap((list) => list.map(({id}) => id));
const except = remarkMessageControl({name: 'prose', known});

/** What the rules find in a text. `prose ignore <rule>`, in a comment before a block, excepts it. */
export function proseProblems(text: Text): string[] {
  const file = new VFile({path: text.file, value: text.source});
  const tree = parsers[text.file.endsWith('.mdx') ? 'mdx' : 'md'].parse(file);
  report(tree, file, text.language);
  // Without this offset, what a component at the end says would count as outside the tree.
  delete tree.position?.end.offset;
  except(tree, file);
  return file.messages.map(
    ({line = 1, reason, ruleId}) =>
      `${text.file}:${line + (text.line ?? 1) - 1}: ${reason} (${ruleId})`,
  );
}

/** The texts of a content file, whose language is a key above them or the file's name. */
export function textsIn(file: string, source: string): Text[] {
  const counter = new LineCounter();
  const texts: Text[] = [];
  const lines = source.split('\n');
  visitYaml(parseDocument(source, {lineCounter: counter}), {
    Scalar(key, {value, range}, ancestors) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const keys = ancestors.map((node) => isPair(node) && isScalar(node.key) && node.key.value);
      const language = [file.split(/[/.]/).at(-2), ...keys].findLast(isLanguage);
      if (!language) return;
      const {line} = counter.linePos(range[0]);
      const [exception] = /prose ignore .*/.exec(lines[line - 2] ?? '') ?? [];
      texts.push(
        exception
          ? {file, language, source: `<!--${exception}-->\n\n${value}`, line: line - 2}
          : {file, language, source: value, line},
      );
    },
  });
  return texts;
}
