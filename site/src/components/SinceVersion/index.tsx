import type {Channel} from '@site/src/data/releases';
import type {ReactNode} from 'react';
import SinceAnswer from './SinceAnswer';
import SinceForm from './SinceForm';
import styles from './styles.module.css';
import {useSinceVersion} from './useSinceVersion';

/** "What changed since my version": a question in the address, the answer under the form. */
export default function SinceVersion({channel: home}: {channel: Channel}): ReactNode {
  const {from, channel, ask, answer, releases} = useSinceVersion(home);
  return (
    <div className={styles.since} data-testid="since-version">
      <SinceForm from={from} channel={channel} onAsk={ask} />
      <SinceAnswer answer={answer} channel={channel} releases={releases} />
    </div>
  );
}
