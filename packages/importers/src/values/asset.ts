/**
 * The coin a cell means: upper case, aliases by source and date, sub-units. A resolver belongs to one file and
 * remembers its answers, because a file repeats a few tickers thousands of times.
 */
import { type Instant, parseDay } from '@cryptax/kernel';
import {
  ALIASES,
  AMBIGUOUS,
  BINANCE_REAL_LD,
  DATED_ALIASES,
  type DatedAlias,
  KRAKEN_SUFFIX,
  SOURCE_ALIASES,
  UNITS,
} from './assets.data.ts';

export type AssetAnswer =
  /** `places`: the amount is in a sub-unit, move its point this far left. */
  | { readonly kind: 'asset'; readonly asset: string; readonly places: number }
  | { readonly kind: 'ask'; readonly ticker: string; readonly candidates: readonly string[] }
  | { readonly kind: 'unreadable' };

export interface AssetResolver {
  /** Ambiguous tickers met so far for which an answer was used. */
  readonly answered: ReadonlyMap<string, string>;
  readonly resolve: (cell: string, at: Instant) => AssetAnswer;
  readonly meaningOf: (cell: string) => Meaning;
}

/** What a cell means before a moment and from then on. */
export interface Meaning {
  readonly until: number;
  readonly before: AssetAnswer;
  readonly after: AssetAnswer;
}

/** Tickers, and identifiers of tokens by chain and contract. */
const SHAPE = /^[\p{L}\p{N}$][\p{L}\p{N}.$_:/@+-]{0,119}$/u;
/** A name or number behind the ticker: `SOL (Solana)` in Delta, `BTC;1` in Koinly's bulk edit. */
const LONGEST_CELL = 400;
const DECORATION = /^(\S+?)(?:\s+\([^()]*\)|;\d+)$/;
/** A number where a coin should be: cells that stand in the wrong columns. */
const NUMBER = /^[\d.]+$/;
const UNREADABLE: AssetAnswer = { kind: 'unreadable' };

/** `answers`: the user's choices for tickers of this file; `remembered`: those for ambiguous tickers of earlier files. */
export function assetResolver(
  source: string,
  answers: Readonly<Record<string, string>> = {},
  remembered: Readonly<Record<string, string>> = {},
): AssetResolver {
  const known = new Map<string, Meaning>();
  const answered = new Map<string, string>();
  const answerTo = (ticker: string) => {
    const answer = answers[ticker] ?? (ticker in AMBIGUOUS ? remembered[ticker] : undefined);
    if (answer !== undefined && ticker in AMBIGUOUS) answered.set(ticker, answer);
    return answer;
  };
  const meaningOf = (cell: string) => {
    let meaning = known.get(cell);
    if (meaning === undefined) {
      meaning = look(cell, source, answerTo);
      known.set(cell, meaning);
    }
    return meaning;
  };
  return { answered, meaningOf, resolve: (cell, at) => meaningAt(meaningOf(cell), at) };
}

export function meaningAt({ until, before, after }: Meaning, at: Instant): AssetAnswer {
  return at < until ? before : after;
}

function always(answer: AssetAnswer): Meaning {
  return { until: 0, before: answer, after: answer };
}

function look(cell: string, source: string, answerTo: (ticker: string) => string | undefined): Meaning {
  if (cell.length > LONGEST_CELL) return always(UNREADABLE);
  const text = cell.trim().replace(DECORATION, '$1');
  if (!SHAPE.test(text) || NUMBER.test(text)) return always(UNREADABLE);
  const ticker = text.includes(':') ? text : text.toUpperCase();
  const answer = answerTo(ticker);
  if (answer !== undefined) return always(coin(answer));
  const own = SOURCE_ALIASES[source]?.[ticker];
  if (own !== undefined) return always(coin(own));
  const unit = UNITS[ticker];
  if (unit !== undefined) return always({ kind: 'asset', asset: unit[0], places: unit[1] });
  const dated = DATED_ALIASES[ticker];
  if (dated !== undefined && (dated.sources === undefined || dated.sources.includes(source))) {
    return { until: startOf(dated), before: coin(dated.means), after: afterwards(ticker) };
  }
  return always(afterwards(bare(ticker, source)));
}

function afterwards(ticker: string): AssetAnswer {
  const candidates = AMBIGUOUS[ticker];
  if (candidates !== undefined) return { kind: 'ask', ticker, candidates };
  return coin(ALIASES[ticker] ?? ticker);
}

/** Strips the marks of a place: Kraken's staking suffixes, Binance's Earn prefix. */
function bare(ticker: string, source: string): string {
  if (source === 'kraken') {
    const base = KRAKEN_SUFFIX.exec(ticker)?.[1];
    if (base !== undefined) return SOURCE_ALIASES.kraken?.[base] ?? base;
  }
  if (source === 'binance' && ticker.length > 4 && ticker.startsWith('LD') && !BINANCE_REAL_LD.has(ticker)) {
    return ticker.slice(2);
  }
  return ticker;
}

function coin(asset: string): AssetAnswer {
  return { kind: 'asset', asset, places: 0 };
}

function startOf(alias: DatedAlias): number {
  const day = parseDay(alias.before);
  return day.ok ? day.value * 86_400 : 0;
}
