import type {Kind} from '../kind';
import {languages} from './languages';

export const kinds: readonly Kind[] = [languages];
