/**
 * Open lots and holdings, now or as they were at an earlier place of the journal: what was taken since then is put
 * back on a copy of the columns, what came since then is left out.
 */
import { addToGroup, formatInstant, type Instant } from '@cryptax/kernel';
import type { HoldingView, OpenLotView } from '../views.ts';
import { AmountColumn, formatUnits } from './amounts.ts';
import { ESTIMATE_ERROR, publishEuro } from './cents.ts';
import { DOUBT, UNKNOWN } from './doubts.ts';
import type { Fraction } from './exact.ts';
import { chainOf, lotIdOf } from './lot-names.ts';
import { isOlder } from './lot-order.ts';
import { averageFraction, type Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** Rows open at some moment, pool by pool, with what was left of them and the cost of average pools. */
interface Snapshot {
  readonly left: AmountColumn;
  readonly rowsByPool: ReadonlyMap<number, readonly number[]>;
  readonly averageCost: ReadonlyMap<number, bigint>;
  readonly isUnknownAverage: (pool: Pool) => boolean;
}

/** Holdings of all pools before the event at `position` in the order of processing. */
export function holdingViews(source: ViewSource, position: number): HoldingView[] {
  const snapshot = snapshotAt(source, position);
  return [...snapshot.rowsByPool].map(([index, rows]) => {
    const pool = source.book.pools[index] as Pool;
    const units = unitsIn(snapshot, rows);
    const known = rows.filter((row) => (unknownOf(source, row, snapshot.isUnknownAverage(pool)) & UNKNOWN.cost) === 0);
    const scale = source.assets.scale[pool.asset] as number;
    return {
      wallet: pool.wallet,
      asset: source.assets.names[pool.asset] as string,
      amount: formatUnits(units, scale),
      cost: known.length === 0 ? null : costOf(source, snapshot, pool, known, units),
      ...(known.length === rows.length ? {} : { withoutCost: formatUnits(units - unitsIn(snapshot, known), scale) }),
    };
  });
}

/** Open lots, pool by pool, oldest first; `wanted` leaves rows out. */
export function openLotViews(
  source: ViewSource,
  position: number,
  wanted: (row: number) => boolean = () => true,
): OpenLotView[] {
  const { events, book, assets } = source;
  const snapshot = snapshotAt(source, position);
  return [...snapshot.rowsByPool].flatMap(([index, rows]) => {
    const chosen = rows.filter(wanted);
    if (chosen.length === 0) return [];
    const pool = book.pools[index] as Pool;
    const poolUnits = rows.reduce((sum, row) => sum + snapshot.left.units(row), 0n);
    return chosen
      .sort((a, b) => (isOlder(book.lots, a, b) ? -1 : 1))
      .map((row) => ({ row, unknown: unknownOf(source, row, snapshot.isUnknownAverage(pool)) }))
      .map(({ row, unknown }) => ({
        lotId: lotIdOf(events, book.lots, row),
        wallet: pool.wallet,
        asset: assets.names[pool.asset] as string,
        acquiredAt: formatInstant(book.lots.acquiredAt[book.lots.rootOf[row] as number] as Instant),
        amount: formatUnits(snapshot.left.units(row), assets.scale[pool.asset] as number),
        cost: (unknown & UNKNOWN.cost) === 0 ? costOf(source, snapshot, pool, [row], poolUnits) : null,
        chain: chainOf(events, book.lots, row),
        ...((unknown & UNKNOWN.origin) === 0 ? {} : { hasNoOrigin: true as const }),
      }));
  });
}

function snapshotAt(source: ViewSource, position: number): Snapshot {
  const { events, book } = source;
  const { journal, lots } = book;
  const left = new AmountColumn(lots.rows);
  for (let row = 0; row < lots.rows; row++) left.copy(row, lots.left, row);
  const averageCost = new Map(book.pools.map((pool) => [pool.index, pool.averageCost]));
  const charge = (row: number, cost: bigint | undefined) => {
    const pool = lots.poolOf[row] as number;
    if (cost !== undefined) averageCost.set(pool, (averageCost.get(pool) ?? 0n) + cost);
  };
  let isPast = false;
  for (let entry = journal.entries - 1; entry >= 0; entry--) {
    if ((events.position[journal.slot[entry] as number] as number) < position) break;
    isPast = true;
    const end = journal.end(entry);
    for (let i = journal.first[entry] as number; i < end; i++) {
      const row = journal.rowOf[i] as number;
      left.set(row, left.units(row) + journal.part.units(i));
      charge(row, journal.averageCost.get(i));
    }
  }
  const rowsByPool = new Map<number, number[]>();
  for (let row = 0; row < lots.rows; row++) {
    if ((events.position[lots.rowSlot[row] as number] as number) >= position) {
      isPast = true;
      charge(row, negative(lots.averageCostIn.get(row)));
      continue;
    }
    if (!left.isZero(row)) addToGroup(rowsByPool, lots.poolOf[row] as number, row);
  }
  const past = isPast ? poolsOfUnknownAverage(source) : undefined;
  const isUnknownAverage = (pool: Pool) => past?.has(pool.index) ?? (pool.doubt & DOUBT.average) !== 0;
  return { left, rowsByPool, averageCost, isUnknownAverage };
}

function unitsIn({ left }: Snapshot, rows: readonly number[]): bigint {
  return rows.reduce((sum, row) => sum + left.units(row), 0n);
}

/** What is unknown of an open lot; in an average over an unknown cost no lot has one. */
export function unknownOf({ book: { lots } }: ViewSource, row: number, isUnknownAverage: boolean): number {
  const own = lots.unknown.size === 0 ? 0 : (lots.unknown.get(lots.rootOf[row] as number) ?? 0);
  return isUnknownAverage ? own | UNKNOWN.cost : own;
}

/** Pools that ever averaged over an unknown cost: of the past it is not known until when, so all of it counts. */
function poolsOfUnknownAverage({ book: { lots, journal } }: ViewSource): ReadonlySet<number> {
  const pools = new Set<number>();
  if (lots.unknown.size === 0) return pools;
  const note = (row: number) => {
    if (lots.averageCostIn.has(row)) pools.add(lots.poolOf[row] as number);
  };
  for (let row = 0; row < lots.rows; row++) if (lots.unknown.has(lots.rootOf[row] as number)) note(row);
  for (const fragment of journal.unknown.keys()) note(journal.rowOf[fragment] as number);
  return pools;
}

function negative(value: bigint | undefined): bigint | undefined {
  return value === undefined ? undefined : -value;
}

function costOf(
  source: ViewSource,
  snapshot: Snapshot,
  pool: Pool,
  rows: readonly number[],
  poolUnits: bigint,
): string {
  const { lots } = source.book;
  const { left, averageCost } = snapshot;
  /** An average pool has a cost only as a whole; its lots have shares of it. All its rows joined it so. */
  if (lots.averageCostIn.has(rows[0] as number)) {
    const units = rows.reduce((sum, row) => sum + left.units(row), 0n);
    const whole = averageFraction(averageCost.get(pool.index) ?? 0n);
    return publishEuro(0, Number.POSITIVE_INFINITY, () => ({
      parts: [{ n: whole.n * units, d: whole.d * poolUnits }],
      hasAverageCost: true,
    }));
  }
  let value = 0;
  for (const row of rows) {
    const root = lots.rootOf[row] as number;
    value += (lots.cost[root] as number) * (left.float(row) / lots.amount.float(root));
  }
  const exact = (row: number): Fraction => {
    const root = lots.rootOf[row] as number;
    const cost = lots.rootCost(root);
    return { n: cost.n * left.units(row), d: cost.d * lots.amount.units(root) };
  };
  return publishEuro(value, value * ESTIMATE_ERROR * (1 + rows.length / 8), () => ({
    parts: rows.map(exact),
    hasAverageCost: source.figures.hasAverageCost(),
  }));
}
