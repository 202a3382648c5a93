/** In which order the rows of a file stand, as far as they were read: where it breaks off, the rows that are missing follow it. */
import { berlinDay, type Instant, yearOfDay } from '@cryptax/kernel';
import type { AccountedRows } from './row-outcome.ts';

export class RowTimes {
  #last: Instant | undefined;
  #rises = false;
  #falls = false;
  #isBrokenOff = false;

  /** `at`: nothing for a row that could not be read. The date of a row that lacks cells may be cut itself. */
  add(at: Instant | undefined, lacksCells: boolean): void {
    this.#isBrokenOff = lacksCells;
    if (at === undefined || lacksCells) return;
    if (this.#last !== undefined && at > this.#last) this.#rises = true;
    if (this.#last !== undefined && at < this.#last) this.#falls = true;
    this.#last = at;
  }

  /** Of a last row that lacks cells. Nothing where the rows stand in no order, or all in one moment. */
  rest(): Readonly<Record<string, string>> | undefined {
    if (!this.#isBrokenOff || this.#last === undefined || this.#rises === this.#falls) return undefined;
    return { year: String(yearOfDay(berlinDay(this.#last))), rest: this.#rises ? 'later' : 'earlier' };
  }
}

/** A last row that does not even say when it was is bounded by the order of those before it. */
export function tellRest(rows: AccountedRows, rest: Readonly<Record<string, string>> | undefined): void {
  if (rest === undefined) return;
  const outcome = rows.outcomeAt(rows.size - 1);
  if (outcome.kind !== 'review' || outcome.params.year !== undefined) return;
  rows.replaceAt(rows.size - 1, { ...outcome, params: { ...outcome.params, ...rest } });
}

/** In which order the events of a file came. */
export class EventOrder {
  #last = 0;
  #rises = false;
  #falls = false;

  add(at: Instant): void {
    if (at > this.#last) this.#rises ||= this.#last !== 0;
    else if (at < this.#last) this.#falls = true;
    this.#last = at;
  }

  /** Oldest first, or for a file that is turned round newest first. */
  isSorted(isDescending: boolean): boolean {
    return isDescending ? !this.#rises : !this.#falls;
  }
}
