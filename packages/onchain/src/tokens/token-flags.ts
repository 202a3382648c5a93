/**
 * What a token looks like before anyone looks at it. Anyone can send anyone a token, and many are bait: a link for a name,
 * a copied symbol. The first three flags are the specification's; the others follow what wallets filter today.
 */
import type { ChainAsset } from '../readers/chain-transaction.ts';

export type TokenFlag =
  | 'large-amount'
  | 'suspicious-name'
  | 'unusual-decimals'
  | 'link-in-name'
  | 'copied-symbol'
  /** Sent in the user's name by somebody else's transaction. */
  | 'forged-sender';

const LARGE_AMOUNT = 1_000_000;
const SUSPICIOUS = /scam|fake/i;
const LINK =
  /https?:|www\.|\b[a-z0-9-]{1,63}\.(?:com|net|org|io|xyz|app|site|finance|gift|claims?|top|live|vip)\b|visit|claim|reward|airdrop/i;

export interface TokenQuestion {
  readonly asset: ChainAsset;
  readonly amount: string;
  /** Whether the contract is on the list of known assets. */
  readonly isKnown: boolean;
  /** Whether a known asset of another contract has this symbol. */
  readonly isKnownSymbol: boolean;
}

export function tokenFlags({ asset, amount, isKnown, isKnownSymbol }: TokenQuestion): readonly TokenFlag[] {
  const text = `${asset.symbol} ${asset.name ?? ''}`;
  const flags: TokenFlag[] = [];
  // The whole part alone decides; no need to touch the digits as a number.
  if ((amount.split('.')[0]?.length ?? 0) > String(LARGE_AMOUNT).length - 1 && amount !== String(LARGE_AMOUNT))
    flags.push('large-amount');
  if (SUSPICIOUS.test(text)) flags.push('suspicious-name');
  if (asset.decimals < 0 || asset.decimals > 18) flags.push('unusual-decimals');
  if (LINK.test(text)) flags.push('link-in-name');
  if (!isKnown && isKnownSymbol) flags.push('copied-symbol');
  return flags;
}
