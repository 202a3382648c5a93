/**
 * A simulated sale is the real ledger plus hypothetical events: they go through the engine like any other and are taken
 * out again. The curves answer the slider; this is what they have to agree with, and what a plan's figures come from.
 */
import {
  berlinOffset,
  type Day,
  type Decimal,
  dec,
  formatInstant,
  formatShortest,
  type Instant,
  multiply,
} from '@cryptax/kernel';
import type { DisposalView, LedgerEngine, LedgerEvent, SellEvent, YearFigures } from '@cryptax/ledger';
import type { PlanYear } from '../law/plan-years.ts';

export interface PlannedSale {
  readonly wallet: string;
  readonly asset: string;
  readonly lotId: string;
  readonly amount: string;
}

const PREFIX = 'plan:';

/** The last second of the Berlin day, so that everything known of that day comes before it. */
export function saleMoment(day: Day): string {
  const noon = (day * 86_400 + 43_200) as Instant;
  return formatInstant(((day + 1) * 86_400 - berlinOffset(noon) - 1) as Instant);
}

/** `named`: the sale uses exactly these lots (Rz. 61, individual identification); `in-force`: those of the order in force. */
export type SaleLots = 'named' | 'in-force';

/** One event per lot part. */
export function saleEvents(
  sales: readonly PlannedSale[],
  day: Day,
  prices: ReadonlyMap<string, Decimal>,
  lots: SaleLots = 'named',
): readonly SellEvent[] {
  return sales.map(({ wallet, asset, lotId, amount }, index) => ({
    id: `${PREFIX}${day}:${index}:${lotId}`,
    at: saleMoment(day),
    kind: 'sell',
    wallet,
    out: { asset, amount },
    valueEur: formatShortest(multiply(dec(amount), prices.get(asset) ?? dec('0'))),
    ...(lots === 'named' ? { lotIds: [lotId] } : {}),
  }));
}

/** Whether two simulations say the same of every year. */
export function isSameResult(a: readonly PlanYear[], b: readonly PlanYear[]): boolean {
  return a.every(({ net, tax }, index) => net === b[index]?.net && tax === b[index]?.tax);
}

export interface Simulation {
  readonly years: readonly YearFigures[];
  readonly disposals: readonly DisposalView[];
}

/** The engine is as it was afterwards, whatever happens in between. */
export function simulate(engine: LedgerEngine, events: readonly LedgerEvent[]): Simulation {
  engine.append(events);
  try {
    return { years: engine.years(), disposals: events.flatMap(({ id }) => engine.disposalsOf(id)) };
  } finally {
    engine.replace({ remove: events.map(({ id }) => id) });
  }
}
