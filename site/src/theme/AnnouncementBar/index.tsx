export {default} from '@site/src/shell/AnnouncementBar';
