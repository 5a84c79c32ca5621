import path from 'node:path';
import glossary from '@scriptcat/content/guide/glossary';
import type {Term} from '@scriptcat/content/kinds/guide';
import {hasWordSpaces, type LanguageTag} from '@scriptcat/contract';
import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributes} from '../mdx';

// The guide explains words to its readers; the developer guide and the changelog expect them.
const isGuide = (file: string) => /(?:^|\/)use\/(?!glossary|policy)/.test(file);

/** Text nodes in which a word may be explained: not links or labels. */
function findWord(text: string, {name, also}: Term, language: LanguageTag) {
  const spellings = [name[language], ...(also?.[language] ?? [])];
  const pattern = spellings.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const found = new RegExp(hasWordSpaces(language) ? `\\b(?:${pattern})s?\\b` : pattern, 'i').exec(
    text,
  );
  return found && {at: found.index, word: found[0]};
}

// The explanation is part of the page, so the page needs no glossary.
const termNode = (id: string, tip: string, word: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: attributes({id, tip}),
  children: [{type: 'text', value: word}],
});

/** Marks the first use of each word of the glossary in the paragraphs of a page of the guide. */
export function remarkTerms({language}: {language: LanguageTag}) {
  return (tree: Root, file: VFile) => {
    if (!isGuide(file.path.split(path.sep).join('/'))) return;
    const waiting = new Map(glossary.rows.map((term) => [term.id, term]));
    visit(
      tree,
      ['heading', 'table', 'mdxJsxFlowElement', 'containerDirective', 'paragraph'],
      (node) => {
        if (node.type === 'paragraph') markParagraph(node as Paragraph, waiting, language);
        return SKIP;
      },
    );
  };
}

function markParagraph(
  paragraph: Paragraph,
  waiting: Map<string, Term>,
  language: LanguageTag,
): void {
  paragraph.children = paragraph.children.flatMap((child) =>
    child.type === 'text' ? markText(child, waiting, language) : [child],
  );
}

function markText(
  node: Text,
  waiting: Map<string, Term>,
  language: LanguageTag,
): PhrasingContent[] {
  for (const [id, term] of waiting) {
    const found = findWord(node.value, term, language);
    if (!found) continue;
    waiting.delete(id);
    const before = {type: 'text', value: node.value.slice(0, found.at)} as const;
    const after = {type: 'text', value: node.value.slice(found.at + found.word.length)} as const;
    return [
      ...markText(before, waiting, language),
      termNode(id, term.meaning[language], found.word),
      ...markText(after, waiting, language),
    ];
  }
  return node.value ? [node] : [];
}
