import {useEffect, useRef, useState} from 'react';
import type {CodeEditor} from './editor';

interface Options {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Loads the editor after the plain text is there, and keeps both in step. */
export function useCodeEditor({label, value, onChange}: Options) {
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

  return {host, isReady};
}
