import {watchClips} from './watch-clips';

watchClips();
