/**
 * What came into and went out of each pool in a span of days, in quantity and cost: opening + in - out = closing. Read off
 * rows and journal, so it holds whatever happened, whether or not it had a result. Sums are exact and rounded once; cost is
 * that of the lots whose cost is known.
 */
import { compareText, decimal, formatDecimal } from '@cryptax/kernel';
import type { FlowKind, FlowView } from '../views.ts';
import { type AmountColumn, formatUnits } from './amounts.ts';
import { arrivals } from './daily-balances.ts';
import { KIND } from './event-table.ts';
import { centsOfSum, type Fraction } from './exact.ts';
import { ENTRY } from './journal.ts';
import { averageFraction, type Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

const CAME: Readonly<Record<number, FlowKind>> = {
  [KIND.buy]: 'bought',
  [KIND.swap]: 'swapped-in',
  [KIND.income]: 'income',
  [KIND['gift-in']]: 'gift-in',
  [KIND.transfer]: 'transfer-in',
  [KIND['assumed-acquisition']]: 'assumed',
  [KIND.carry]: 'carried-in',
  [KIND.fork]: 'carried-in',
  [KIND['open-in']]: 'open-in',
};

const WENT: Readonly<Record<number, FlowKind>> = {
  [ENTRY.disposal]: 'disposed',
  [ENTRY.shortCover]: 'disposed',
  [ENTRY.pendingDisposal]: 'disposed',
  [ENTRY.pendingCover]: 'disposed',
  [ENTRY.feeDisposal]: 'fee',
  [ENTRY.pendingFee]: 'fee',
  [ENTRY.pendingLoneFee]: 'fee',
  [ENTRY.openOut]: 'open-out',
  [ENTRY.loneFee]: 'fee',
  [ENTRY.ignoredFee]: 'fee',
  [ENTRY.transfer]: 'transfer-out',
  [ENTRY.giftOut]: 'gift-out',
  [ENTRY.lost]: 'lost',
  [ENTRY.redeem]: 'redeemed',
  [ENTRY.carry]: 'carried-out',
  [ENTRY.fork]: 'carried-out',
};

interface Sum {
  readonly pool: number;
  readonly kind: FlowKind;
  units: bigint;
  readonly costs: Fraction[];
}

/** Flows of the Berlin days `from` to `to`, by wallet, asset and kind. */
export function flowViews(source: ViewSource, from: number, to: number): FlowView[] {
  const { events, book } = source;
  const { journal, lots } = book;
  /** By pool, for each kind: every part of the year is counted, so that no text is made for each. */
  const sums = new Map<FlowKind, Map<number, Sum>>();
  const isInside = (slot: number) => {
    const day = events.day[slot] as number;
    return day >= from && day <= to;
  };
  const count = (pool: number, kind: FlowKind, units: bigint, cost: Fraction | null) => {
    let ofKind = sums.get(kind);
    if (ofKind === undefined) {
      ofKind = new Map();
      sums.set(kind, ofKind);
    }
    let sum = ofKind.get(pool);
    if (sum === undefined) {
      sum = { pool, kind, units: 0n, costs: [] };
      ofKind.set(pool, sum);
    }
    sum.units += units;
    if (cost !== null) sum.costs.push(cost);
  };
  const arrived = arrivals(source);
  for (let row = 0; row < lots.rows; row++) {
    const slot = lots.rowSlot[row] as number;
    const kind = CAME[events.kind[slot] as number];
    if (kind === undefined || !isInside(slot)) continue;
    count(lots.poolOf[row] as number, kind, arrived.units(row), costAtArrival(source, arrived, row));
  }
  for (let entry = 0; entry < journal.entries; entry++) {
    const kind = WENT[journal.kind[entry] as number];
    if (kind === undefined || !isInside(journal.slot[entry] as number)) continue;
    const end = journal.end(entry);
    for (let part = journal.first[entry] as number; part < end; part++) {
      const pool = lots.poolOf[journal.rowOf[part] as number] as number;
      const cost = journal.unknown.has(part) ? null : book.fragmentCost(part);
      count(pool, kind, journal.part.units(part), cost);
    }
  }
  return [...sums.values()]
    .flatMap((ofKind) => [...ofKind.values()])
    .map((sum) => flowView(source, sum))
    .sort(byPool);
}

function costAtArrival({ book: { lots } }: ViewSource, arrived: AmountColumn, row: number): Fraction | null {
  const average = lots.averageCostIn.get(row);
  if (average !== undefined) return averageFraction(average);
  const root = lots.rootOf[row] as number;
  if (lots.unknown.has(root)) return null;
  const cost = lots.rootCost(root);
  return { n: cost.n * arrived.units(row), d: cost.d * lots.amount.units(root) };
}

function flowView({ assets, book, figures }: ViewSource, { pool, kind, units, costs }: Sum): FlowView {
  const { wallet, asset } = book.pools[pool] as Pool;
  return {
    wallet,
    asset: assets.names[asset] as string,
    kind,
    amount: formatUnits(units, assets.scale[asset] as number),
    cost: costs.length === 0 ? null : formatDecimal(decimal(centsOfSum(costs, figures.hasAverageCost()), 2)),
  };
}

function byPool(a: FlowView, b: FlowView): number {
  return compareText(a.wallet, b.wallet) || compareText(a.asset, b.asset) || compareText(a.kind, b.kind);
}
