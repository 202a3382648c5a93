/** In which years the entries of a ledger stand and move their coins: all that unread rows and years without bounds ask of them. */
import { berlinYearOf } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { yearsSpanned } from './disposal-facts.ts';
import { isRowOfYear, type OpenPoint } from './open-points.ts';

export interface EntryYears {
  /** Of all entries; from infinity to minus infinity where none has a moment that can be read. */
  readonly first: number;
  readonly last: number;
  /** Some coins were sold short on purpose. */
  readonly hasShort: boolean;
  /** Where coins became others, a row about one of them is a row about all. */
  readonly hasBecomeOthers: boolean;
  /** Each once; none where no row asks. */
  readonly moved: readonly MovedCoin[];
}

interface MovedCoin {
  readonly asset: string;
  readonly year: number;
  readonly isOut: boolean;
}

/** Only rows ask for them: without any there is nothing to look for. */
export function entryYears(events: readonly LedgerEvent[], points: readonly OpenPoint[]): EntryYears {
  if (!points.some(({ kind }) => kind === 'row')) return NO_YEARS;
  const moves = new CoinMoves();
  if (points.some(isRowOfYear)) for (const event of events) moves.meet(event);
  const { hasShort, hasBecomeOthers } = moves;
  return { ...yearsSpanned(events), hasShort, hasBecomeOthers, moved: moves.all() };
}

/** Years in which coins left, whose lots may be others; with `isSale` also those in which coins came, which may cover it. */
export function yearsThatUse({
  hasBecomeOthers,
  moved,
}: EntryYears): (coins: readonly string[] | undefined, isSale: boolean) => ReadonlySet<number> {
  return (coins, isSale) => {
    const own = hasBecomeOthers ? undefined : coins;
    const touched = moved.filter(({ asset, isOut }) => (isOut || isSale) && own?.includes(asset) !== false);
    return new Set(touched.map(({ year }) => year));
  };
}

const NO_YEARS: EntryYears = {
  first: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
  hasShort: false,
  hasBecomeOthers: false,
  moved: [],
};

class CoinMoves {
  hasShort = false;
  hasBecomeOthers = false;
  readonly #moved = new Map<string, MovedCoin>();

  meet(event: LedgerEvent): void {
    const { kind, at, fee } = event;
    if ('short' in event) this.hasShort = true;
    const year = berlinYearOf(at);
    if (year === null) return;
    if (kind === 'migration' || kind === 'fork' || (kind === 'swap' && event.nature !== undefined))
      this.hasBecomeOthers = true;
    if ('in' in event) this.#note(event.in.asset, year, false);
    if ('out' in event) this.#note(event.out.asset, year, kind !== 'transfer');
    if (fee !== undefined) this.#note(fee.asset, year, true);
  }

  all(): readonly MovedCoin[] {
    return [...this.#moved.values()];
  }

  #note(asset: string, year: number, isOut: boolean): void {
    const key = `${year} ${isOut ? 'out' : 'in'} ${asset}`;
    if (!this.#moved.has(key)) this.#moved.set(key, { asset, year, isOut });
  }
}
