import {type BrandHints, type BrowserId, detectBrowser} from '@scriptcat/contract';
import {useEffect, useState} from 'react';

/** The visitor's browser; `other` until React has taken over, so that the HTML fits everybody. */
export function useVisitorBrowser(): BrowserId {
  const [browser, setBrowser] = useState<BrowserId>('other');
  useEffect(() => {
    const {userAgent, userAgentData} = navigator as Navigator & {
      userAgentData?: {brands: BrandHints};
    };
    setBrowser(detectBrowser(userAgent, userAgentData?.brands));
  }, []);
  return browser;
}
