import texts from '@scriptcat/content/texts/tools/code-field';
import {useId} from 'react';
import styles from './styles.module.css';

/** Opens a script from the reader's own disk; it never leaves the browser. */
export default function FileButton({onText}: {onText: (text: string) => void}) {
  const id = useId();
  return (
    <span className={styles.file}>
      <input
        id={id}
        type="file"
        accept=".js,.txt,text/javascript,text/plain"
        onChange={async ({currentTarget}) => {
          const [file] = currentTarget.files ?? [];
          if (file) onText(await file.text());
          // The same file may be opened again after it was changed.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>{texts.open}</label>
    </span>
  );
}
