import {useEffect, useState} from 'react';
import {useExtensionPresence} from '../useExtensionPresence';
import {readVersion} from './read-version';

export interface WelcomeCheck {
  /** Whether the extension shows itself to this page; `undefined` until the page has looked. */
  isAnswering: boolean | undefined;
  /** The extension's version, or an empty text, once the check script has run on this page. */
  ranVersion?: string;
}

/** What a page can find out about the extension: its greeting, and traces of a script. */
export function useWelcomeCheck(): WelcomeCheck {
  const isAnswering = useExtensionPresence();
  const [ranVersion, setRanVersion] = useState<string>();

  useEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const mark = root.dataset.welcomeScript;
      setRanVersion(mark === undefined ? undefined : readVersion(mark));
    };
    read();
    // The script may run before or after this page has mounted.
    const observer = new MutationObserver(read);
    observer.observe(root, {attributeFilter: ['data-welcome-script']});
    return () => observer.disconnect();
  }, []);

  return {isAnswering, ranVersion};
}
