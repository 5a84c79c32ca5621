import type {ClientModule} from '@docusaurus/types';
import {reveal} from './reveal';

const openFold: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // early.ts has handled the first URL.
    if (previousLocation) reveal(location.hash);
  },
};

export default openFold;
