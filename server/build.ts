import {buildServer} from './bundle';

await buildServer(`${import.meta.dirname}/dist`);
