import {neutralPath} from '@scriptcat/contract';

interface Counted {
  dataLayer?: unknown[];
}

const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};
// Never count the survey, or browsers that ask not to be tracked.
const isSurvey = /^\/uninstall(\/|$)/.test(neutralPath(location.pathname));
const isOptedOut = globalPrivacyControl || doNotTrack === '1';
// A first visit that is redirected to another language is counted there.
const isLeaving = document.documentElement.style.visibility === 'hidden';
const id = document.currentScript?.getAttribute('data-analytics-id');

function count(): void {
  const counted = window as Counted;
  counted.dataLayer ??= [];
  const {dataLayer} = counted;
  window.gtag = function gtag() {
    // gtag requires the arguments object; it ignores arrays.
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, {anonymize_ip: true});
  const loader = document.createElement('script');
  loader.async = true;
  loader.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(loader);
}

if (!isSurvey && !isOptedOut && !isLeaving) {
  // Do not count a prerendered page until it is shown.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', count, {once: true});
  } else count();
}
