import texts from '@scriptcat/content/texts/tools/config';
import {fill} from '@scriptcat/contract';
import type {FormItem} from '@scriptcat/userscript';
import {useId, useRef} from 'react';
import parts from '../ToolFrame/parts.module.css';

/** Where what is chosen is kept. */
export interface Store {
  /** Stored values as JSON, by name. */
  values: Readonly<Record<string, string>>;
  save: (name: string, value: unknown) => void;
}

interface Props {
  item: FormItem;
  store?: Store | undefined;
}

interface PartProps {
  item: FormItem;
  onSave: (value: unknown) => void;
}

/** The control as the user's panel draws it, ready to be tried. */
export default function Control({item: {...item}, store}: Props) {
  const id = useId();
  const {control, label, storageKey, bind} = item;
  const read = (name: string) => JSON.parse(store?.values[name] ?? 'null');
  item.default = read(storageKey) ?? item.default;
  if (bind) item.options = [read(bind) ?? []].flat();
  const onSave = (value: unknown) => store?.save(storageKey, value);
  if (control === 'checkbox' || control === 'switch') {
    return (
      <label>
        <input
          type="checkbox"
          role={control === 'switch' ? 'switch' : undefined}
          defaultChecked={item.default === true}
          onChange={({target}) => onSave(target.checked)}
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
      <Input item={item} id={id} onSave={onSave} />
    </div>
  );
}

function Input({item, id, onSave}: PartProps & {id: string}) {
  const shared = {
    id,
    className: parts.control,
    placeholder: item.placeholder || undefined,
    defaultValue: textOf(item.default),
  };
  const onText = ({target}: {target: {value: string}}) => onSave(target.value);
  if (item.control === 'textarea')
    return <textarea {...shared} rows={item.rows} onChange={onText} />;
  if (item.control === 'select') {
    return (
      <select {...shared} onChange={onText}>
        {item.default === undefined && <option value="" />}
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
        onChange={isNumber ? ({target}) => onSave(target.valueAsNumber) : onText}
        maxLength={isNumber ? undefined : item.max}
      />
      {item.unit}
    </span>
  );
}

function CheckList({item, onSave}: PartProps) {
  const chosen = useRef(new Set<unknown>([item.default].flat()));
  const choose = (option: unknown, isChosen: boolean) => {
    if (isChosen) chosen.current.add(option);
    else chosen.current.delete(option);
    onSave(item.options.filter((one) => chosen.current.has(one)));
  };
  return (
    <fieldset className={parts.actions}>
      <legend className={parts.label}>{item.label}</legend>
      {item.bind && <span>{fill(texts.bound, {name: item.bind})}</span>}
      {item.options.map((option) => (
        <label key={textOf(option)}>
          <input
            type="checkbox"
            defaultChecked={chosen.current.has(option)}
            onChange={({target}) => choose(option, target.checked)}
          />{' '}
          {textOf(option)}
        </label>
      ))}
    </fieldset>
  );
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
