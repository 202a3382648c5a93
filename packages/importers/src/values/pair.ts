/**
 * Market names: `BTC/EUR`, `BTC-EUR`, `BTC_EUR`, `DOGE:USD`, and joined `BTCUSDT`, `XXBTZEUR`. Joined names are cut at
 * the longest known quote that leaves a base; a name that no quote ends is given back as unknown, not guessed.
 */
import { compareText } from '@cryptax/kernel';
import { FIAT_CODES } from '@cryptax/ledger';

export interface Pair {
  readonly base: string;
  readonly quote: string;
}

const COIN_QUOTES =
  'USDT USDC BUSD FDUSD TUSD USDP PAX USDS DAI UST USDE EURC EURI EURS EURT AEUR BTC XBT ETH BNB TRX XRP DOGE DOT SOL BIDR IDRT BVND NGN KCS HT OKB BKRW VAI GT CRO BEST';
const QUOTES: readonly string[] = [...new Set([...COIN_QUOTES.split(' '), ...FIAT_CODES])].sort(
  (a, b) => b.length - a.length || compareText(a, b),
);
/** Coins with many markets; they decide where a joined name could be cut twice. */
const KNOWN_BASES: ReadonlySet<string> = new Set(
  (
    'BTC XBT ETH BNB XRP ADA SOL DOGE XDG DOT TRX MATIC POL LTC BCH LINK AVAX XLM UNI ATOM XMR ETC FIL APT NEAR ALGO VET ICP ' +
    'HBAR SAND MANA AXS FTM EOS XTZ AAVE THETA EGLD GRT FLOW MKR SNX CRV BAT ENJ ZEC DASH NEO IOTA KAVA COMP YFI SUSHI 1INCH ' +
    'CHZ ZIL RUNE LRC ANKR QTUM OMG ICX WAVES ONT NANO REN KSM BTT HOT DGB SC RVN OCEAN STORJ SHIB PEPE ARB OP SUI SEI TIA INJ ' +
    'FET RNDR IMX LDO DYDX GMX APE GALA AGIX WLD ORDI JUP PYTH STRK TON KAS USDT USDC DAI LUNA LUNC ROSE MINA CELO CRO KCS BEST ' +
    'REP GNO MLN PAXG EUR GBP'
  ).split(' '),
);
const KRAKEN_LONG = /^(?:[XZ][A-Z]{3}|USDT)(?:Z(?:EUR|USD|GBP|CAD|JPY|AUD)|XXBT|XETH)$/;
const SEPARATED = /^([^/\-_:\s]+)\s*[/\-_:]\s*([^/\-_:\s]+)$/;

export function splitPair(name: string, order: 'base-quote' | 'quote-base' = 'base-quote'): Pair | undefined {
  const text = name.trim();
  const separated = SEPARATED.exec(text);
  if (separated !== null) return ordered(separated[1] ?? '', separated[2] ?? '', order);
  const upper = text.toUpperCase();
  if (!/^[A-Z0-9.$]{4,24}$/.test(upper)) return undefined;
  return order === 'base-quote' ? joined(upper) : joinedQuoteFirst(upper);
}

function ordered(first: string, second: string, order: 'base-quote' | 'quote-base'): Pair {
  return order === 'base-quote' ? { base: first, quote: second } : { base: second, quote: first };
}

function joined(name: string): Pair | undefined {
  /** Kraken's four-letter codes: XXBTZEUR is XXBT and ZEUR; but XTZEUR is XTZ and EUR. */
  if (KRAKEN_LONG.test(name)) return { base: name.slice(0, 4), quote: name.slice(4) };
  const cuts = QUOTES.filter((code) => name.endsWith(code) && name.length - code.length >= 2).map((quote) => ({
    base: name.slice(0, -quote.length),
    quote,
  }));
  /** XBTUSD ends in TUSD too: the cut that leaves a well-known coin is meant. */
  return cuts.find((cut) => KNOWN_BASES.has(cut.base)) ?? cuts[0];
}

function joinedQuoteFirst(name: string): Pair | undefined {
  const quote = QUOTES.find((code) => name.startsWith(code) && name.length - code.length >= 2);
  return quote === undefined ? undefined : { base: name.slice(quote.length), quote };
}
