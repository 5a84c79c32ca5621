export {default} from '@site/src/shell/Loading';
