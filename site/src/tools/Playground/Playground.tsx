import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import CodeField from '../CodeField';
import ToolFrame from '../ToolFrame';
import Choice from '../ToolFrame/Choice';
import Controls from './Controls';
import Log from './Log';
import Panels from './Panels';
import styles from './styles.module.css';
import {playgroundTexts} from './texts';
import {usePlayground} from './usePlayground';

/** Edits and runs a script in a frame that reaches nothing. */
export default function Playground(): ReactNode {
  const texts = playgroundTexts[useLocale()];
  const play = usePlayground();
  const frameUrl = useBaseUrl('/playground/');
  const {session, samples} = play;
  const isShown =
    session.status !== 'idle' && session.status !== 'stopped' && session.status !== 'stuck';
  return (
    <ToolFrame
      input={
        <>
          {samples.length > 0 && (
            <Choice
              label={texts.sample}
              value={play.sample}
              options={['', ...samples].map((name) => ({
                value: name,
                label: name || texts.ownCode,
              }))}
              onChange={play.choose}
            />
          )}
          <CodeField
            label={texts.code}
            hint={texts.hint}
            value={play.code}
            onChange={play.change}
            rows={22}
          />
        </>
      }
      answer={
        <>
          <Controls play={play} />
          {isShown && (
            <iframe
              className={styles.frame}
              // A new run gets a new document, whatever the last one did to itself.
              key={session.frame}
              ref={play.frame}
              src={frameUrl}
              title={texts.frame}
              sandbox="allow-scripts"
              referrerPolicy="no-referrer"
            />
          )}
          <Panels session={session} send={play.send} />
          <Log logs={session.logs} />
        </>
      }
    />
  );
}
