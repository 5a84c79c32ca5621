import {buildServer} from './bundle.mjs';

await buildServer(`${import.meta.dirname}/dist`);
