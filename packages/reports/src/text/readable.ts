/**
 * Texts of a report as people read them: tokens by their names. Of the list alone, never of a user's ledger, because the same
 * report gives the same bytes everywhere.
 */
import { withTokenNames } from '@cryptax/ledger';
import { knownToken } from '@cryptax/ledger/token-names';

export function readable(text: string): string {
  return withTokenNames(text, knownToken);
}
