import {suggestionsFor} from './nearest-pages';

// Before React: one file answers every unknown address, so only now is known which one was asked.
const place = document.querySelector('[data-nearest]');
if (place) place.innerHTML = suggestionsFor(location.pathname);
