/**
 * Texts of a report as people read them: tokens by their names, extended public keys by their ends. Of the list alone, never of a
 * user's ledger, because the same report gives the same bytes everywhere; what its own entries call a token is said before (`named-report.ts`).
 */
import { shortKeys } from '@cryptax/kernel';
import { withTokenNames } from '@cryptax/ledger';
import { knownToken } from '@cryptax/ledger/token-names';

export function readable(text: string): string {
  return shortKeys(withTokenNames(text, knownToken));
}
