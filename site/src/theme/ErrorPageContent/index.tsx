export {default} from '@site/src/shell/ErrorPageContent';
