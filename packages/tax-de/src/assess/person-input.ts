/** One person's ledger, as yearly sums, and what the person told us. */
import type { YearFigures } from '@cryptax/ledger';
import type { ReadProfile } from './read-profile.ts';

export interface PersonInput {
  readonly figures: readonly YearFigures[];
  readonly profile: ReadProfile;
}
