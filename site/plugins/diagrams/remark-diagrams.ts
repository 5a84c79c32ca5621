import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component} from '../mdx';
import {type Drawing, layoutDiagram} from './layout';
import {describeDiagram, parseDiagram} from './parse-diagram';

/** What `guide/Diagram` draws, for wide and for narrow screens, and the same in words. */
export interface DiagramProps {
  title: string;
  wide: readonly Drawing[];
  narrow: readonly Drawing[];
  sentences: readonly string[];
}

/** The room that a page of the docs has beside its menus, in pixels. */
const columnWidth = 760;

function toDiagram({value, meta}: Code): MdxJsxFlowElement {
  const [, title] = /title="([^"]+)"/.exec(meta ?? '') ?? [];
  if (!title) throw new Error('A diagram needs a title: ```diagram title="…".');
  const diagram = parseDiagram(value);
  const across = layoutDiagram(diagram, 'LR', 9);
  const fits = across.every(({width}) => width <= columnWidth);
  const props: DiagramProps = {
    title,
    wide: fits ? across : layoutDiagram(diagram, 'TB', 14),
    narrow: layoutDiagram(diagram, 'TB', 8),
    sentences: describeDiagram(diagram),
  };
  return component('Diagram', {...props});
}

/** Draws code blocks of the language `diagram` while the page is built. */
export function remarkDiagrams() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'diagram' || !parent || index === undefined) return;
      try {
        parent.children.splice(index, 1, toDiagram(node));
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : '';
        throw new Error(`${file.path}: ${reason}`, {cause});
      }
    });
  };
}
