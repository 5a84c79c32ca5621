import {detectBrowser} from '@scriptcat/contract';

// Known before the first paint, so that the visitor's own store can come first without a jump.
const {userAgent} = navigator;
const {userAgentData} = navigator as {userAgentData?: {brands?: {brand: string}[]}};
document.documentElement.dataset.browser = detectBrowser(userAgent, userAgentData?.brands);

// The search button names the key that opens it.
if (/Mac|iPhone|iPad/.test(navigator.platform)) document.documentElement.dataset.platform = 'apple';
