/**
 * Stablecoins that are redeemed one to one for a currency and have kept to it: their amount in a trade counts as that
 * currency, converted with the ECB rate. Only for finding a euro value; for tax they are coins like any other (rule
 * book 0.7). Coins held up by an algorithm or by other coins alone are not here; they need a price.
 */
import { type Day, dayFromCivil } from '@cryptax/kernel';

const PEGS: ReadonlyMap<string, string> = new Map([
  ...['USDT', 'USDC', 'DAI', 'USDS', 'BUSD', 'TUSD', 'USDP', 'PYUSD', 'GUSD', 'FDUSD', 'RLUSD', 'USD1'].map(
    (coin) => [coin, 'USD'] as const,
  ),
  ...['EURC', 'EURS', 'EURT', 'EURI', 'EURE', 'EURCV', 'AEUR'].map((coin) => [coin, 'EUR'] as const),
]);

/**
 * Days on which a peg was publicly lost, so that they need a price whatever is at hand: from the failure of Silicon Valley Bank
 * (10 March 2023; the issuer of USDC said on 11 March that 3.3 billion dollars of its reserve lay there, and it traded at 0.88
 * dollars, DAI with it) to the reopening of the banks on 13 March. All other days are decided by their close.
 */
const BREAKS: readonly { readonly coins: readonly string[]; readonly from: Day; readonly to: Day }[] = [
  { coins: ['USDC', 'DAI', 'USDP'], from: dayFromCivil(2023, 3, 10), to: dayFromCivil(2023, 3, 13) },
];

/** The currency a coin stood for one to one on a day, if it did. */
export function pegOf(asset: string, on: Day): string | undefined {
  const currency = PEGS.get(asset);
  const isBroken = BREAKS.some(({ coins, from, to }) => on >= from && on <= to && coins.includes(asset));
  return isBroken ? undefined : currency;
}
