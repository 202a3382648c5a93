/**
 * Which rows of theirs are which sale of ours: the same coin and day, quantities that agree exactly. Another program splits
 * a sale by purchases or joins several, so runs of rows are added up on both sides; a day before or after may be the zone.
 */
import { absolute, add, berlinDayOf, compare, type Decimal, dec, groupBy, subtract, ZERO } from '@cryptax/kernel';
import type { DisposalView } from '@cryptax/ledger';
import type { TheirSale } from './opinion.ts';
import { dayOf } from './sale-figures.ts';

export interface SaleMatch {
  readonly ours: readonly DisposalView[];
  readonly theirs: readonly TheirSale[];
}

export interface MatchedSales {
  readonly matches: readonly SaleMatch[];
  readonly onlyOurs: readonly DisposalView[];
  readonly onlyTheirs: readonly TheirSale[];
}

interface Item<Row> {
  readonly row: Row;
  readonly day: number;
  readonly quantity: Decimal;
  taken: boolean;
}

type Ours = Item<DisposalView>;
type Theirs = Item<TheirSale>;

export function matchSales(
  ours: readonly DisposalView[],
  theirs: readonly TheirSale[],
  tickerOf: (asset: string) => string,
): MatchedSales {
  const mine = groupBy(ours.map(ourItem), ({ row }) => tickerOf(row.asset));
  const told = groupBy(theirs.map(theirItem), ({ row }) => tickerOf(row.asset));
  const matches: SaleMatch[] = [];
  for (const [ticker, sales] of mine) {
    const rows = told.get(ticker);
    if (rows !== undefined) matchCoin(sales, rows, matches);
  }
  return {
    matches,
    onlyOurs: left([...mine.values()].flat()),
    onlyTheirs: left([...told.values()].flat()),
  };
}

const ourItem = (row: DisposalView): Ours => ({
  row,
  day: berlinDayOf(row.shortSoldAt ?? row.at) ?? 0,
  quantity: dec(row.amount),
  taken: false,
});

const theirItem = (row: TheirSale): Theirs => ({
  row,
  day: dayOf(row.soldOn) ?? 0,
  quantity: dec(row.quantity),
  taken: false,
});

const left = <Row>(items: readonly Item<Row>[]) => items.filter(({ taken }) => !taken).map(({ row }) => row);

/** The surest first, so that a doubtful pair never takes the rows of a certain one. */
function matchCoin(ours: readonly Ours[], theirs: readonly Theirs[], matches: SaleMatch[]): void {
  const [mine, told] = [groupBy(ours, ({ day }) => day), groupBy(theirs, ({ day }) => day)];
  const onDay = <Row>(days: ReadonlyMap<number, readonly Item<Row>[]>, day: number) =>
    (days.get(day) ?? []).filter(({ taken }) => !taken);
  const pair = (some: readonly Ours[], rows: readonly Theirs[]) => {
    for (const item of [...some, ...rows]) item.taken = true;
    matches.push({ ours: some.map(({ row }) => row), theirs: rows.map(({ row }) => row) });
  };
  /** Each sale of ours with a run of their rows, each row of theirs with a run of our sales, then the days as a whole. */
  const exact = (day: number, shift: number) => {
    for (const sale of onDay(mine, day)) {
      const run = runOf(onDay(told, day + shift), sale.quantity);
      if (run !== undefined) pair([sale], run);
    }
    for (const row of onDay(told, day + shift)) {
      const run = runOf(onDay(mine, day), row.quantity);
      if (run !== undefined) pair(run, [row]);
    }
    const [some, rows] = [onDay(mine, day), onDay(told, day + shift)];
    if (some.length > 0 && rows.length > 0 && compare(quantityOf(some), quantityOf(rows)) === 0) pair(some, rows);
  };
  for (const shift of [0, 1, -1]) for (const day of mine.keys()) exact(day, shift);
  for (const day of mine.keys()) {
    const [some, rows] = [onDay(mine, day), onDay(told, day)];
    if (some.length > 0 && rows.length > 0 && isNear(quantityOf(some), quantityOf(rows))) pair(some, rows);
  }
}

/** A fee kept back in coin, or digits cut off: within a hundredth the day's rows belong together. */
function isNear(a: Decimal, b: Decimal): boolean {
  const hundredfold = { ...absolute(subtract(a, b)) };
  return compare({ units: hundredfold.units * 100n, scale: hundredfold.scale }, a) <= 0;
}

const quantityOf = (items: readonly { readonly quantity: Decimal }[]) =>
  items.reduce((all, { quantity }) => add(all, quantity), ZERO);

/** Neighbouring rows that add up to a quantity. Quantities are positive, so one window that slides finds them. */
function runOf<Row>(items: readonly Item<Row>[], wanted: Decimal): readonly Item<Row>[] | undefined {
  let [from, held] = [0, ZERO];
  for (const [at, { quantity }] of items.entries()) {
    held = add(held, quantity);
    while (from < at && compare(held, wanted) > 0) held = subtract(held, items[from++]?.quantity ?? ZERO);
    if (compare(held, wanted) === 0) return items.slice(from, at + 1);
  }
  return undefined;
}
