import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {
  HighlightStyle,
  indentOnInput,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import {javascript} from '@codemirror/legacy-modes/mode/javascript';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {type LineMark, lineFlash, lineMarks, setFlash, setMarks} from './marks';

/** An editor that can be filled from outside and taken down. */
export interface CodeEditor {
  setValue(value: string): void;
  setMarks(marks: readonly LineMark[]): void;
  /** Goes to a line and shows it for a moment. */
  reveal(line: number): void;
  destroy(): void;
}

interface EditorOptions {
  host: HTMLElement;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const theme = EditorView.theme({
  '&': {
    color: 'var(--ui-text)',
    fontSize: '0.875rem',
    minBlockSize: 'var(--editor-min, clamp(20rem, 60vh, 36rem))',
    maxBlockSize: 'var(--editor-max, clamp(20rem, 60vh, 36rem))',
  },
  '&.cm-focused': {outline: '2px solid var(--ui-action)', outlineOffset: '1px'},
  '.cm-scroller': {fontFamily: 'var(--ui-font-mono)', lineHeight: '1.6', overflow: 'auto'},
  '.cm-gutters': {
    backgroundColor: 'var(--ui-page)',
    color: 'var(--ui-muted)',
    border: '0',
  },
  // Until the editor has measured itself it takes a line for 14 pixels; the first is no number.
  '.cm-lineNumbers .cm-gutterElement:not(:first-child)': {minBlockSize: '1.6em'},
  '.cm-cursor': {borderLeftColor: 'var(--ui-text)'},
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--ui-action-tint)',
  },
  '.cm-flash': {backgroundColor: 'var(--ui-action-tint)'},
  '.cm-marks': {inlineSize: '1.1rem', textAlign: 'center'},
  '.cm-mark': {fontWeight: '700', cursor: 'default'},
  '.cm-mark[data-level="error"]': {color: 'var(--ui-danger)'},
  '.cm-mark[data-level="warning"]': {color: 'var(--ui-warn)'},
  '.cm-mark[data-level="info"]': {color: 'var(--ui-muted)'},
});

/** Four colours need no syntax tree: reading line by line keeps a long script's tasks short. */
const code = StreamLanguage.define(javascript);

const colours = HighlightStyle.define([
  {tag: tags.keyword, color: 'var(--ui-code-key)'},
  {tag: tags.string, color: 'var(--ui-code-string)'},
  {tag: [tags.number, tags.atom], color: 'var(--ui-code-number)'},
  {tag: tags.comment, color: 'var(--ui-code-comment)'},
]);

/** Browsers keep the look of text that is typed over as inline styles, which the policy forbids. */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const {inputType, data, isComposing} = event;
    if (inputType !== 'insertText' || !data || isComposing) return false;
    if (view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

/** Narrow screens wrap long lines instead of scrolling sideways. */
const isNarrow = (): boolean => matchMedia('(max-width: 40rem)').matches;

/** Puts an editor into the host. */
export function createEditor({host, label, value, onChange}: EditorOptions): CodeEditor {
  // In a shadow root the editor's styles are adopted sheets, which the page's policy allows.
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: value,
      extensions: [
        lineMarks,
        lineNumbers(),
        lineFlash,
        history(),
        typeOver,
        indentOnInput(),
        code,
        syntaxHighlighting(colours),
        theme,
        isNarrow() ? EditorView.lineWrapping : [],
        // Tab leaves the editor, as it leaves every field. Ctrl+] indents.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setValue(next) {
      const current = view.state.doc.toString();
      if (next === current) return;
      view.dispatch({changes: {from: 0, to: current.length, insert: next}});
    },
    setMarks: (marks) => view.dispatch({effects: setMarks.of(marks)}),
    reveal(number) {
      const {doc} = view.state;
      const line = doc.line(Math.min(Math.max(1, number), doc.lines));
      view.dispatch({
        selection: {anchor: line.from},
        effects: [setFlash.of(line.from), EditorView.scrollIntoView(line.from, {y: 'center'})],
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
