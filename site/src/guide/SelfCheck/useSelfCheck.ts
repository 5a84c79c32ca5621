import latest from '@scriptcat/content/releases/latest';
import {parseVersion} from '@scriptcat/content/version';
import {type CheckFacts, checkScripts, NOTIFY_EVENT, readCheckReports} from '@scriptcat/contract';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {useExtensionPresence} from '../useExtensionPresence';
import {isBefore} from '../VersionCheck/affects';

type Ask = (
  name: string,
  namespace: string,
  answer: (script?: {installed: boolean}) => void,
) => void;
type Managers = {
  Scriptcat?: {isInstalled: Ask};
  Tampermonkey?: {getVersion?: unknown};
  Violentmonkey?: unknown;
};

const managers = () => (window.external ?? {}) as Managers;

// ScriptCat calls itself Tampermonkey, too, for sites that know no other manager.
const findOther = () =>
  Boolean(managers().Tampermonkey?.getVersion) || 'Violentmonkey' in managers();

/** Whether this page was loaded itself. Scripts don't start when React shows another page. */
const isLoadedHere = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === location.pathname;
};

const readAttribute = () => document.documentElement.dataset.scriptcatCheck;

/** The script writes before and after this page has mounted. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: ['data-scriptcat-check']});
  return () => observer.disconnect();
}

type Looked = Pick<CheckFacts, 'now' | 'opened' | 'hasOther' | 'pageScript' | 'hasSchedule'>;

/** Looks again every three seconds, since scripts are installed and run while the page is open. */
function useLook(): Looked | undefined {
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => {
    const opened = Date.now();
    let pageScript: Looked['pageScript'];
    let hasSchedule: Looked['hasSchedule'];
    const show = () =>
      setLooked({now: Date.now(), opened, hasOther: findOther(), pageScript, hasSchedule});
    const look = () => {
      show();
      const {page, schedule} = checkScripts;
      const {Scriptcat} = managers();
      Scriptcat?.isInstalled(page.name, page.namespace, (script) => {
        const wasThere = pageScript === 'there' || (pageScript === undefined && isLoadedHere());
        if (!script?.installed) pageScript = 'missing';
        else pageScript = wasThere ? 'there' : 'new';
        show();
      });
      Scriptcat?.isInstalled(schedule.name, schedule.namespace, (script) => {
        hasSchedule = Boolean(script?.installed);
        show();
      });
    };
    look();
    const timer = setInterval(look, 3000);
    return () => clearInterval(timer);
  }, []);
  return looked;
}

/** What this page can find out about the installation; nothing on the server. */
export function useSelfCheck() {
  const isSeen = useExtensionPresence();
  const looked = useLook();
  const attribute = useSyncExternalStore(subscribe, readAttribute, () => undefined);
  const reports = useMemo(() => readCheckReports(attribute), [attribute]);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const answer = (id: string, value: string) => {
    if (id === 'notification-try') document.dispatchEvent(new Event(NOTIFY_EVENT));
    setAnswers({...answers, [id]: value});
  };
  const version = parseVersion(reports.ScriptCat?.version ?? '');
  const facts: CheckFacts | undefined = looked && {
    ...looked,
    isSeen,
    reports,
    answers,
    isOld: version !== undefined && isBefore(version, latest.stable.version),
  };
  return {facts, answer};
}
