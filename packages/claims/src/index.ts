export type {Claim, ClaimKind, Json} from './types';
