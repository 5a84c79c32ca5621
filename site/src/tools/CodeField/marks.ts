import {RangeSet, StateEffect, StateField, type Text} from '@codemirror/state';
import {Decoration, EditorView, GutterMarker, gutter} from '@codemirror/view';

/** A sign beside a line, with what it says. */
export interface LineMark {
  line: number;
  level: 'error' | 'warning' | 'info';
  text: string;
}

const symbols: Record<LineMark['level'], string> = {error: '✕', warning: '!', info: '·'};

class Mark extends GutterMarker {
  constructor(private readonly mark: LineMark) {
    super();
  }

  override eq(other: Mark): boolean {
    return other.mark.level === this.mark.level && other.mark.text === this.mark.text;
  }

  override toDOM(): Node {
    const sign = document.createElement('span');
    sign.className = 'cm-mark';
    sign.dataset.level = this.mark.level;
    sign.title = this.mark.text;
    sign.textContent = symbols[this.mark.level];
    return sign;
  }
}

/** Replaces all signs. */
export const setMarks = StateEffect.define<readonly LineMark[]>();

const marks = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(before, transaction) {
    let now = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) now = toRanges(effect.value, transaction.newDoc);
    }
    return now;
  },
});

/** One sign per line: the first one given wins. */
function toRanges(all: readonly LineMark[], doc: Text): RangeSet<GutterMarker> {
  const byLine = new Map<number, LineMark>();
  for (const mark of all) {
    if (mark.line <= doc.lines && !byLine.has(mark.line)) byLine.set(mark.line, mark);
  }
  const sorted = [...byLine.values()].sort((a, b) => a.line - b.line);
  return RangeSet.of(sorted.map((mark) => new Mark(mark).range(doc.line(mark.line).from)));
}

/** The gutter with the signs. */
export const lineMarks = [
  marks,
  gutter({class: 'cm-marks', markers: (view) => view.state.field(marks)}),
];

/** Shows the line at a position; the next change takes it away. */
export const setFlash = StateEffect.define<number>();

const flashed = Decoration.line({class: 'cm-flash'});

/** A line that was asked for stands out until something else happens. */
export const lineFlash = StateField.define({
  create: () => Decoration.none,
  update(before, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setFlash)) return Decoration.set(flashed.range(effect.value));
    }
    return transaction.docChanged || transaction.selection ? Decoration.none : before;
  },
  provide: (field) => EditorView.decorations.from(field),
});
