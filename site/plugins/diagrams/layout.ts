import {Graph, layout} from '@dagrejs/dagre';
import {widthOf, wrap} from './measure';
import type {Box, Diagram} from './parse-diagram';

/** What the page draws, in pixels. */
export interface Drawing {
  width: number;
  height: number;
  boxes: readonly {
    kind: Box['kind'];
    x: number;
    y: number;
    width: number;
    height: number;
    lines: readonly string[];
  }[];
  arrows: readonly {line: string; head: string; x: number; y: number; lines: readonly string[]}[];
}

interface Point {
  x: number;
  y: number;
}

const em = 15;
const lineHeight = 21;
const padding = {x: 14, y: 10};
const labelEm = 13;
const margin = 2;
const round = (value: number) => Math.round(value * 10) / 10;

const sizeOf = (lines: readonly string[], fontSize: number) => ({
  width: Math.ceil(Math.max(0, ...lines.map(widthOf)) * fontSize),
  height: lines.length * lineHeight,
});

/** A triangle at the end of a line, pointing where it goes. */
function headOf(before: Point, tip: Point): string {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const corner = (turn: number) =>
    `${round(tip.x - 8 * Math.cos(angle + turn))} ${round(tip.y - 8 * Math.sin(angle + turn))}`;
  return `M${round(tip.x)} ${round(tip.y)}L${corner(0.45)}L${corner(-0.45)}z`;
}

/** The parts of a diagram that no arrow connects. */
function partsOf({boxes, arrows}: Diagram): Diagram[] {
  const part = new Map(boxes.map(({id}) => [id, id]));
  for (const {from, to} of arrows) {
    const [kept, gone] = [part.get(from) ?? from, part.get(to)];
    for (const [id, name] of part) if (name === gone) part.set(id, kept);
  }
  return [...new Set(part.values())].map((name) => ({
    boxes: boxes.filter(({id}) => part.get(id) === name),
    arrows: arrows.filter(({from}) => part.get(from) === name),
  }));
}

type Direction = 'TB' | 'LR';

/** Places the boxes and arrows of one part. */
function layoutPart({boxes, arrows}: Diagram, direction: Direction, boxWidth: number): Drawing {
  const graph = new Graph({multigraph: true});
  graph.setGraph({
    rankdir: direction,
    nodesep: 18,
    ranksep: 30,
    edgesep: 12,
    marginx: margin,
    marginy: margin,
  });
  const boxLines = new Map(boxes.map(({id, label}) => [id, wrap(label, boxWidth)]));
  for (const {id} of boxes) {
    const {width, height} = sizeOf(boxLines.get(id) ?? [], em);
    graph.setNode(id, {width: width + 2 * padding.x, height: height + 2 * padding.y});
  }
  const arrowLines = arrows.map(({label}) => (label ? wrap(label, boxWidth) : []));
  for (const [index, {from, to}] of arrows.entries()) {
    const size = sizeOf(arrowLines[index] ?? [], labelEm);
    graph.setEdge(from, to, {...size, width: size.width + 8, labelpos: 'c'}, String(index));
  }
  layout(graph);

  const {width = 0, height = 0} = graph.graph() as {width?: number; height?: number};
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: boxes.map(({id, kind}) => {
      const node = graph.node(id) as Point & {width: number; height: number};
      return {
        kind,
        x: round(node.x - node.width / 2),
        y: round(node.y - node.height / 2),
        width: round(node.width),
        height: round(node.height),
        lines: boxLines.get(id) ?? [],
      };
    }),
    arrows: arrows.map(({from, to}, index) => {
      const {x, y, points} = graph.edge(from, to, String(index)) as Point & {points: Point[]};
      const [before, tip] = points.slice(-2) as [Point, Point];
      return {
        line: points.map((at, n) => `${n ? 'L' : 'M'}${round(at.x)} ${round(at.y)}`).join(''),
        head: headOf(before, tip),
        x: round(x),
        y: round(y),
        lines: arrowLines[index] ?? [],
      };
    }),
  };
}

/** Places the parts of a diagram below each other; `TB` goes down, `LR` to the right. */
export function layoutDiagram(
  diagram: Diagram,
  direction: Direction,
  boxWidth: number,
): readonly Drawing[] {
  return partsOf(diagram).map((part) => layoutPart(part, direction, boxWidth));
}
