/** State money. It is never a lot (rule book 0.6): its side of a trade is the price, its deposits are not events. */
const FIAT: ReadonlySet<string> = new Set(
  (
    'EUR USD GBP CHF JPY CNY CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN HRK TRY RUB UAH BRL MXN ARS CLP COP PEN ZAR NGN ' +
    'KES GHS EGP INR IDR KRW SGD HKD TWD THB PHP VND MYR AED SAR QAR ILS GEL KZT ISK'
  ).split(' '),
);

export function isFiat(asset: string): boolean {
  return FIAT.has(asset);
}

export function fiatCodes(): ReadonlySet<string> {
  return FIAT;
}
