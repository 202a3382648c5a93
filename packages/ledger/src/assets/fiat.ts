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
const LOW_BITS = 31;
/** What the capital letters have above those bits. */
const CAPITALS = 64;

/** By five bits of each letter: a coin of three letters is told to be money or none without a search. */
const IS_FIAT = new Uint8Array(1 << (5 * CODE_LENGTH));
for (const code of FIAT_CODES) IS_FIAT[lettersOf(code)] = 1;

/** Asked of every leg: most coins are told by their length. */
export function isFiat(asset: string): boolean {
  return asset.length === CODE_LENGTH && IS_FIAT[lettersOf(asset)] === 1;
}

/** 0, which is no code, for anything but capital letters and the few characters around them, which no code has. */
function lettersOf(code: string): number {
  const [one, two, three] = [code.charCodeAt(0), code.charCodeAt(1), code.charCodeAt(2)];
  if ((one & two & three & ~LOW_BITS) !== CAPITALS || ((one | two | three) & ~LOW_BITS) !== CAPITALS) return 0;
  return ((one & LOW_BITS) << 10) | ((two & LOW_BITS) << 5) | (three & LOW_BITS);
}
