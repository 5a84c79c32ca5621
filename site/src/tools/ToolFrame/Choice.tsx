import {useId} from 'react';
import parts from './parts.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly {value: Value; label: string}[];
  onChange: (value: Value) => void;
}

/** One of a few values, as a labelled list. */
export default function Choice<Value extends string>(props: Props<Value>) {
  const id = useId();
  const {label, value, options, onChange} = props;
  return (
    <div className={parts.field}>
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={parts.control}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
