/** The reference engine's results in the published shapes: exact amounts, euro rounded once from exact values. */
import { berlinDay, type Day, formatInstant, yearOfDay } from '@cryptax/kernel';
import type { LedgerEvent } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import type { DisposalView, HoldingView, IncomeView, OpenLotView, YearFigures } from '../views.ts';
import { cents, exactText, type Fraction, minus, NOTHING, order, total } from './fraction.ts';
import { amountOf, averaged, costOf } from './reference-book.ts';
import { ReferenceEngine } from './reference-engine.ts';
import type { ReferenceDisposal, ReferencePart } from './reference-types.ts';
import { incomeValue, netOf } from './reference-values.ts';

export interface ReferenceResult {
  readonly disposals: readonly DisposalView[];
  readonly pending: readonly string[];
  readonly income: readonly IncomeView[];
  readonly holdings: readonly HoldingView[];
  readonly openLots: readonly OpenLotView[];
  readonly years: readonly YearFigures[];
  readonly issues: readonly { readonly code: string; readonly eventId: string; readonly missing: string }[];
}

export function referenceResult(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  lastTaxableDay: (day: Day) => Day,
): ReferenceResult {
  const engine = new ReferenceEngine(events, settings, lastTaxableDay);
  const pools = engine.book.pools
    .filter((pool) => pool.lots.length > 0)
    .map((pool) => (pool.method === 'AVERAGE' ? { ...pool, lots: averaged(pool.lots) } : pool));
  return {
    disposals: engine.disposals.filter(({ isPending }) => !isPending).map(disposalView),
    pending: engine.disposals.filter(({ isPending }) => isPending).map(({ eventId, part }) => `${eventId} ${part}`),
    income: engine.income.map(({ event, at, expenses }) => ({
      eventId: event.id,
      at: formatInstant(at),
      kind: event.incomeKind,
      asset: event.in.asset,
      amount: exactText(netOf(event, event.in)),
      valueEur: cents(incomeValue(event)),
      expenses: cents(expenses),
      wallet: event.wallet,
    })),
    holdings: pools.map(({ wallet, asset, lots, isUnknownAverage }) => {
      const known = lots.filter(({ unknown }) => unknown === undefined && !isUnknownAverage);
      return {
        wallet,
        asset,
        amount: exactText(amountOf(lots)),
        cost: known.length === 0 ? null : cents(costOf(known)),
        ...(known.length === lots.length ? {} : { withoutCost: exactText(minus(amountOf(lots), amountOf(known))) }),
      };
    }),
    openLots: pools.flatMap(({ wallet, asset, lots, isUnknownAverage }) =>
      lots.map(({ lotId, acquiredAt, amount, cost, chain, unknown }) => ({
        lotId,
        wallet,
        asset,
        acquiredAt: formatInstant(acquiredAt),
        amount: exactText(amount),
        cost: unknown === undefined && !isUnknownAverage ? cents(cost) : null,
        chain,
        ...(unknown === 'origin' ? { hasNoOrigin: true as const } : {}),
      })),
    ),
    years: yearFigures(engine),
    issues: engine.issues.map(({ code, eventId, missing }) => ({ code, eventId, missing: exactText(missing) })),
  };
}

function disposalView(disposal: ReferenceDisposal): DisposalView {
  const { eventId, part, at, asset, wallet, amount, proceeds, expenses, parts } = disposal;
  const free = parts.filter((item) => item.taxFree);
  const bound = parts.filter((item) => !item.taxFree);
  return {
    eventId,
    part,
    at: formatInstant(at),
    asset,
    wallet,
    amount: exactText(amount),
    lots: parts.map(({ lot, ...own }) => ({
      lotId: lot.lotId,
      acquiredAt: formatInstant(lot.acquiredAt),
      amount: exactText(lot.amount),
      cost: cents(lot.cost),
      proceeds: cents(own.proceeds),
      expenses: cents(own.expenses),
      gain: cents(own.gain),
      taxFree: own.taxFree,
      chain: lot.chain,
    })),
    proceeds: cents(proceeds),
    cost: cents(total(parts.map((item) => item.lot.cost))),
    expenses: cents(expenses),
    gain: cents(gainOf(parts)),
    taxableGain: cents(gainOf(bound)),
    taxFreeGain: cents(gainOf(free)),
    taxFree: bound.length === 0,
    ...(disposal.isIdentified ? { identified: true } : {}),
    ...(disposal.isDoubted ? { provisionalBy: 'some event' } : {}),
  };
}

/** From the first to the last year with a result; years between are listed too (rule book 12). */
function yearFigures(engine: ReferenceEngine): readonly YearFigures[] {
  const moments = [
    ...engine.disposals.filter(({ isPending }) => !isPending),
    ...engine.income,
    ...engine.derivatives,
  ].map((item) => yearOf(item));
  if (moments.length === 0) return [];
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  return Array.from({ length: last - first + 1 }, (_, i) => figuresOf(engine, first + i));
}

function figuresOf(engine: ReferenceEngine, year: number): YearFigures {
  const inYear = (item: { at: ReferenceDisposal['at'] }) => yearOf(item) === year;
  const disposals = engine.disposals.filter(inYear);
  const settled = disposals.filter(({ isPending }) => !isPending);
  const parts = settled.flatMap((disposal) => disposal.parts);
  const provisional = settled.filter(({ isDoubted }) => isDoubted).length;
  const bound = parts.filter((item) => !item.taxFree);
  const free = parts.filter((item) => item.taxFree);
  const gains = bound.map((item) => item.gain).filter((gain) => order(gain, NOTHING) > 0);
  const losses = bound.map((item) => item.gain).filter((gain) => order(gain, NOTHING) < 0);
  const income = engine.income.filter(inYear);
  const gross = total(income.map(({ event }) => incomeValue(event)));
  const costs = total(income.map(({ expenses }) => expenses));
  const results = engine.derivatives.filter(inYear).map((item) => item.value);
  return {
    year,
    taxable: {
      proceeds: cents(total(bound.map((item) => item.proceeds))),
      cost: cents(total(bound.map((item) => item.lot.cost))),
      expenses: cents(total(bound.map((item) => item.expenses))),
      net: cents(gainOf(bound)),
      gains: cents(total(gains)),
      losses: cents(total(losses)),
    },
    taxFreeGain: cents(gainOf(free)),
    free: {
      proceeds: cents(total(free.map((item) => item.proceeds))),
      cost: cents(total(free.map((item) => item.lot.cost))),
      expenses: cents(total(free.map((item) => item.expenses))),
    },
    income: { gross: cents(gross), expenses: cents(costs), net: cents(minus(gross, costs)) },
    derivatives: {
      gains: cents(total(results.filter((value) => order(value, NOTHING) > 0))),
      losses: cents(total(results.filter((value) => order(value, NOTHING) < 0))),
      net: cents(total(results)),
    },
    incomplete:
      engine.issues.filter((issue) => inYear(issue) && issue.stopsDisposal).length + disposals.length - settled.length,
    ...(provisional === 0 ? {} : { provisional }),
  };
}

function gainOf(parts: readonly ReferencePart[]): Fraction {
  return total(parts.map((part) => part.gain));
}

function yearOf(item: { readonly at: ReferenceDisposal['at'] }): number {
  return yearOfDay(berlinDay(item.at));
}
