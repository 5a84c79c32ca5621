import type {Kind} from '../kind';
import {languages} from './languages';
import {palette} from './palette';
import {phrases} from './phrases';
import {reference} from './reference';
import {releases} from './releases';
import {searchWords} from './search-words';

export const kinds: readonly Kind[] = [
  languages,
  palette,
  phrases,
  ...reference,
  releases,
  searchWords,
];
