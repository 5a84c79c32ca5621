import {useCallback, useEffect, useRef, useState} from 'react';
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
  const latest = useRef({value, onChange});
  const [isReady, setReady] = useState(false);
  latest.current = {value, onChange};

  useEffect(() => {
    let isCurrent = true;
    import('./editor').then(
      ({createEditor}) => {
        if (!isCurrent || !host.current) return;
        editor.current = createEditor({
          host: host.current,
          label,
          value: latest.current.value,
          onChange: (next) => latest.current.onChange(next),
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

  useEffect(() => editor.current?.setValue(value), [value]);
  useEffect(() => {
    if (isReady) editor.current?.setMarks(marks);
  }, [marks, isReady]);
  const reveal = useCallback((line: number) => editor.current?.reveal(line), []);

  return {host, isReady, reveal};
}
