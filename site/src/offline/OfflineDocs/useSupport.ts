import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {isSupported} from '../worker-registration';

/** Whether pages can be kept here. A page that has not been taken over yet says yes. */
export function useSupport(): 'yes' | 'unsupported' | 'switchedOff' {
  const {siteConfig} = useDocusaurusContext();
  const [isAble, setAble] = useState(true);
  useEffect(() => setAble(isSupported()), []);
  if (siteConfig.customFields?.hasOffline !== true) return 'switchedOff';
  return isAble ? 'yes' : 'unsupported';
}
