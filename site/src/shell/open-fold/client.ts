import type {ClientModule} from '@docusaurus/types';
import {reveal} from './reveal';

const openFold: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // The first address was dealt with before the app started.
    if (previousLocation) reveal(location.hash);
  },
};

export default openFold;
