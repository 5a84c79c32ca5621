/** The meaning of a box: a step, a question or an end. */
const kinds = ['step', 'ask', 'end'] as const;

export interface Box {
  id: string;
  kind: (typeof kinds)[number];
  label: string;
}

export interface Arrow {
  from: string;
  to: string;
  label: string;
}

export interface Diagram {
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

const boxLine = /^(step|ask|end) (\w+) "([^"]+)"$/;
const arrowLine = /^(\w+) -> (\w+)(?: "([^"]+)")?$/;

/**
 * Reads a diagram written as text, one box or arrow per line:
 * `step store "Script site"`, `ask allowed "Is it allowed?"`, `store -> page "click install"`.
 */
export function parseDiagram(source: string): Diagram {
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (!line) continue;
    const box = boxLine.exec(line);
    const arrow = arrowLine.exec(line);
    if (box) {
      const [, kind, id = '', label = ''] = box;
      boxes.push({kind: kind as Box['kind'], id, label});
    } else if (arrow) {
      const [, from = '', to = '', label = ''] = arrow;
      arrows.push({from, to, label});
    } else {
      throw new Error(
        `Unknown diagram line "${line}". Use: step|ask|end id "label" or a -> b "label".`,
      );
    }
  }
  for (const id of arrows.flatMap(({from, to}) => [from, to])) {
    if (!boxes.some((box) => box.id === id)) {
      throw new Error(`An arrow names "${id}", which isn’t a box of the diagram. Add the box.`);
    }
  }
  return {boxes, arrows};
}

/** The diagram in sentences, for those who do not see it. */
export function describeDiagram({boxes, arrows}: Diagram): string[] {
  const labelOf = (id: string) => boxes.find((box) => box.id === id)?.label ?? '';
  return arrows.map(({from, to, label}) =>
    [labelOf(from), label && ` (${label})`, ' → ', labelOf(to)].join(''),
  );
}
