import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {anchorOf} from './walk';

/** The public address of an ending: the visitor's own host once there is one. */
export function useShareAddress(id: string): string {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const origin = isBrowser ? window.location.origin : siteConfig.url;
  return `${origin}${pathname}#${anchorOf(id)}`;
}
