/**
 * The fate of a row. Every row of a table is opened once and settled once; closing the account with an open row, or
 * settling one twice, is a bug and throws. So no row can be lost between file and ledger.
 */
import { invariant } from '@cryptax/kernel';

export type RowOutcome =
  | { readonly kind: 'event'; readonly eventIds: readonly string[] }
  /** One of several rows that became an event. */
  | { readonly kind: 'part'; readonly eventIds: readonly string[] }
  /** A coin movement that waits for its other side; reconciliation turns it into an event or a review item. */
  | { readonly kind: 'transfer'; readonly candidateId: string }
  | { readonly kind: 'duplicate'; readonly of: string }
  | { readonly kind: 'ignored'; readonly code: string }
  | { readonly kind: 'review'; readonly code: string; readonly params: Readonly<Record<string, string>> };

export class RowAccount {
  readonly #lines: number[] = [];
  readonly #keys: string[] = [];
  readonly #outcomes: (RowOutcome | undefined)[] = [];
  #open = 0;

  /** Takes a row in; the number given back is its ticket. */
  open(line: number, key: string): number {
    this.#open++;
    this.#keys.push(key);
    this.#outcomes.push(undefined);
    return this.#lines.push(line) - 1;
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
    return new AccountedRows(this.#lines, this.#keys, this.#outcomes as RowOutcome[]);
  }
}

/** A closed account: outcomes may still change (a transfer finds its other side), rows neither come nor go. */
export class AccountedRows {
  readonly #lines: readonly number[];
  readonly #keys: readonly string[];
  readonly #outcomes: RowOutcome[];

  constructor(lines: readonly number[], keys: readonly string[], outcomes: RowOutcome[]) {
    invariant(lines.length === outcomes.length && keys.length === outcomes.length, 'one outcome for each row');
    this.#lines = lines;
    this.#keys = keys;
    this.#outcomes = outcomes;
  }

  get size(): number {
    return this.#lines.length;
  }

  forEach(visit: (outcome: RowOutcome, line: number, key: string) => void): void {
    for (let i = 0; i < this.#outcomes.length; i++) {
      visit(this.#outcomes[i] as RowOutcome, this.#lines[i] ?? 0, this.#keys[i] ?? '');
    }
  }

  replace(change: (outcome: RowOutcome, key: string) => RowOutcome): void {
    for (let i = 0; i < this.#outcomes.length; i++) {
      this.#outcomes[i] = change(this.#outcomes[i] as RowOutcome, this.#keys[i] ?? '');
    }
  }
}
