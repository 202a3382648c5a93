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

export interface AccountedRow {
  readonly line: number;
  readonly key: string;
  readonly outcome: RowOutcome;
}

export class RowAccount {
  readonly #lines: number[] = [];
  readonly #keys: string[] = [];
  readonly #outcomes: (RowOutcome | undefined)[] = [];
  #open = 0;

  /** Takes a row in; the number given back is its ticket. */
  open(line: number): number {
    this.#open++;
    this.#keys.push('');
    this.#outcomes.push(undefined);
    return this.#lines.push(line) - 1;
  }

  setKey(ticket: number, key: string): void {
    this.#keys[ticket] = key;
  }

  settle(ticket: number, outcome: RowOutcome): void {
    invariant(ticket < this.#lines.length && this.#outcomes[ticket] === undefined, `row ${ticket} settled twice`);
    this.#outcomes[ticket] = outcome;
    this.#open--;
  }

  get size(): number {
    return this.#lines.length;
  }

  close(): readonly AccountedRow[] {
    invariant(this.#open === 0, `${this.#open} rows without an outcome`);
    return this.#outcomes.map((outcome, ticket) => {
      invariant(outcome !== undefined, `row ${ticket} has no outcome`);
      return { line: this.#lines[ticket] ?? 0, key: this.#keys[ticket] ?? '', outcome };
    });
  }
}
