import {suggestionsFor} from './nearest-pages';

// One 404.html answers every unknown URL, so the suggestions are computed in the browser.
const place = document.querySelector('[data-nearest]');
if (place) place.innerHTML = suggestionsFor(location.pathname);
