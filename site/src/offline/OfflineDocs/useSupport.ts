import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isSupported} from '../worker-registration';

/** Whether pages can be kept here. A page that has not been taken over yet says yes. */
export function useSupport(): 'yes' | 'unsupported' | 'switchedOff' {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  if (siteConfig.customFields?.hasOffline !== true) return 'switchedOff';
  return !isBrowser || isSupported() ? 'yes' : 'unsupported';
}
