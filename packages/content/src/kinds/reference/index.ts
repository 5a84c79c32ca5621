import type {Kind} from '../../kind';
import {apis} from './apis';
import {errors} from './errors';
import {groups} from './groups';
import {meta} from './meta';
import {cron, userConfig} from './tables';

export const reference: readonly Kind[] = [groups, apis, meta, errors, userConfig, cron];
