/**
 * What happened, in order of processing: one entry per disposal, move, receipt or stop, and one fragment per lot
 * part that an entry took. It is the result that views read and the undo log that takes events back.
 */
import { AmountColumn } from './amounts.ts';
import { resizedBytes, resizedInts } from './columns.ts';

export const ENTRY = {
  /** Main outgoing leg of a sale, swap or spending. */
  disposal: 0,
  /** Coins paid as the fee of an event. */
  feeDisposal: 1,
  transfer: 2,
  giftOut: 3,
  lost: 4,
  redeem: 5,
  /** Lots renamed: migration, wrapping. */
  carry: 6,
  fork: 7,
  /** Coin fee that leaves with no result (option `transferFee: ignore`). */
  ignoredFee: 8,
  income: 9,
  derivative: 10,
  giftIn: 11,
  /** A disposal stopped for want of lots or of a value. */
  stopped: 12,
  /** A fee that stands alone: the main leg of a `fee` event. */
  loneFee: 13,
  /** Borrowed coins sold: nothing is realised before they are covered. */
  shortSale: 14,
  /** Coins that arrived and cover an open short sale: its disposal. */
  shortCover: 15,
  /** A margin result that the settings see as a private sale (option `spotMargin: section-23`). */
  marginSale: 16,
  /** Disposals where a value, a cost or a date is unknown: coins left, the result waits. */
  pendingDisposal: 17,
  pendingFee: 18,
  pendingLoneFee: 19,
  pendingCover: 20,
  /** A receipt whose value or expenses are unknown. */
  pendingIncome: 21,
  /** Coins that left for an unknown reason. */
  openOut: 22,
} as const;

export type EntryKind = (typeof ENTRY)[keyof typeof ENTRY];

export class Journal {
  entries = 0;
  slot = new Int32Array(0);
  kind = new Uint8Array(0);
  /** First fragment of each entry; it ends where the next one starts. */
  first = new Int32Array(0);

  fragments = 0;
  rowOf = new Int32Array(0);
  readonly part = new AmountColumn(0);
  /** Cost of fragments taken from an average pool, in units of that pool. */
  readonly averageCost = new Map<number, bigint>();
  /** Slot of the short sale that an entry covers. */
  readonly shortOf = new Map<number, number>();
  /** What is unknown of a fragment (`UNKNOWN`), for the few where something is. */
  readonly unknown = new Map<number, number>();
  /** Entries that might have used other lots: the slot of the open event that they hang on. */
  readonly doubtedBy = new Map<number, number>();
  /** Entries whose lots are those of the outputs that were spent. */
  readonly identified = new Set<number>();

  /** Makes room for a load of known size; an entry uses one and a half lots on average. */
  reserve(entries: number): void {
    if (entries > this.kind.length) this.#growEntries(entries);
    const fragments = Math.ceil(entries * 1.5);
    if (fragments > this.rowOf.length) this.#growFragments(fragments);
  }

  open(slot: number, kind: EntryKind): number {
    if (this.entries === this.kind.length) this.#growEntries(Math.max(64, Math.ceil(this.entries * 1.5)));
    const entry = this.entries++;
    this.slot[entry] = slot;
    this.kind[entry] = kind;
    this.first[entry] = this.fragments;
    return entry;
  }

  /** End of an entry's fragments. */
  end(entry: number): number {
    return entry + 1 < this.entries ? (this.first[entry + 1] as number) : this.fragments;
  }

  /** A new fragment; its amount in limbs, or to be set by the caller. */
  addFragment(row: number, hi = 0, lo = 0): number {
    if (this.fragments === this.rowOf.length) this.#growFragments(Math.max(64, Math.ceil(this.fragments * 1.5)));
    const fragment = this.fragments++;
    this.rowOf[fragment] = row;
    this.part.setLimbs(fragment, hi, lo);
    return fragment;
  }

  /** Forgets the newest entry with its fragments. */
  dropLast(): void {
    const entry = --this.entries;
    const first = this.first[entry] as number;
    for (let fragment = this.fragments - 1; fragment >= first; fragment--) {
      this.part.big.delete(fragment);
      this.averageCost.delete(fragment);
      this.unknown.delete(fragment);
    }
    this.doubtedBy.delete(entry);
    this.identified.delete(entry);
    this.fragments = first;
    this.shortOf.delete(entry);
  }

  clear(): void {
    this.entries = 0;
    this.fragments = 0;
    this.part.big.clear();
    this.averageCost.clear();
    this.shortOf.clear();
    this.unknown.clear();
    this.doubtedBy.clear();
    this.identified.clear();
  }

  #growEntries(capacity: number): void {
    this.slot = resizedInts(this.slot, capacity);
    this.kind = resizedBytes(this.kind, capacity);
    this.first = resizedInts(this.first, capacity);
  }

  #growFragments(capacity: number): void {
    this.rowOf = resizedInts(this.rowOf, capacity);
    this.part.resize(capacity);
  }
}

const PENDING: ReadonlyMap<number, EntryKind> = new Map([
  [ENTRY.disposal, ENTRY.pendingDisposal],
  [ENTRY.feeDisposal, ENTRY.pendingFee],
  [ENTRY.loneFee, ENTRY.pendingLoneFee],
]);

/** The kind of a disposal whose result is unknown. */
export function pendingKind(kind: EntryKind): EntryKind | undefined {
  return PENDING.get(kind);
}

/** Disposals and receipts that wait for a value, a cost or a date. */
export function isPending(kind: number): boolean {
  return kind >= ENTRY.pendingDisposal && kind <= ENTRY.pendingIncome;
}

/** Results of contracts, whichever law they fall under. */
export function isResult(kind: number): boolean {
  return kind === ENTRY.derivative || kind === ENTRY.marginSale;
}

/** Entries with a price: they are disposals. */
export function isDisposal(kind: number): boolean {
  return kind === ENTRY.disposal || kind === ENTRY.feeDisposal || kind === ENTRY.loneFee || kind === ENTRY.shortCover;
}
