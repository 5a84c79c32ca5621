import labels from '@scriptcat/content/texts/changelog/labels';
import texts from '@scriptcat/content/texts/changelog/since';
import type {Channel} from '@scriptcat/content/version';
import {type FormEvent, useId, useState} from 'react';
import styles from './SinceForm.module.css';

type Props = {
  from: string;
  channel: Channel;
  onAsk: (from: string, channel: Channel) => void;
};

/** A plain GET form, so it works before the app has loaded. */
export default function SinceForm({from, channel, onAsk}: Props) {
  const hint = useId();
  const [draft, setDraft] = useState({from, channel});
  const [asked, setAsked] = useState(draft);
  // Back and forward fill the form again.
  if (asked.from !== from || asked.channel !== channel) {
    setAsked({from, channel});
    setDraft({from, channel});
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(draft.from.trim(), draft.channel);
  };
  return (
    <form className={styles.form} method="get" onSubmit={submit}>
      <label>
        {texts.from}
        <input
          name="from"
          value={draft.from}
          onChange={(event) => setDraft({...draft, from: event.target.value})}
          placeholder="1.1.2"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={hint}
        />
      </label>
      <label>
        {texts.channel}
        <select
          name="channel"
          value={draft.channel}
          onChange={(event) => setDraft({...draft, channel: event.target.value as Channel})}
        >
          {(['stable', 'beta'] as const).map((option) => (
            <option key={option} value={option}>
              {labels.channels[option]}
            </option>
          ))}
        </select>
      </label>
      <button className={styles.submit} type="submit">
        {texts.submit}
      </button>
      <p id={hint} className={styles.hint}>
        {texts.hint}
      </p>
    </form>
  );
}
