import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {HighlightStyle, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** An editor that can be filled from outside and taken down. */
export interface CodeEditor {
  setValue(value: string): void;
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
    minBlockSize: 'var(--editor-min, 0)',
    maxBlockSize: 'var(--editor-max, 32rem)',
  },
  '&.cm-focused': {outline: '2px solid var(--ui-action)', outlineOffset: '1px'},
  '.cm-scroller': {fontFamily: 'var(--ui-font-mono)', lineHeight: '1.6', overflow: 'auto'},
  '.cm-gutters': {backgroundColor: 'transparent', color: 'var(--ui-muted)', border: '0'},
  '.cm-cursor': {borderLeftColor: 'var(--ui-text)'},
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--ui-action-tint)',
  },
});

const colours = HighlightStyle.define([
  {tag: [tags.keyword, tags.operatorKeyword], color: 'var(--ui-code-key)'},
  {tag: [tags.string, tags.regexp], color: 'var(--ui-code-string)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--ui-code-number)'},
  {tag: tags.comment, color: 'var(--ui-code-comment)'},
]);

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
        lineNumbers(),
        history(),
        indentOnInput(),
        javascript(),
        syntaxHighlighting(colours),
        theme,
        // Escape leaves the editor for the next Tab, so the keyboard is never caught.
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
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
    destroy: () => view.destroy(),
  };
}
