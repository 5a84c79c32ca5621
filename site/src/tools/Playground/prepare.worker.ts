import {prepare} from './prepare';

addEventListener('message', ({data}: MessageEvent<string>) => postMessage(prepare(data)));
