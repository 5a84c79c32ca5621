import texts from '@scriptcat/content/texts/changelog/since';
import type {Channel} from '@scriptcat/content/version';
import styles from './index.module.css';
import SinceAnswer from './SinceAnswer';
import SinceForm from './SinceForm';
import {useSinceVersion} from './useSinceVersion';

/** "What changed since my version": the query is in the URL, the result below the form. */
export default function SinceVersion({channel: home}: {channel: Channel}) {
  const {from, channel, ask, answer, releases} = useSinceVersion(home);
  return (
    <section className={styles.since} aria-labelledby="since" data-app-query="from">
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <SinceForm from={from} channel={channel} onAsk={ask} />
      <SinceAnswer answer={answer} channel={channel} releases={releases} />
    </section>
  );
}
