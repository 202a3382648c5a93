/**
 * Rows of a trade that cannot be read. They wait with the rest of their trade: without them it would become an event with other
 * sums, and a fee or a side would be missing for good.
 */
import type { RowCells } from '../read/table.ts';
import type { RowFacts } from './row-facts.ts';
import type { RowGroups } from './row-groups.ts';
import { review, type Verdict } from './verdict.ts';

/** Tokens that nobody asked for come along with anything. */
const SPAM = 'asset.possible-spam';

export class MissedRows {
  readonly #groups: RowGroups;
  readonly #verdicts = new Map<number, Verdict>();

  constructor(groups: RowGroups) {
    this.#groups = groups;
  }

  /** @returns the row as far as it is known, to wait with its trade; undefined if it belongs to none */
  add(verdict: Verdict, outline: () => RowFacts, row: RowCells): RowFacts | undefined {
    if (verdict.kind !== 'review' || verdict.code === SPAM || !this.#groups.isUsed) return undefined;
    const facts = outline();
    if (!this.#groups.isMissedIn(facts.kind, facts.at, row)) return undefined;
    this.#verdicts.set(facts.ticket, verdict);
    return facts;
  }

  /** @returns the fate of each row of a trade that lacks one: that one says why, the others name its line */
  take(
    rows: readonly RowFacts[],
    lineOf: (ticket: number) => number,
  ): readonly (readonly [number, Verdict])[] | undefined {
    if (this.#verdicts.size === 0) return undefined;
    const missed = rows.filter(({ ticket }) => this.#verdicts.has(ticket));
    if (missed.length === 0) return undefined;
    const lines = missed.map(({ ticket }) => lineOf(ticket)).join(', ');
    const others = review('group.row-unreadable', { lines });
    const fates = rows.map(({ ticket }) => [ticket, this.#verdicts.get(ticket) ?? others] as const);
    for (const { ticket } of missed) this.#verdicts.delete(ticket);
    return fates;
  }
}
