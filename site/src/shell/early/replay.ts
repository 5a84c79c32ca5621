import {whenRunning} from './load-app';

/** Controls that need React; native ones are left to the browser. */
const waiting =
  'button:not([type="submit"]):not([data-early]), [role="button"], a[href="#"]:not([data-early])';

/** A key pressed on a link that acts as a button is an event of its own. */
type QueuedPress = {target: HTMLElement; parent: Element | null; key: string | undefined};

const queue = new Map<HTMLElement, QueuedPress>();
let isRunning = false;

function keep(event: Event): HTMLElement | undefined {
  if (isRunning || !(event.target instanceof Element)) return undefined;
  const target = event.target.closest<HTMLElement>(waiting);
  if (!target?.closest('#__docusaurus')) return undefined;
  // The theme's menus open on hover, which touch does not have, or by key.
  const isMenu = target.getAttribute('aria-haspopup') === 'true';
  const pressed = event instanceof KeyboardEvent ? event.key : undefined;
  const key = pressed ?? (isMenu ? 'Enter' : undefined);
  // Repeated clicks on one button count once.
  queue.set(target, {
    target,
    parent: target.parentElement,
    key: key ?? queue.get(target)?.key,
  });
  target.setAttribute('aria-busy', 'true');
  event.preventDefault();
  event.stopPropagation();
  return target;
}

function replay({target: pressed, parent, key}: QueuedPress): void {
  pressed.removeAttribute('aria-busy');
  // Groups of the menu are links until the app runs, and then another element in the same place.
  const target = pressed.isConnected ? pressed : parent?.querySelector<HTMLElement>(waiting);
  if (!target?.isConnected) return;
  const press = new KeyboardEvent('keydown', {key: key ?? '', bubbles: true, cancelable: true});
  const isAnswered = key !== undefined && !target.dispatchEvent(press);
  if (!isAnswered) target.click();
}

/** Queues early clicks and replays them after hydration. */
export function keepClicks(start: () => void): void {
  addEventListener('click', (event) => keep(event) && start(), {capture: true});
  addEventListener(
    'keydown',
    (event) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      const isLink = event.target instanceof HTMLAnchorElement;
      if (isPress && isLink && keep(event)) start();
    },
    {capture: true},
  );
  whenRunning(() => {
    isRunning = true;
    for (const press of queue.values()) replay(press);
    queue.clear();
  });
}
