export {default} from '@site/src/shell/NotFound';
