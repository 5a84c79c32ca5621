import {useCallback, useEffect, useEffectEvent, useRef, useState} from 'react';
import {createEditTracker} from './edit-tracker';
import type {CodeEditor} from './editor';
import type {LineMark} from './marks';

interface Options {
  label: string;
  value: string;
  marks: readonly LineMark[];
  onChange: (value: string) => void;
}

/** Loads the editor after the plain text is there, and keeps both in step. */
export function useCodeEditor({label, value, marks, onChange}: Options) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const [edits] = useState(createEditTracker);
  const [isReady, setReady] = useState(false);

  const currentValue = useEffectEvent(() => value);
  const report = useEffectEvent((next: string) => {
    edits.report(next);
    onChange(next);
  });

  useEffect(() => {
    let isCurrent = true;
    import('./editor').then(
      ({createEditor}) => {
        if (!isCurrent || !host.current) return;
        editor.current = createEditor({
          host: host.current,
          label,
          value: currentValue(),
          onChange: (next) => report(next),
        });
        setReady(true);
      },
      // Without the editor the plain text area goes on working.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [label]);

  useEffect(() => {
    if (!edits.isOwnEdit(value)) editor.current?.setValue(value);
  }, [value, edits]);
  useEffect(() => {
    if (isReady) editor.current?.setMarks(marks);
  }, [marks, isReady]);
  const reveal = useCallback((line: number) => editor.current?.reveal(line), []);

  return {host, isReady, reveal};
}
