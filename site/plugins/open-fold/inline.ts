import {reveal} from './reveal';

const revealTarget = () => reveal(location.hash);
revealTarget();
addEventListener('hashchange', revealTarget);
