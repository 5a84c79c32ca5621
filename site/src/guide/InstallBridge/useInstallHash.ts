import {useEffect, useState} from 'react';
import {type InstallHash, parseInstallHash} from './parse-install-hash';

/** What the address bar asks to install; follows later changes of the hash. */
export function useInstallHash(): InstallHash | undefined {
  const [result, setResult] = useState<InstallHash>();

  useEffect(() => {
    const read = () => {
      const next = parseInstallHash(window.location.hash);
      // An anchor link of this page replaces the hash; keep the script.
      setResult((last) => (next.state === 'absent' && last ? last : next));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  return result;
}
