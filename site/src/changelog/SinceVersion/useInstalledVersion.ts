import {useEffect, useState} from 'react';

type ScriptSiteApi = {
  getVersion?: (tell: (answer: {version?: unknown} | undefined) => void) => void;
};

/**
 * The version the visitor runs, if the extension tells it. On a few sites the extension offers
 * `window.external.Scriptcat`; builds that only answer questions about scripts there leave the
 * form empty.
 */
export function useInstalledVersion(): string {
  const [version, setVersion] = useState('');

  useEffect(() => {
    const {external} = window as {external?: {Scriptcat?: ScriptSiteApi}};
    external?.Scriptcat?.getVersion?.((answer) => {
      if (typeof answer?.version === 'string') setVersion(answer.version);
    });
  }, []);

  return version;
}
