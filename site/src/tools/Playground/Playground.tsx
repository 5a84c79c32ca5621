import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/playground';
import {fillCount} from '@scriptcat/contract';
import {useState} from 'react';
import CodeField from '../CodeField';
import Button from '../ToolFrame/Button';
import Choice from '../ToolFrame/Choice';
import Controls from './Controls';
import Differences from './Differences';
import Log from './Log';
import Menu from './Menu';
import Notes from './Notes';
import Notifications from './Notifications';
import PageFrame from './PageFrame';
import Prompts from './Prompts';
import Settings from './Settings';
import Stored from './Stored';
import styles from './styles.module.css';
import Tabs from './Tabs';
import {usePlayground} from './usePlayground';

/** Edits and runs a script in a frame that reaches nothing. */
export default function Playground() {
  const [tab, setTab] = useState('page');
  // A background script has no page; what it does is in the log. The tab is chosen when the reader
  // presses, so that one chosen while the code is still being read stays.
  const isBackground = (kind = 'page') => kind !== 'page';
  const play = usePlayground((kind) => isBackground(kind) && setTab('log'));
  const {session, samples, send} = play;
  // Readers who come to see a sample work get its result first.
  const [isFolded, setFolded] = useState(play.sample !== '');
  const hasSettings = play.code.includes('==UserConfig==');
  const run = (now?: number) => {
    setTab(isBackground(play.prepared?.script.kind) ? 'log' : 'page');
    play.run(now);
  };
  return (
    <div className={styles.playground}>
      <div className={styles.bar}>
        <Controls play={play} run={run} />
      </div>
      <Notes play={play} run={run} />
      <div className={styles.panes} data-folded={isFolded || undefined}>
        <div className={styles.input}>
          {isFolded ? (
            <Button onClick={() => setFolded(false)}>{texts.showCode}</Button>
          ) : (
            <CodeField label={texts.code} value={play.code} onChange={play.change} rows={24} />
          )}
          <Choice
            label={texts.sample}
            value={play.sample}
            options={['', ...samples].map((value) => ({value, label: value || texts.ownCode}))}
            onChange={(name) => {
              setTab('page');
              play.choose(name);
            }}
          />
        </div>
        <div className={styles.result}>
          <Prompts prompts={session.prompts} answer={play.answer} />
          <Notifications notifications={session.notifications} send={send} />
          <Menu items={session.menu} send={send} />
          <Tabs
            label={texts.result}
            selected={hasSettings || tab !== 'settings' ? tab : 'page'}
            onSelect={setTab}
            tabs={[
              {id: 'page', label: texts.page, content: <PageFrame play={play} />},
              {
                id: 'log',
                label: texts.log,
                badge:
                  session.errors > 0
                    ? fillCount(texts.errors, session.errors, language)
                    : undefined,
                content: <Log log={session.log} isShown={tab === 'log'} />,
              },
              {id: 'values', label: texts.values, content: <Stored play={play} />},
              // Opened again, it has what the script has stored meanwhile.
              {
                id: 'settings',
                label: texts.settings,
                content: tab === 'settings' && <Settings play={play} />,
              },
            ].filter(({id}) => hasSettings || id !== 'settings')}
          />
        </div>
      </div>
      <Differences />
    </div>
  );
}
