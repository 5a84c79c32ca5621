import type {FromFrame} from './protocol';

interface NotificationDetails {
  title?: string;
  text?: string;
  tag?: string;
  timeout?: number;
  onclick?: (event: object) => void;
  ondone?: (isClicked: boolean) => void;
  oncreate?: (event: {id: string}) => void;
}

/** Notifications that the page around the frame draws. */
export function createNotifications(tell: (message: FromFrame) => void) {
  const open = new Map<string, NotificationDetails>();
  let nextId = 1;

  function close(id: string): void {
    open.delete(String(id));
    tell({type: 'notification-closed', id: String(id)});
  }

  return {
    show(details: NotificationDetails | string, ondone?: (isClicked: boolean) => void): void {
      const given = typeof details === 'string' ? {text: details, ondone} : details;
      const id = given.tag ?? String(nextId++);
      open.set(id, given);
      tell({
        type: 'notification',
        id,
        title: String(given.title ?? ''),
        text: String(given.text ?? ''),
      });
      given.oncreate?.({id});
      if (given.timeout) setTimeout(() => open.has(id) && close(id), given.timeout);
    },
    close,
    update(id: string, details: NotificationDetails): void {
      const given = {...open.get(String(id)), ...details};
      open.set(String(id), given);
      tell({
        type: 'notification',
        id: String(id),
        title: String(given.title ?? ''),
        text: String(given.text ?? ''),
      });
    },
    trigger(id: string, event: 'click' | 'close'): void {
      const given = open.get(id);
      close(id);
      if (event === 'click') given?.onclick?.({id, text: given.text});
      given?.ondone?.(event === 'click');
    },
  };
}
