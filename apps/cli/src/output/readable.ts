/** Text for a person at the command line: tokens by their names. Documents in JSON keep the ledger's own. */
import { withTokenNames } from '@cryptax/ledger';
import { knownToken } from '@cryptax/ledger/token-names';

export function readable(text: string): string {
  return withTokenNames(text, knownToken);
}
