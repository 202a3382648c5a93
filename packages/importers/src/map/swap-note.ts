/** Explorers' files note each token with its name: a swap of two of them keeps both, so that neither is called like the other. */
import { isContractToken, NAMES_OF_SWAP } from '@cryptax/ledger';

interface Noted {
  readonly asset: string;
  readonly note?: string | undefined;
}

/** Undefined where not both sides are tokens with a name. */
export function namesOfSwap(given: Noted, got: Noted): string | undefined {
  if (given.note === undefined || got.note === undefined) return undefined;
  const areTokens = isContractToken(given.asset) && isContractToken(got.asset);
  return areTokens ? `${given.note}${NAMES_OF_SWAP}${got.note}` : undefined;
}
