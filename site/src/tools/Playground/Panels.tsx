import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import type {ToFrame} from '../playground-frame/protocol';
import frame from '../ToolFrame/styles.module.css';
import type {Session} from './session';
import styles from './styles.module.css';
import {playgroundTexts} from './texts';

interface Props {
  session: Session;
  send: (message: ToFrame) => void;
}

/** What the script did outside its page: notifications, menu, values, tabs. */
export default function Panels({session, send}: Props): ReactNode {
  const texts = playgroundTexts[useLocale()];
  const {notifications, menu, values, tabs} = session;
  return (
    <>
      {notifications.map(({id, title, text}) => (
        <div className={styles.notification} key={id}>
          <p>
            <strong>{title}</strong> {text}
          </p>
          <div className={frame.actions}>
            {(['click', 'close'] as const).map((event) => (
              <button
                className={frame.button}
                type="button"
                key={event}
                onClick={() => send({type: 'notification', id, event})}
              >
                {texts[event]}
              </button>
            ))}
          </div>
        </div>
      ))}
      {menu.length > 0 && (
        <fieldset className={frame.actions}>
          <legend className={frame.label}>{texts.menu}</legend>
          {menu.map(({id, label}) => (
            <button
              className={frame.button}
              type="button"
              key={id}
              onClick={() => send({type: 'menu', id})}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <Facts
        title={texts.values}
        rows={Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])}
      />
      <Facts title={texts.tabs} rows={tabs.map(({id, url}) => [String(id + 1), url])} />
    </>
  );
}

function Facts({title, rows}: {title: string; rows: readonly (readonly string[])[]}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <div>
      <span className={frame.label}>{title}</span>
      <dl className={frame.rows}>
        {rows.map(([name, value]) => (
          <div className={styles.pair} key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
