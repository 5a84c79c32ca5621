export {default} from '@site/src/shell/Footer';
