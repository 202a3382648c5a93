/**
 * Codes of state money. Fiat is never a lot (rule book 0.6): a leg in one of these is refused with an issue, its side of a
 * trade is the price. Stablecoins are not in this list, they are ordinary assets (rule book 0.7).
 */
export const FIAT_CODES: ReadonlySet<string> = new Set(
  (
    'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL GHS HKD HRK HUF IDR ILS INR ISK JPY KES KRW KZT ' +
    'MXN MYR NGN NOK NZD PEN PHP PLN QAR RON RSD RUB SAR SEK SGD THB TRY TWD UAH USD UYU VND ZAR'
  ).split(' '),
);

const CODE_LENGTH = 3;

/** By five bits of each letter: most coins of three letters are no money, and told so without a search. */
const MAYBE_FIAT = new Uint8Array(1 << (5 * CODE_LENGTH));
for (const code of FIAT_CODES) MAYBE_FIAT[lettersOf(code)] = 1;

/** Asked of every leg: most coins are told by their length. */
export function isFiat(asset: string): boolean {
  return asset.length === CODE_LENGTH && MAYBE_FIAT[lettersOf(asset)] === 1 && FIAT_CODES.has(asset);
}

function lettersOf(code: string): number {
  return ((code.charCodeAt(0) & 31) << 10) | ((code.charCodeAt(1) & 31) << 5) | (code.charCodeAt(2) & 31);
}
