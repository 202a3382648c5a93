/**
 * The fate of a row. Every row of a table is opened once and settled once; closing the account with an open row, or
 * settling one twice, is a bug and throws. So no row can be lost between file and ledger. Fates are kept as numbers and
 * become objects when somebody asks: a large file has hundreds of thousands.
 */
import { invariant } from '@cryptax/kernel';
import type { IgnoredCode, ReviewCode } from '../review-codes.ts';
import { NumberList } from './number-list.ts';

export type RowOutcome =
  | { readonly kind: 'event'; readonly eventIds: readonly string[] }
  /** One of several rows that became an event. */
  | { readonly kind: 'part'; readonly eventIds: readonly string[] }
  /** A coin movement that waits for its other side; reconciliation turns it into an event or a review item. */
  | { readonly kind: 'transfer'; readonly candidateId: string }
  | { readonly kind: 'duplicate'; readonly of: string }
  | { readonly kind: 'ignored'; readonly code: IgnoredCode }
  | { readonly kind: 'review'; readonly code: ReviewCode; readonly params: Readonly<Record<string, string>> };

/** An outcome as it is kept: of the usual row, which became one event, only the event's id. */
type Fate = string | RowOutcome;

/** Mark of a row that became the event of its own identity, as most do: the identity is not kept a second time. */
const OWN_EVENT = 1;

/** Fates of all rows, by the place of each in the list of fates; rows of one event share theirs. */
class FateColumn {
  /**
   * Of a row that became an event twice the place, plus one for a part of one; of any other row the place below zero. So
   * one look tells which rows are events. 0 while the row is open.
   */
  readonly #marks = new NumberList();
  readonly #fates: Fate[] = [''];
  readonly #ignored = new Map<string, number>();

  open(): number {
    return this.#marks.push(0);
  }

  isOpen(row: number): boolean {
    return this.#marks.at(row) === 0;
  }

  isEvent(row: number): boolean {
    return this.#marks.at(row) > 0;
  }

  set(row: number, mark: number): void {
    this.#marks.set(row, mark);
  }

  mark(fate: Fate, isPart = false): number {
    if (typeof fate === 'string') return (this.#fates.push(fate) - 1) * 2 + (isPart ? 1 : 0);
    if (fate.kind === 'ignored') return this.#markIgnored(fate.code, fate);
    const place = this.#fates.push(fate) - 1;
    return fate.kind === 'event' || fate.kind === 'part' ? place * 2 : -place;
  }

  /** There are few reasons to ignore a row. */
  #markIgnored(code: IgnoredCode, fate: RowOutcome): number {
    let mark = this.#ignored.get(code);
    if (mark === undefined) {
      mark = 1 - this.#fates.push(fate);
      this.#ignored.set(code, mark);
    }
    return mark;
  }

  /** `keyAt`: the identity of the row. */
  at(row: number, keyAt: (ticket: number) => string): RowOutcome {
    const mark = this.#marks.at(row);
    if (mark === OWN_EVENT) return { kind: 'event', eventIds: [keyAt(row)] };
    const fate = this.#fates[mark > 0 ? mark >> 1 : -mark] ?? '';
    return typeof fate === 'string' ? { kind: mark & 1 ? 'part' : 'event', eventIds: [fate] } : fate;
  }
}

export class RowAccount {
  readonly #lines = new NumberList();
  readonly #fates = new FateColumn();
  #open = 0;

  /** Takes a row in; the number given back is its ticket. */
  open(line: number): number {
    this.#open++;
    this.#lines.push(line);
    return this.#fates.open();
  }

  lineOf(ticket: number): number {
    return this.#lines.at(ticket);
  }

  /** In order, and of exactly the needed size: a list that grows takes room for many more, and these are kept. */
  linesOf(rows: readonly { readonly ticket: number }[]): readonly number[] {
    const lines = new Array<number>(rows.length);
    let isSorted = true;
    for (let i = 0; i < rows.length; i++) {
      lines[i] = this.lineOf(rows[i]?.ticket ?? 0);
      if (i > 0 && (lines[i] ?? 0) < (lines[i - 1] ?? 0)) isSorted = false;
    }
    return isSorted ? lines : lines.sort((a, b) => a - b);
  }

  /** `outcome` may be the id of the one event that the row became. */
  settle(ticket: number, outcome: RowOutcome | string): void {
    this.#put(ticket, this.#fates.mark(outcome));
  }

  /** The row became the one event that has its identity. */
  settleAsEvent(ticket: number): void {
    this.#put(ticket, OWN_EVENT);
  }

  /** All these rows end alike. */
  settleAll(rows: readonly { readonly ticket: number }[], outcome: RowOutcome | string): void {
    const mark = this.#fates.mark(outcome, rows.length > 1);
    for (const { ticket } of rows) this.#put(ticket, mark);
  }

  #put(ticket: number, mark: number): void {
    invariant(ticket < this.#lines.length && this.#fates.isOpen(ticket), 'a row is settled once');
    this.#fates.set(ticket, mark);
    this.#open--;
  }

  get size(): number {
    return this.#lines.length;
  }

  /** Every row has its outcome, or this throws. `keyAt` tells the identity of each row. */
  close(keyAt: (ticket: number) => string): AccountedRows {
    invariant(this.#open === 0, `${this.#open} rows without an outcome`);
    return new AccountedRows(this.#lines, keyAt, this.#fates);
  }
}

/** A closed account: outcomes may still change (a transfer finds its other side), rows neither come nor go. */
export class AccountedRows {
  readonly #lines: NumberList;
  readonly #keyAt: (ticket: number) => string;
  readonly #fates: FateColumn;

  constructor(lines: NumberList, keyAt: (ticket: number) => string, fates: FateColumn) {
    this.#lines = lines;
    this.#keyAt = keyAt;
    this.#fates = fates;
  }

  get size(): number {
    return this.#lines.length;
  }

  /** Rows that became an event, or a part of one. */
  get eventRows(): number {
    let count = 0;
    for (let row = 0; row < this.size; row++) if (this.isEvent(row)) count++;
    return count;
  }

  isEvent(row: number): boolean {
    return this.#fates.isEvent(row);
  }

  outcomeAt(row: number): RowOutcome {
    return this.#fates.at(row, this.#keyAt);
  }

  lineAt(row: number): number {
    return this.#lines.at(row);
  }

  keyAt(row: number): string {
    return this.#keyAt(row);
  }

  replaceAt(row: number, outcome: RowOutcome): void {
    this.#fates.set(row, this.#fates.mark(outcome));
  }

  forEach(visit: (outcome: RowOutcome, line: number, key: string) => void): void {
    for (let row = 0; row < this.size; row++)
      visit(this.#fates.at(row, this.#keyAt), this.#lines.at(row), this.#keyAt(row));
  }

  /** Without the identities, which have to be made. */
  forEachOutcome(visit: (outcome: RowOutcome, line: number) => void): void {
    for (let row = 0; row < this.size; row++) visit(this.#fates.at(row, this.#keyAt), this.#lines.at(row));
  }
}
