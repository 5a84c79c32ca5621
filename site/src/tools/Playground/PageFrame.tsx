import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/tools/playground';
import {demoUrl} from '../playground-frame/demo';
import styles from './styles.module.css';
import type {Play} from './usePlayground';

/** The demo page, with the tabs the script opened. */
export default function PageFrame({play}: {play: Play}) {
  const url = useBaseUrl('/playground/');
  const {session, frame, demo} = play;
  return (
    <>
      <p className={styles.address}>
        <strong>{session.title}</strong> {demoUrl(demo)}
      </p>
      <iframe
        className={styles.frame}
        // A new run gets a new document, whatever the last one did to itself.
        key={`${session.frame} ${demo}`}
        ref={frame}
        src={`${url}#${demo}`}
        title={texts.frame}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
      />
      {session.tabs.length > 0 && (
        <ul className={styles.tabs} aria-label={texts.tabs}>
          {session.tabs.map(({id, url: opened}) => (
            <li key={id}>↗ {opened}</li>
          ))}
        </ul>
      )}
    </>
  );
}
