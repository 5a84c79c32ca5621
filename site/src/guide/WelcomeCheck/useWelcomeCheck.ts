import {useSyncExternalStore} from 'react';
import {useExtensionPresence} from '../useExtensionPresence';
import {readVersion} from './read-version';

export interface WelcomeCheck {
  /** Whether the extension shows itself to this page; `undefined` until the page has looked. */
  isAnswering: boolean | undefined;
  /** The extension's version, or an empty text, once the check script has run on this page. */
  ranVersion?: string;
}

/** The script may run before or after this page has mounted. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: ['data-welcome-script']});
  return () => observer.disconnect();
}

const readMark = () => document.documentElement.dataset.welcomeScript;

/** What a page can find out about the extension: its greeting, and traces of a script. */
export function useWelcomeCheck(): WelcomeCheck {
  const isAnswering = useExtensionPresence();
  const mark = useSyncExternalStore(subscribe, readMark, () => undefined);
  return {isAnswering, ranVersion: mark === undefined ? undefined : readVersion(mark)};
}
