import useIsBrowser from '@docusaurus/useIsBrowser';
import {addAPIProvider, Icon} from '@iconify/react';
import type {ReactNode} from 'react';

interface Props {
  name: string;
  className?: string;
  mirrors: readonly string[];
  fallback: ReactNode;
}

/** Our own server is asked first; timing, address length and cache are the loader's own. */
let isConfigured = false;
function configureLoader(mirrors: readonly string[]): void {
  if (isConfigured) return;
  isConfigured = true;
  const resources = [`${window.location.origin}/icons`, ...mirrors];
  addAPIProvider('', {resources, path: '/', random: false});
}

function BrowserIcon({name, className, mirrors}: Omit<Props, 'fallback'>) {
  configureLoader(mirrors);
  return <Icon className={className} icon={name} width="1em" height="1em" aria-hidden="true" />;
}

export default function LoadedIcon({fallback, ...props}: Props) {
  return useIsBrowser() ? <BrowserIcon {...props} /> : fallback;
}
