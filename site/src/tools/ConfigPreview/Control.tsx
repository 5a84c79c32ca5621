import texts from '@scriptcat/content/texts/tools/config';
import {fill} from '@scriptcat/contract';
import type {FormItem} from '@scriptcat/userscript';
import {useId} from 'react';
import parts from '../ToolFrame/parts.module.css';

interface Props {
  item: FormItem;
  onSave?: ((value: unknown) => void) | undefined;
}

/** The control as the user's panel draws it, ready to be tried. */
export default function Control({item, onSave}: Props) {
  const id = useId();
  const {control, label} = item;
  if (control === 'checkbox' || control === 'switch') {
    return (
      <label>
        <input
          type="checkbox"
          role={control === 'switch' ? 'switch' : undefined}
          defaultChecked={item.default === true}
          onChange={({target}) => onSave?.(target.checked)}
        />{' '}
        {label}
      </label>
    );
  }
  if (control === 'mult-select') return <CheckList item={item} onSave={onSave} />;
  return (
    <div className={parts.field}>
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      <Input item={item} onSave={onSave} id={id} />
    </div>
  );
}

function Input({item, id, onSave}: Props & {id: string}) {
  const isNumber = item.control === 'number';
  const shared = {
    id,
    className: parts.control,
    placeholder: item.placeholder || undefined,
    defaultValue: textOf(item.default),
    onChange: ({target}: {target: {value: string}}) =>
      onSave?.(isNumber ? Number.parseFloat(target.value) : target.value),
  };
  if (item.control === 'textarea') return <textarea {...shared} rows={item.rows} />;
  if (item.control === 'select') {
    return (
      <select {...shared}>
        {item.default === undefined && <option value="" />}
        {item.options.map((option) => (
          <option key={textOf(option)}>{textOf(option)}</option>
        ))}
      </select>
    );
  }
  return (
    <span className={parts.withUnit}>
      <input
        {...shared}
        type={isNumber ? 'number' : item.isPassword ? 'password' : 'text'}
        autoComplete="off"
        min={item.min}
        max={isNumber ? item.max : undefined}
        maxLength={isNumber ? undefined : item.max}
      />
      {item.unit}
    </span>
  );
}

function CheckList({item, onSave}: Props) {
  const chosen: readonly unknown[] = Array.isArray(item.default) ? item.default : [item.default];
  return (
    <fieldset
      className={parts.actions}
      onChange={({currentTarget}) => {
        const boxes = currentTarget.querySelectorAll('input');
        onSave?.(item.options.filter((_, index) => boxes[index]?.checked));
      }}
    >
      <legend className={parts.label}>{item.label}</legend>
      {item.bind && <span>{fill(texts.bound, {name: item.bind})}</span>}
      {item.options.map((option) => (
        <label key={textOf(option)}>
          <input type="checkbox" defaultChecked={chosen.includes(option)} /> {textOf(option)}
        </label>
      ))}
    </fieldset>
  );
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
