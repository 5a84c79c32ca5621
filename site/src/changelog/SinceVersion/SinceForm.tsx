import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import {type FormEvent, type ReactNode, useEffect, useId, useState} from 'react';
import {type Channel, channelLabels} from '../releases';
import styles from './SinceForm.module.css';
import {texts} from './texts';

type Props = {
  from: string;
  channel: Channel;
  onAsk: (from: string, channel: Channel) => void;
};

/** A plain GET form: it asks by the address even before the app has loaded. */
export default function SinceForm({from, channel, onAsk}: Props): ReactNode {
  const pick = useLocalized();
  const hint = useId();
  const [draft, setDraft] = useState({from, channel});
  useEffect(() => setDraft({from, channel}), [from, channel]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(draft.from.trim(), draft.channel);
  };
  return (
    <form className={styles.form} method="get" onSubmit={submit}>
      <label>
        {pick(texts.from)}
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
        {pick(texts.channel)}
        <select
          name="channel"
          value={draft.channel}
          onChange={(event) => setDraft({...draft, channel: event.target.value as Channel})}
        >
          {(['stable', 'beta'] as const).map((option) => (
            <option key={option} value={option}>
              {pick(channelLabels[option])}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{pick(texts.submit)}</button>
      <p id={hint} className={styles.hint}>
        {pick(texts.hint)}
      </p>
    </form>
  );
}
