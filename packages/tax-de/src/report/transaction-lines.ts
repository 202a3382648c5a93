/** Every event of the year as it stands in the ledger: the annex from which all other lists were made. */
import { berlinYearOf } from '@cryptax/kernel';
import { type LedgerEvent, type Leg, sidesOf, type ValueOrigin } from '@cryptax/ledger';
import type { EventIndex, SourceRef } from './event-index.ts';

export interface TransactionLine {
  readonly at: string;
  readonly wallet: string;
  readonly toWallet: string | null;
  readonly out: Leg | null;
  readonly in: Leg | null;
  readonly fee: Leg | null;
  readonly valueEur: string | null;
  readonly valueOrigin: ValueOrigin | null;
  readonly note: string | null;
  /** Lots that the event names (individual identification, Rz. 61). */
  readonly lotIds: readonly string[];
  readonly short: boolean;
  readonly source: SourceRef;
}

export function transactionLines(
  events: readonly LedgerEvent[],
  year: number,
  index: EventIndex,
): readonly TransactionLine[] {
  return events.filter((event) => berlinYearOf(event.at) === year).map((event) => lineOf(event, index));
}

function lineOf(event: LedgerEvent, index: EventIndex): TransactionLine {
  const { out, in: into } = sidesOf(event);
  const isMoney = event.kind === 'money-in' || event.kind === 'money-out';
  const fee = isMoney ? event.charge : event.fee;
  return {
    at: event.at,
    wallet: event.wallet,
    toWallet: event.kind === 'transfer' ? event.toWallet : null,
    out: out === undefined ? null : legOf(out),
    in: into === undefined ? null : legOf(into),
    fee: fee === undefined ? null : legOf(fee),
    valueEur: valueText(event),
    valueOrigin: event.valueOrigin ?? null,
    note: (isMoney ? [event.bankReference, event.note].filter(Boolean).join('; ') : event.note) || null,
    lotIds: 'lotIds' in event ? (event.lotIds ?? []) : [],
    short: 'short' in event && event.short === true,
    source: index.ref(event.id),
  };
}

function legOf({ asset, amount }: Leg): Leg {
  return { asset, amount };
}

function valueText(event: LedgerEvent): string | null {
  if (event.kind === 'swap') return event.valueEur ?? event.valueInEur ?? event.valueOutEur ?? null;
  return 'valueEur' in event ? (event.valueEur ?? null) : null;
}
