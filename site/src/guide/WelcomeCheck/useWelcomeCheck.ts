import {useEffect, useState} from 'react';
import {readVersion} from './read-version';

export interface WelcomeCheck {
  /** The extension shows itself to pages under scriptcat.org; elsewhere nothing can be told. */
  isAnswering: boolean;
  /** The extension's version, or an empty text, once the check script has run on this page. */
  ranVersion?: string;
}

/** What a page can find out about the extension: its greeting, and traces of a script. */
export function useWelcomeCheck(): WelcomeCheck {
  const [check, setCheck] = useState<WelcomeCheck>({isAnswering: false});

  useEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const mark = root.dataset.welcomeScript;
      setCheck({
        isAnswering: 'Scriptcat' in (window.external ?? {}),
        ranVersion: mark === undefined ? undefined : readVersion(mark),
      });
    };
    read();
    // The script may run before or after this page has mounted.
    const observer = new MutationObserver(read);
    observer.observe(root, {attributeFilter: ['data-welcome-script']});
    return () => observer.disconnect();
  }, []);

  return check;
}
