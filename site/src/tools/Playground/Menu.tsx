import texts from '@scriptcat/content/texts/tools/playground';
import type {FrameMenuItem, ToFrame} from '../playground-frame/protocol';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import styles from './styles.module.css';

interface Props {
  items: readonly FrameMenuItem[];
  send: (message: ToFrame) => void;
}

/** The script's menu, as the popup shows it. */
export default function Menu({items, send}: Props) {
  if (items.length === 0) return null;
  return (
    <fieldset className={parts.actions}>
      <legend className={parts.label}>{texts.menu}</legend>
      {items.map((item) =>
        item.input ? (
          <MenuInput key={item.id} item={item} input={item.input} send={send} />
        ) : (
          <Button
            key={item.id}
            title={item.title}
            onClick={() => send({type: 'menu', id: item.id, value: undefined})}
          >
            {item.label}
          </Button>
        ),
      )}
    </fieldset>
  );
}

interface MenuInputProps extends Pick<Props, 'send'> {
  item: FrameMenuItem;
  input: NonNullable<FrameMenuItem['input']>;
}

/** An entry that hands over what is typed. */
function MenuInput({item, input, send}: MenuInputProps) {
  const {id, label, title} = item;
  const isSwitch = input.type === 'boolean';
  const submit = (form: HTMLFormElement) => {
    const field = form.elements.namedItem('value') as HTMLInputElement;
    const typed = input.type === 'number' ? field.valueAsNumber : field.value;
    send({type: 'menu', id, value: isSwitch ? field.checked : typed});
  };
  return (
    <form
      className={styles.menuInput}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <label>
        {input.label ?? label}{' '}
        <input
          className={isSwitch ? undefined : parts.control}
          name="value"
          type={isSwitch ? 'checkbox' : input.type}
          defaultValue={isSwitch ? undefined : String(input.value)}
          defaultChecked={isSwitch ? input.value === true : undefined}
        />
      </label>
      <Button type="submit" title={title}>
        {label}
      </Button>
    </form>
  );
}
