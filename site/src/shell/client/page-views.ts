import type {ClientModule} from '@docusaurus/types';
import {neutralPath} from '@scriptcat/contract';

declare global {
  interface Window {
    gtag?: (...args: unknown[]) => void;
  }
}

type Location = {pathname: string; search: string; hash: string};

const address = ({pathname, search, hash}: Location) => pathname + search + hash;

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // The inline script counts the first view. Do not count navigations into the survey.
    if (!previousLocation || address(location) === address(previousLocation)) return;
    if (/^\/uninstall(\/|$)/.test(neutralPath(location.pathname))) return;
    // The title is set after the route is shown.
    setTimeout(() => {
      window.gtag?.('set', 'page_path', address(location));
      window.gtag?.('event', 'page_view');
    });
  },
};

export default clientModule;
