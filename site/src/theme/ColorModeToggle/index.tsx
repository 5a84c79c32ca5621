export {default} from '@site/src/shell/ColorModeToggle';
