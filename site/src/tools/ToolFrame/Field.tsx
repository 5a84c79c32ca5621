import {type ReactNode, useId} from 'react';
import parts from './parts.module.css';

interface Props {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Rows of a text area; without it a single line. */
  rows?: number;
  isInvalid?: boolean;
}

/** A labelled text in the fixed-width font, since all tools take code. */
export default function Field({label, hint, value, onChange, rows, isInvalid}: Props) {
  const id = useId();
  const shared = {
    id,
    className: parts.control,
    value,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <div className={parts.field}>
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          wrap="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...shared} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && (
        <p className={parts.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
