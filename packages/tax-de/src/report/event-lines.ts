/** The other lists of a report: income with value, source and time; movements without a sale; fees. */
import { berlinDayText, berlinYearOf } from '@cryptax/kernel';
import {
  type DerivativeView,
  type IncomeView,
  isFiat,
  type LedgerEvent,
  type Leg,
  type MatchSettings,
  type MovementView,
  type ValueOrigin,
} from '@cryptax/ledger';
import type { EventIndex, SourceRef } from './event-index.ts';

export interface IncomeLine extends IncomeView {
  readonly receivedOn: string;
  readonly valueOrigin: ValueOrigin | null;
  readonly source: SourceRef;
}

export interface DerivativeLine extends DerivativeView {
  /** The contract and the day it was opened, where the platform names them. */
  readonly instrument: string | null;
  readonly openedOn: string | null;
  /** Commission that the result contains. */
  readonly commission: Leg | null;
  /** The result is nothing but a commission: it lowers the gains. */
  readonly isCommission: boolean;
  readonly note: string | null;
  readonly source: SourceRef;
}

export interface MovementLine extends MovementView {
  readonly note: string | null;
  readonly source: SourceRef;
}

/** What a fee did: part of a cost, an expense of a sale, a cost of income, or nothing beyond leaving the wallet. */
export type FeeEffect = 'cost' | 'expense' | 'income-cost' | 'net-quantity' | 'none';

export interface FeeLine {
  readonly eventId: string;
  readonly at: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly valueEur: string | null;
  readonly effect: FeeEffect;
  /** Whether the fee coins themselves were disposed of. */
  readonly disposal: boolean;
  readonly source: SourceRef;
}

export function incomeLines(income: readonly IncomeView[], index: EventIndex): readonly IncomeLine[] {
  return income.map((row) => ({
    ...row,
    receivedOn: berlinDayText(row.at),
    valueOrigin: index.event(row.eventId)?.valueOrigin ?? null,
    source: index.ref(row.eventId),
  }));
}

export function derivativeLines(rows: readonly DerivativeView[], index: EventIndex): readonly DerivativeLine[] {
  return withSource(rows, index).map((row) => {
    const event = index.event(row.eventId);
    const { instrument = null, openedAt, commission = null, part } = event?.kind === 'derivative' ? event : {};
    return {
      ...row,
      // Importers note the contract too; once is enough.
      note: row.note === instrument ? null : row.note,
      instrument,
      openedOn: openedAt === undefined ? null : berlinDayText(openedAt),
      commission,
      isCommission: part === 'commission',
    };
  });
}

export function withSource<T extends { readonly eventId: string }>(
  rows: readonly T[],
  index: EventIndex,
): readonly (T & { readonly note: string | null; readonly source: SourceRef })[] {
  return rows.map((row) => ({
    ...row,
    note: index.event(row.eventId)?.note ?? null,
    source: index.ref(row.eventId),
  }));
}

export function feeLines(
  events: readonly LedgerEvent[],
  year: number,
  settings: MatchSettings,
  index: EventIndex,
  carriedOn: ReadonlySet<string> = new Set(),
): readonly FeeLine[] {
  return (
    events
      .filter((event) => (event.fee !== undefined || event.kind === 'fee') && berlinYearOf(event.at) === year)
      .flatMap((event) => feeLine(event, settings, index))
      // Where the lots were carried on, nothing was sold that the fee could be an expense of.
      .map((line) => (line.effect === 'expense' && carriedOn.has(line.eventId) ? { ...line, effect: 'none' } : line))
  );
}

function feeLine(event: LedgerEvent, settings: MatchSettings, index: EventIndex): readonly FeeLine[] {
  const leg = event.kind === 'fee' ? { ...event.out, valueEur: event.valueEur } : event.fee;
  if (leg === undefined) return [];
  const coin = !isFiat(leg.asset);
  const received = 'in' in event && event.in.asset === leg.asset;
  const ignored = event.kind === 'transfer' && settings.transferFee === 'ignore';
  return [
    {
      eventId: event.id,
      at: event.at,
      wallet: event.wallet,
      asset: leg.asset,
      amount: leg.amount,
      valueEur: leg.asset === 'EUR' ? leg.amount : (leg.valueEur ?? null),
      effect: received ? 'net-quantity' : effectOf(event),
      disposal: coin && !received && !ignored,
      source: index.ref(event.id),
    },
  ];
}

function effectOf(event: LedgerEvent): FeeEffect {
  switch (event.kind) {
    case 'buy':
      return 'cost';
    case 'sell':
    case 'swap':
    case 'spend':
      return 'expense';
    case 'income':
      return 'income-cost';
    default:
      return 'none';
  }
}
