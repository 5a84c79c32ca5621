import {useHistory} from '@docusaurus/router';
import {type FormEvent, useId, useState} from 'react';
import styles from './styles.module.css';

/** A part of the query in the address. */
interface Field {
  name: string;
  label: string;
  value: string;
}

interface Props {
  version: Field & {example: string};
  choice: Field & {options: Readonly<Record<string, string>>};
  submit: string;
  hint: string;
}

/** Asks for a version and one choice. A plain GET form, so it works before the app has loaded. */
export default function VersionForm({version, choice, submit, hint}: Props) {
  const history = useHistory();
  const hintId = useId();
  const given = {version: version.value, choice: choice.value};
  const asked = JSON.stringify(given);
  const [draft, setDraft] = useState({...given, asked});
  // Back and forward fill the form again.
  if (draft.asked !== asked) setDraft({...given, asked});

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields also hold what was typed before hydration.
    const fields = [...new FormData(event.currentTarget)];
    const query = fields.map(([name, value]) => [name, String(value).trim()]);
    history.push({search: new URLSearchParams(query.filter(([, value]) => value)).toString()});
  };
  return (
    <form className={styles.form} method="get" onSubmit={ask}>
      <label>
        {version.label}
        <input
          className={styles.control}
          name={version.name}
          value={draft.version}
          onChange={(event) => setDraft({...draft, version: event.target.value})}
          placeholder={version.example}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={hintId}
        />
      </label>
      <label>
        {choice.label}
        <select
          className={styles.control}
          name={choice.name}
          value={draft.choice}
          onChange={(event) => setDraft({...draft, choice: event.target.value})}
        >
          {Object.entries(choice.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className={styles.submit} type="submit">
        {submit}
      </button>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </form>
  );
}
