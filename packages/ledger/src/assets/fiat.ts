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

/** Asked of every leg: most coins are told by their length, without a search. */
export function isFiat(asset: string): boolean {
  return asset.length === CODE_LENGTH && FIAT_CODES.has(asset);
}
