import {watchDemo} from './watch-demo';

watchDemo();
