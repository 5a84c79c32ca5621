import type {Kind} from '../kind';
import {languages} from './languages';
import {releases} from './releases';

export const kinds: readonly Kind[] = [languages, releases];
