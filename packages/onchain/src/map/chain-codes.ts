/** Why a transaction of a chain waits for a person, or was left out; `packages/messages` has the words for each. */
import type { OpenMovement } from './map-transaction.ts';

/** A movement from or to a stranger waits for its other side, as those of files do. */
type UnclearReason = Exclude<OpenMovement['reason'], 'stranger' | 'bridge'>;

export type ChainReviewCode = `chain.${UnclearReason}-${OpenMovement['direction']}`;

export type ChainIgnoredCode = 'chain.spam' | 'chain.failed' | 'chain.nothing-moved' | 'chain.reorganised';
