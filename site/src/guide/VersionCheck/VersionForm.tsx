import {useHistory} from '@docusaurus/router';
import texts from '@scriptcat/content/texts/help/version-check';
import {type FormEvent, useId} from 'react';
import styles from './VersionForm.module.css';

type Props = {version: string; browser: string};

/** A plain GET form, so it works before the app has loaded. */
export default function VersionForm({version, browser}: Props) {
  const history = useHistory();
  const hint = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const query = [...form].filter(([, value]) => value !== '') as [string, string][];
    history.push({search: new URLSearchParams(query).toString()});
  };
  return (
    <form className={styles.form} method="get" onSubmit={submit}>
      <label>
        {texts.version}
        <input
          name="version"
          defaultValue={version}
          placeholder="1.5.1"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={hint}
        />
      </label>
      <label>
        {texts.browser}
        <select name="browser" defaultValue={browser}>
          <option value="">{texts.anyBrowser}</option>
          {Object.entries(texts.browsers).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className={styles.submit} type="submit">
        {texts.check}
      </button>
      <p id={hint} className={styles.hint}>
        {texts.hint}
      </p>
    </form>
  );
}
