import texts from '@scriptcat/content/texts/tools/config';
import {fill} from '@scriptcat/contract';
import type {FormItem} from '@scriptcat/userscript';
import {useId} from 'react';
import parts from '../ToolFrame/parts.module.css';

/** The control as the user's panel draws it, ready to be tried. */
export default function Control({item}: {item: FormItem}) {
  const id = useId();
  const {control, label} = item;
  if (control === 'checkbox' || control === 'switch') {
    return (
      <label>
        <input
          type="checkbox"
          role={control === 'switch' ? 'switch' : undefined}
          defaultChecked={item.default === true}
        />{' '}
        {label}
      </label>
    );
  }
  if (control === 'mult-select') return <CheckList item={item} />;
  return (
    <div className={parts.field}>
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      <Input item={item} id={id} />
    </div>
  );
}

function Input({item, id}: {item: FormItem; id: string}) {
  const shared = {
    id,
    className: parts.control,
    placeholder: item.placeholder || undefined,
    defaultValue: textOf(item.default),
  };
  if (item.control === 'textarea') return <textarea {...shared} rows={item.rows} />;
  if (item.control === 'select') {
    return (
      <select id={id} className={parts.control} defaultValue={textOf(item.default)}>
        {item.options.map((option) => (
          <option key={textOf(option)}>{textOf(option)}</option>
        ))}
      </select>
    );
  }
  const isNumber = item.control === 'number';
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

function CheckList({item}: {item: FormItem}) {
  const chosen: readonly unknown[] = Array.isArray(item.default) ? item.default : [item.default];
  return (
    <fieldset className={parts.actions}>
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
