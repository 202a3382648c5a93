/**
 * One book in memory: events as stored, as valued, and matched; what each event earned; which remarks concern it. Built
 * whole for a revision and then only read, so every answer of one revision agrees with every other.
 */
import { add, type Decimal, dec, formatDecimal, type Issue } from '@cryptax/kernel';
import type { DisposalView, LedgerEngine, LedgerEvent } from '@cryptax/ledger';
import type { Valuation } from '@cryptax/prices';
import type { Book, ImportRecord, WalletRecord } from '@cryptax/store';
import type { TaxSettings } from '../../lib/ledger/ledger-api.ts';
import { type EstimatedYear, estimatedYears } from './tax-figures.ts';
import type { ValuedEvents } from './value-events.ts';

export interface EventResult {
  readonly gain: string;
  readonly taxableGain: string;
  readonly tax: 'taxable' | 'free' | 'partly-free';
}

export interface LoadedBook {
  readonly book: Book;
  readonly revision: number;
  readonly stored: readonly LedgerEvent[];
  readonly valued: readonly LedgerEvent[];
  /** Position of an event in both lists. */
  readonly place: ReadonlyMap<string, number>;
  readonly engine: LedgerEngine;
  readonly years: readonly EstimatedYear[];
  readonly disposals: ReadonlyMap<string, readonly DisposalView[]>;
  readonly results: ReadonlyMap<string, EventResult>;
  readonly valuations: ReadonlyMap<string, readonly Valuation[]>;
  readonly issues: readonly Issue[];
  readonly imports: readonly ImportRecord[];
  readonly wallets: readonly WalletRecord[];
}

export interface BookParts {
  readonly book: Book;
  readonly revision: number;
  readonly stored: readonly LedgerEvent[];
  readonly valued: ValuedEvents;
  readonly engine: LedgerEngine;
  readonly imports: readonly ImportRecord[];
  readonly wallets: readonly WalletRecord[];
  readonly settings: TaxSettings;
  readonly currentYear: number;
}

export function assembleBook(parts: BookParts): LoadedBook {
  const { engine, valued, settings, currentYear, ...rest } = parts;
  const disposals = groupBy(engine.disposals(), ({ eventId }) => eventId);
  return {
    ...rest,
    valued: valued.events,
    place: new Map(rest.stored.map(({ id }, index) => [id, index])),
    engine,
    years: estimatedYears(engine, settings, currentYear),
    disposals,
    results: new Map(Array.from(disposals, ([id, views]) => [id, resultOf(views)])),
    valuations: groupBy(valued.valuations, ({ eventId }) => eventId),
    issues: [...engine.issues(), ...valued.issues],
  };
}

function resultOf(views: readonly DisposalView[]): EventResult {
  const total = (pick: (view: DisposalView) => string): Decimal =>
    views.map((view) => dec(pick(view))).reduce((sum, value) => add(sum, value));
  const parts = views.flatMap(({ lots }) => lots);
  const free = parts.filter(({ taxFree }) => taxFree).length;
  return {
    gain: formatDecimal(total(({ gain }) => gain)),
    taxableGain: formatDecimal(total(({ taxableGain }) => taxableGain)),
    tax: free === 0 ? 'taxable' : free === parts.length ? 'free' : 'partly-free',
  };
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
