import texts from '@scriptcat/content/texts/search/bar';
import {SEARCH_LIMITS} from '@scriptcat/contract';
import {type KeyboardEvent, useRef} from 'react';
import {Icon} from '../SearchIcon';
import styles from './SearchField.module.css';
import shared from './styles.module.css';
import type {SearchDialogState} from './useSearchDialog';

type Props = Pick<SearchDialogState, 'autocomplete' | 'status'> & {
  controls: string | undefined;
  popup: 'grid' | 'listbox';
  label: string;
  onClose: () => void;
};

export default function SearchField(props: Props) {
  const {autocomplete, status, controls, popup, label, onClose} = props;
  const input = useRef<HTMLInputElement>(null);
  const field = autocomplete.getInputProps({
    inputElement: input.current,
    maxLength: SEARCH_LIMITS.queryLength,
  });
  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
    else field.onKeyDown(event);
  }
  return (
    <form className={styles.field} {...autocomplete.getFormProps({inputElement: input.current})}>
      <span className={styles.fieldIcon} data-status={status}>
        <Icon name="search" />
      </span>
      <input
        {...field}
        ref={input}
        className={styles.input}
        role="combobox"
        aria-expanded={controls !== undefined}
        aria-haspopup={popup}
        aria-controls={controls}
        // The library names an active item even where there are none.
        aria-activedescendant={controls && field['aria-activedescendant']}
        aria-label={label}
        aria-labelledby={undefined}
        aria-autocomplete="list"
        placeholder={texts.placeholder}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: a modal that asks for one thing focuses it
        autoFocus
        onKeyDown={pressKey}
      />
      <button className={shared.close} type="button" onClick={onClose}>
        {texts.close}
      </button>
    </form>
  );
}
