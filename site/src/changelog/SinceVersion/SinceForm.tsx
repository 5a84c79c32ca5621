import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import {type FormEvent, type ReactNode, useEffect, useId, useState} from 'react';
import {type Channel, channelLabels} from '../releases';
import styles from './SinceForm.module.css';

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
        <Translate id="sinceVersion.from" description="Label of the version field">
          你的版本
        </Translate>
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
        <Translate id="sinceVersion.channel" description="Label of the channel choice">
          更新到
        </Translate>
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
      <button type="submit">
        <Translate id="sinceVersion.submit" description="Button that asks what changed">
          看看变了什么
        </Translate>
      </button>
      <p id={hint} className={styles.hint}>
        <Translate id="sinceVersion.hint" description="Where a visitor finds the version">
          版本号在弹窗底部，也可以填浏览器扩展管理页上显示的四段数字。
        </Translate>
      </p>
    </form>
  );
}
