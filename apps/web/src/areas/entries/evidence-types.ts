/** A document attached to an entry, a wallet or a statement, as a screen shows it. */
import type { EvidenceSummary } from '@cryptax/store';

export type EvidenceItem = Omit<EvidenceSummary, 'book'>;
