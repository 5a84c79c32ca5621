import type {Kind} from '../kind';
import {browserWords} from './browser-words';
import {checkKind} from './check';
import {claims} from './claims';
import {facts} from './facts';
import {guide} from './guide';
import {home} from './home';
import {identity} from './identity';
import {knownProblemsKind} from './known-problems';
import {languages} from './languages';
import {movedAnchors} from './moved-anchors';
import {palette} from './palette';
import {phrases} from './phrases';
import {reference} from './reference';
import {releases} from './releases';
import {sectionWords} from './search-words';
import {troubleshooter} from './troubleshooter';

export const kinds: readonly Kind[] = [
  languages,
  identity,
  palette,
  phrases,
  browserWords,
  claims,
  ...guide,
  ...home,
  ...reference,
  releases,
  knownProblemsKind,
  checkKind,
  movedAnchors,
  ...facts,
  sectionWords,
  troubleshooter,
];
