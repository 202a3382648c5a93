/**
 * The fate of a row. Every row of a table is opened once and settled once; closing the account with an open row, or
 * settling one twice, is a bug and throws. So no row can be lost between file and ledger.
 */
import { invariant } from '@cryptax/kernel';
import { NumberList } from './number-list.ts';
import { keyText } from './row-keys.ts';

export type RowOutcome =
  | { readonly kind: 'event'; readonly eventIds: readonly string[] }
  /** One of several rows that became an event. */
  | { readonly kind: 'part'; readonly eventIds: readonly string[] }
  /** A coin movement that waits for its other side; reconciliation turns it into an event or a review item. */
  | { readonly kind: 'transfer'; readonly candidateId: string }
  | { readonly kind: 'duplicate'; readonly of: string }
  | { readonly kind: 'ignored'; readonly code: string }
  | { readonly kind: 'review'; readonly code: string; readonly params: Readonly<Record<string, string>> };

/** Identity of each row, kept as numbers: a large file has hundreds of thousands. */
class KeyColumn {
  readonly #a = new NumberList();
  readonly #b = new NumberList();
  readonly #repeated = new Map<number, number>();
  readonly #ids: (string | undefined)[] = [];

  push(a: number, b: number, occurrence: number, idKey: string | undefined): void {
    const ticket = this.#a.push(a);
    this.#b.push(b);
    if (occurrence > 1) this.#repeated.set(ticket, occurrence);
    if (idKey !== undefined) this.#ids[ticket] = idKey;
  }

  at(ticket: number): string {
    return keyText(this.#a.at(ticket), this.#b.at(ticket), this.#repeated.get(ticket) ?? 1, this.#ids[ticket]);
  }
}

export class RowAccount {
  readonly #lines: number[] = [];
  readonly #keys = new KeyColumn();
  readonly #outcomes: (RowOutcome | undefined)[] = [];
  #open = 0;

  /** Takes a row in; the number given back is its ticket. */
  open(
    line: number,
    key: { readonly a: number; readonly b: number; readonly occurrence: number; readonly idKey: string | undefined },
  ): number {
    this.#open++;
    this.#keys.push(key.a, key.b, key.occurrence, key.idKey);
    this.#outcomes.push(undefined);
    return this.#lines.push(line) - 1;
  }

  keyOf(ticket: number): string {
    return this.#keys.at(ticket);
  }

  settle(ticket: number, outcome: RowOutcome): void {
    invariant(ticket < this.#lines.length && this.#outcomes[ticket] === undefined, 'a row is settled once');
    this.#outcomes[ticket] = outcome;
    this.#open--;
  }

  get size(): number {
    return this.#lines.length;
  }

  /** Every row has its outcome, or this throws. */
  close(): AccountedRows {
    invariant(this.#open === 0, `${this.#open} rows without an outcome`);
    return new AccountedRows(this.#lines, (ticket) => this.#keys.at(ticket), this.#outcomes as RowOutcome[]);
  }
}

/** A closed account: outcomes may still change (a transfer finds its other side), rows neither come nor go. */
export class AccountedRows {
  readonly #lines: readonly number[];
  readonly #keyAt: (ticket: number) => string;
  readonly #outcomes: RowOutcome[];

  constructor(lines: readonly number[], keyAt: (ticket: number) => string, outcomes: RowOutcome[]) {
    invariant(lines.length === outcomes.length, 'one outcome for each row');
    this.#lines = lines;
    this.#keyAt = keyAt;
    this.#outcomes = outcomes;
  }

  get size(): number {
    return this.#lines.length;
  }

  forEach(visit: (outcome: RowOutcome, line: number, key: string) => void): void {
    for (let i = 0; i < this.#outcomes.length; i++) {
      visit(this.#outcomes[i] as RowOutcome, this.#lines[i] ?? 0, this.#keyAt(i));
    }
  }

  /** Without the identities, which have to be made. */
  forEachOutcome(visit: (outcome: RowOutcome, line: number) => void): void {
    for (let i = 0; i < this.#outcomes.length; i++) visit(this.#outcomes[i] as RowOutcome, this.#lines[i] ?? 0);
  }

  replace(change: (outcome: RowOutcome, key: () => string) => RowOutcome): void {
    for (let i = 0; i < this.#outcomes.length; i++) {
      this.#outcomes[i] = change(this.#outcomes[i] as RowOutcome, () => this.#keyAt(i));
    }
  }
}
