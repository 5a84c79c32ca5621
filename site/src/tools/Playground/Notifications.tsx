import texts from '@scriptcat/content/texts/tools/playground';
import type {FrameNotification, ToFrame} from '../playground-frame/protocol';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import styles from './styles.module.css';

interface Props {
  notifications: readonly FrameNotification[];
  send: (message: ToFrame) => void;
}

/** Notifications with what a user can do to them. */
export default function Notifications({notifications, send}: Props) {
  return notifications.map(({id, title, text, progress, buttons}) => {
    const events = [
      ['click', texts.click],
      ...buttons.map((label, index) => [index, label] as const),
      ['close', texts.close],
    ] as const;
    return (
      <div className={styles.notification} key={id}>
        <p>
          <strong>{title}</strong> {text}
        </p>
        {progress !== undefined && <progress value={progress} max={100} aria-label={title} />}
        <div className={parts.actions}>
          {events.map(([event, label]) => (
            <Button key={event} onClick={() => send({type: 'notification', id, event})}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    );
  });
}
