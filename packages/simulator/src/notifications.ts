import type {Api} from './api';
import type {ShownNotification} from './host';
import type {Instance} from './instance';

interface Details {
  title?: string;
  text?: string;
  tag?: string;
  url?: string;
  timeout?: number;
  progress?: number;
  buttons?: readonly {title: string}[];
  onclick?: (event: object) => unknown;
  ondone?: (byUser?: boolean) => unknown;
  oncreate?: (id: string) => unknown;
}

/** The notifications of one script; `open` opens the address of a clicked one. */
export function createNotifications({host}: Instance, open: (url: string) => void) {
  const shown = new Map<string, {notification: ShownNotification; details: Details}>();
  const tags = new Map<string, string>();
  let count = 0;

  function put(notification: ShownNotification, details: Details): void {
    shown.set(notification.id, {notification, details});
    host.tell({type: 'notification', notification});
  }

  function remove(id: string): boolean {
    const isShown = shown.delete(id);
    if (isShown) host.tell({type: 'notification-closed', id});
    return isShown;
  }

  function end(id: string, byUser: boolean): void {
    const details = shown.get(id)?.details;
    if (remove(id)) details?.ondone?.call({id}, byUser);
  }

  async function create(given: Details | string, ondone?: Details['ondone']): Promise<void> {
    // Of the positional form only the text arrives.
    const details: Details = typeof given === 'object' ? {ondone, ...given} : {text: String(given)};
    const {title, text, tag, url, progress, timeout} = details;
    const known = tag === undefined ? undefined : tags.get(tag);
    if (known === undefined) count += 1;
    const id = known ?? `notification-${count}`;
    if (tag !== undefined) tags.set(tag, id);
    const buttons = (details.buttons ?? []).slice(0, 2).map((button) => String(button.title));
    await host.message();
    put(
      {
        id,
        title: String(title ?? 'ScriptCat'),
        text: String(text ?? ''),
        tag,
        url,
        buttons,
        // At creation it only selects the style. The value starts at 0.
        progress: progress === undefined ? undefined : 0,
      },
      details,
    );
    if (known === undefined) details.oncreate?.call({id}, id);
    if (timeout) host.timers.setTimeout(() => end(id, false), timeout);
  }

  async function update(id: string, changes: Details): Promise<void> {
    await host.message();
    const known = shown.get(id);
    if (!known) return;
    const {title, text, progress} = changes;
    const notification = {...known.notification};
    if (title !== undefined) notification.title = String(title);
    if (text !== undefined) notification.text = String(text);
    if (progress !== undefined) notification.progress = Math.trunc(progress);
    put(notification, known.details);
  }

  async function close(id: string): Promise<void> {
    await host.message();
    remove(id);
  }

  return {
    shown: () => [...shown.values()].map(({notification}) => notification),
    /** The user clicks a notification or one of its buttons; it stays where it is. */
    click(id: string, button?: number): void {
      const details = shown.get(id)?.details;
      if (!details) return;
      let isPrevented = false;
      const event = {
        ...details,
        id,
        event: button === undefined ? 'click' : 'buttonClick',
        isButtonClick: button !== undefined,
        buttonClickIndex: button,
        byUser: undefined,
        // ScriptCat fills in the tag here.
        text: details.tag,
        preventDefault: () => {
          isPrevented = true;
        },
      };
      details.onclick?.call({id}, event);
      if (details.url && !isPrevented) open(details.url);
      details.ondone?.call({id});
    },
    /** The user closes it. */
    dismiss: (id: string) => end(id, true),
    api: {
      GM_notification: (...args: Parameters<typeof create>) => void create(...args),
      'GM.notification': async (...args: Parameters<typeof create>) => void create(...args),
      GM_updateNotification: (id: string, details: Details) => void update(id, details),
      'GM.updateNotification': (id: string, details: Details) => void update(id, details),
      GM_closeNotification: (id: string) => void close(id),
      'GM.closeNotification': (id: string) => void close(id),
    } satisfies Api,
  };
}
