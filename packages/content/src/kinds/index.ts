import type {Kind} from '../kind';
import {languages} from './languages';
import {reference} from './reference';
import {releases} from './releases';

export const kinds: readonly Kind[] = [languages, releases, ...reference];
