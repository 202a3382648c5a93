/**
 * Words of the transaction list: a query, the window it answers with, and everything known about one event. The worker
 * filters and sorts; the page only ever holds the rows it shows.
 */
import type { Issue } from '@cryptax/kernel';
import type { DisposalView, EventKind, FeeLeg, IncomeKind, LedgerEvent, Leg, MovementView } from '@cryptax/ledger';
import type { Valuation } from '@cryptax/prices';
import type { Book } from '@cryptax/store';
import type { JournalEntry } from './ledger-state.ts';

export interface EventFilter {
  readonly kinds?: readonly EventKind[];
  readonly incomeKinds?: readonly IncomeKind[];
  readonly assets?: readonly string[];
  readonly wallets?: readonly string[];
  /** Display names of sources; `manual` are events entered by hand. */
  readonly sources?: readonly string[];
  readonly importNos?: readonly number[];
  readonly year?: number;
  /** Berlin days, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly tax?: 'taxable' | 'free' | 'income' | 'none';
  /** Only events with a card of these kinds; an empty list means any card. */
  readonly review?: readonly ReviewKind[];
  /** "ist nicht": events that fit any of these are left out. */
  readonly not?: Pick<EventFilter, 'kinds' | 'incomeKinds' | 'assets' | 'wallets' | 'sources'>;
  /** Euro value and gain within bounds, both included; an event without the figure does not fit. */
  readonly valueEur?: DecimalRange;
  readonly gainEur?: DecimalRange;
}

/** Decimal texts; a missing bound is open. */
export interface DecimalRange {
  readonly from?: string;
  readonly to?: string;
}

export type EventSortKey = 'at' | 'kind' | 'asset' | 'wallet' | 'value' | 'gain';

export interface EventQuery {
  readonly book: Book;
  readonly filter?: EventFilter;
  /** Words; each must be found in asset, wallet, file, note, kind, hash, amount or id. */
  readonly search?: string;
  /** Newest first unless told otherwise. Day groups exist only when sorted by `at`. */
  readonly sort?: { readonly by: EventSortKey; readonly direction: 'asc' | 'desc' };
  readonly offset: number;
  readonly limit: number;
  /** Asks for the days as well; they are the same for all pages of an answer. */
  readonly withDays?: boolean;
  /** One row for each event, also where it is several entries; without it one for each entry. */
  readonly asWholes?: boolean;
}

export interface EventRow {
  readonly id: string;
  readonly at: string;
  /** Day in Europe/Berlin, `2024-03-01`. */
  readonly day: string;
  readonly kind: EventKind;
  readonly incomeKind?: IncomeKind;
  readonly wallet: string;
  readonly toWallet?: string;
  readonly out?: Leg | undefined;
  readonly in?: Leg | undefined;
  readonly fee?: FeeLeg;
  /** Absent: no value is known, which is not the same as zero. */
  readonly valueEur?: string | undefined;
  readonly valueSource?: string | undefined;
  /** Result of its disposals, taxable and free together. */
  readonly gainEur?: string | undefined;
  readonly taxableGainEur?: string | undefined;
  readonly tax: 'taxable' | 'free' | 'partly-free' | 'income' | 'none' | 'open';
  readonly review: readonly ReviewKind[];
  readonly source?: { readonly file: string; readonly line: number; readonly name: string } | undefined;
  readonly importNo: number;
  readonly note?: string;
  /** The other side and the transaction, where file or chain name them. */
  readonly address?: string;
  readonly txHash?: string;
  /** What bank or platform call a payment of money. */
  readonly bankReference?: string;
  /** Where the transaction can be looked up. */
  readonly link?: string | undefined;
  /** The event that this entry is a part of: a position in a pool of two coins is one entry for each coin. */
  readonly whole?: WholeEvent;
}

/** An event of several entries: what all of them come to. */
export interface WholeEvent {
  /** In the order of the book. */
  readonly parts: readonly EventPart[];
  readonly given: readonly Leg[];
  readonly received: readonly Leg[];
  readonly fees: readonly Leg[];
  readonly valueEur?: string | undefined;
  readonly gainEur?: string | undefined;
  readonly tax: EventRow['tax'];
  readonly review: readonly ReviewKind[];
}

export type EventPart = Pick<EventRow, 'id' | 'kind' | 'out' | 'in' | 'valueEur' | 'gainEur'>;

export interface DayGroup {
  readonly day: string;
  /** Index of the first row of the day in the whole answer. */
  readonly first: number;
  readonly count: number;
}

export interface EventWindow {
  readonly revision: number;
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly EventRow[];
  /** All days of the whole answer in its order, so that a virtual list knows its headings; only where asked for. */
  readonly days?: readonly DayGroup[];
}

/** What the filter pills can offer. */
export interface EventFacets {
  readonly revision: number;
  readonly kinds: readonly Facet[];
  readonly assets: readonly Facet[];
  readonly wallets: readonly Facet[];
  readonly sources: readonly Facet[];
  readonly years: readonly Facet[];
}

export interface Facet {
  readonly value: string;
  readonly count: number;
}

export interface CreatedLot {
  readonly lotId: string;
  readonly acquiredAt: string;
  readonly asset: string;
  readonly wallet: string;
  readonly amount: string;
  readonly cost: string | null;
  /** First day on which a sale of it is tax free. */
  readonly freeFrom: string;
}

export interface EventDetail {
  readonly revision: number;
  readonly row: EventRow;
  /** As stored, and as valued: what the engine saw. */
  readonly stored: LedgerEvent;
  readonly valued: LedgerEvent;
  readonly valuations: readonly Valuation[];
  readonly disposals: readonly DisposalView[];
  readonly movements: readonly MovementView[];
  /** Parts of lots made by this event that are still held. */
  readonly openLots: readonly CreatedLot[];
  /** Later events that used lots of this one. */
  readonly usedBy: readonly string[];
  readonly issues: readonly Issue[];
  readonly origin?: EventOrigin;
  /** Why a sending and an arrival were taken for one transfer. */
  readonly match?: TransferMatch | undefined;
  readonly history: readonly JournalEntry[];
}

export interface TransferMatch {
  /** `hash`: same transaction on the chain; `split` and `joined`: one side came in parts. */
  readonly reason: 'hash' | 'amount-and-time' | 'split' | 'joined' | 'swap';
  readonly secondsApart: number;
  /** What the network took on the way, beyond the fee that was stated. */
  readonly impliedFee?: Leg;
}

export interface EventOrigin {
  readonly importNo: number;
  readonly file: string;
  readonly format: string;
  readonly sourceName: string;
  readonly importedAt: string;
  readonly header?: readonly string[];
  /** `cells` where the row itself was kept. */
  readonly lines: readonly { readonly line: number; readonly cells?: readonly string[] }[];
}

/** Why an entry waits on the review list. */
export type ReviewKind =
  | 'unreadable-row'
  | 'unmatched-transfer'
  | 'missing-acquisition'
  | 'spare-assumption'
  | 'missing-price'
  | 'doubtful-price'
  | 'possible-duplicate'
  | 'ambiguous-asset'
  | 'airdrop-service';

export const REVIEW_KINDS: readonly ReviewKind[] = [
  'missing-acquisition',
  'spare-assumption',
  'missing-price',
  'doubtful-price',
  'unmatched-transfer',
  'unreadable-row',
  'ambiguous-asset',
  'possible-duplicate',
  'airdrop-service',
];

/** Asks which lots a sale could name. */
export interface SaleLotsQuestion {
  readonly wallet: string;
  readonly asset: string;
  /** ISO moment of the sale. */
  readonly at: string;
  /** The sale itself, where it stands in the book already. */
  readonly eventId?: string | undefined;
}

export interface SaleLot {
  readonly lotId: string;
  readonly acquiredAt: string;
  /** First day on which a sale is free. */
  readonly freeFrom: string;
  readonly amount: string;
  /** Null where nobody knows it. */
  readonly cost: string | null;
}

/** The euro value of an entry as its list and its trail show it; a swap shows what came in. */
export function euroValueOf(event: LedgerEvent): string | undefined {
  if ('valueEur' in event && event.valueEur !== undefined) return event.valueEur;
  return event.kind === 'swap' ? (event.valueInEur ?? event.valueOutEur) : undefined;
}
