import {openSearchEarly} from '../../search/open-early';
import {showQuery} from '../../search/show-query';
import {completeSurvey} from '../../survey/early';
import {isFast, isSparing} from '../client/connection';
import {startApp} from './load-app';
import {keepClicks} from './replay';

/*
 * The page works as sent. The React app loads when the reader shows intent to do more than read;
 * see site/plugins/first-view/README.md.
 */

/** Touching these loads the React app; a touch elsewhere may be scrolling. */
const controls = 'button, input, select, textarea, [role="button"]';
/** Links don't need it, and these work without it (early.ts beside each of them). */
const selfMade =
  'a[href]:not([href^="#"]), summary, [data-early="theme"], [data-early="announcement"], [data-early="copy"], [data-early="picture"]';
/** After this time on a good connection, load the React app anyway. */
const patience = 15_000;

const touches = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

let lastPosition: string | undefined;

/** Browsers also fire mousemove when the page is laid out under a resting mouse. */
function isMouseMoving(event: Event): boolean {
  const {pointerType, screenX, screenY} = event as PointerEvent;
  if (pointerType !== 'mouse') return false;
  const position = `${screenX} ${screenY}`;
  const hasMoved = lastPosition !== undefined && lastPosition !== position;
  lastPosition = position;
  return hasMoved;
}

const signs: Record<string, (event: Event) => boolean> = {
  pointermove: isMouseMoving,
  pointerdown: (event) => touches(event, controls) && !touches(event, selfMade),
  click: (event) => !touches(event, selfMade),
  keydown: () => true,
  focusin: () => true,
};
for (const [name, isSign] of Object.entries(signs)) {
  addEventListener(name, (event) => isSign(event) && startApp(), {capture: true, passive: true});
}

keepClicks(startApp);
openSearchEarly(startApp);
completeSurvey();
document.addEventListener('DOMContentLoaded', showQuery);

/** Tools and search results need the React app. */
function startWhereNeeded(): void {
  // A script to install, or a case for a tool: see the pages' own hooks.
  const isAsked = location.hash.includes('=') || document.querySelector('[data-app="now"]');
  const isCase = location.search && document.querySelector('[data-tool]');
  const question = document.querySelector<HTMLElement>('[data-app-query]')?.dataset.appQuery;
  const isQuestion = question && new URLSearchParams(location.search).has(question);
  if (isAsked || isCase || isQuestion) startApp();
}

function settle(): void {
  startWhereNeeded();
  if (isFast() && !isSparing()) setTimeout(startApp, patience);
}

const whenShown = (): void => {
  // A prerendered page has no reader yet.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', settle, {once: true});
  } else settle();
};
if (document.readyState === 'complete') whenShown();
else addEventListener('load', whenShown, {once: true});
