import labels from '@scriptcat/content/texts/changelog/labels';
import texts from '@scriptcat/content/texts/changelog/since';
import type {Channel} from '@scriptcat/content/version';
import VersionForm from '@site/src/shell/VersionForm';
import styles from './index.module.css';
import SinceAnswer from './SinceAnswer';
import {useSinceVersion} from './useSinceVersion';

/** "What changed since my version": the query is in the URL, the result below the form. */
export default function SinceVersion({channel: home}: {channel: Channel}) {
  const {from, channel, answer, releases} = useSinceVersion(home);
  return (
    <section className={styles.since} aria-labelledby="since" data-app-query="from">
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <VersionForm
        version={{name: 'from', label: texts.from, value: from, example: '1.1.2'}}
        choice={{
          name: 'channel',
          label: texts.channel,
          value: channel,
          options: labels.channels,
        }}
        submit={texts.submit}
        hint={texts.hint}
      />
      <SinceAnswer answer={answer} channel={channel} releases={releases} />
    </section>
  );
}
