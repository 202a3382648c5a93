/**
 * Text for a person at the command line: tokens by their names, of the list that comes with the program, else as the ledgers and files
 * of this command call them. Documents in JSON keep the ledger's own.
 */
import { type LedgerEvent, type TokenName, withTokenNames } from '@cryptax/ledger';
import { knownToken, tokenNamesOf } from '@cryptax/ledger/token-names';

const names = new Map<string, TokenName>();

export function readable(text: string): string {
  return withTokenNames(text, (asset) => names.get(asset) ?? knownToken(asset));
}

/** From here on the tokens of these entries go by what the entries call them. */
export function nameTokens(events: Iterable<LedgerEvent>): void {
  for (const [asset, name] of tokenNamesOf(events)) names.set(asset, name);
}
