/**
 * Legs that wait for the rest of their trade, by the key that the format names. In a file sorted by time the rows of a moment
 * are handed over as soon as it has passed, so that few wait at once; otherwise all wait for the end of the file.
 */
import { groupBy } from '@cryptax/kernel';
import type { FormatKind, GroupRule } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { isLeg } from './combine-legs.ts';
import type { BoundFormat } from './compile-format.ts';
import type { RowFacts } from './row-facts.ts';
import { trimmed } from './trimmed.ts';

export interface RowGroup {
  /** The key without the moment; the provider's id of the group where the format has one. */
  readonly rest: string;
  readonly rows: readonly RowFacts[];
}

export class RowGroups {
  readonly #rule: GroupRule | undefined;
  /** Of the key without the moment; -1 for one that the file lacks. */
  readonly #keyColumns: readonly number[];
  readonly #byMoment: boolean;
  readonly #apart: number;
  readonly #feesWithin: number | undefined;
  readonly #longestWait: number;
  /** Filled up to `#count` and used again: a small array for every trade would be most of the waste. */
  readonly #rows: RowFacts[] = [];
  readonly #rests: string[] = [];
  #count = 0;
  /** Moment of the row added last. */
  #lastAt = Number.NaN;

  constructor(bound: BoundFormat) {
    this.#rule = bound.definition.group;
    const parts = (this.#rule?.by ?? []).filter((part) => part !== 'instant');
    this.#keyColumns = parts.map((part) => bound.index[part] ?? -1);
    this.#byMoment = this.#rule?.by.includes('instant') === true;
    this.#apart = this.#rule?.apartSeconds ?? 0;
    this.#feesWithin = this.#rule?.feesWithinSeconds;
    this.#longestWait = Math.max(this.#apart, this.#feesWithin ?? 0);
  }

  get isUsed(): boolean {
    return this.#rule !== undefined;
  }

  /** A row with both sides is complete, unless its fee stands beside it; a leg or a fee waits for its companions. */
  isWaiting(facts: RowFacts): boolean {
    if (this.#rule === undefined || (isWhole(facts) && this.#feesWithin === undefined)) return false;
    return isPart(this.#rule, facts.kind);
  }

  /**
   * A row that cannot be read still belongs to its trade: without it the rest would be a trade with other sums. By moment
   * alone it does so only if its word says leg or fee; under one id of the provider always.
   */
  isMissedIn(kind: FormatKind, at: number, row: RowCells): boolean {
    const rule = this.#rule;
    if (rule === undefined || (Number.isNaN(at) && (this.#byMoment || this.#feesWithin !== undefined))) return false;
    if (!this.#byMoment) return this.#restKey(row) !== '';
    return isPart(rule, kind);
  }

  add(facts: RowFacts, row: RowCells): void {
    this.#lastAt = facts.at;
    this.#rows[this.#count] = facts;
    this.#rests[this.#count++] = this.#restKey(row);
  }

  /** In a sorted file: are the waiting rows complete, because time has moved on? */
  isPast(at: number): boolean {
    return this.#byMoment && this.#count > 0 && Math.abs(at - this.#lastAt) > this.#longestWait;
  }

  /** A row that belongs before one that was already added. */
  isOutOfOrder(at: number, order: 'ascending' | 'descending'): boolean {
    return order === 'ascending' ? at < this.#lastAt : at > this.#lastAt;
  }

  /** Hands the groups over, in order of first appearance. */
  takeAll(): readonly RowGroup[] {
    if (this.#count === 0) return NO_GROUPS;
    const rows = this.#rows.slice(0, this.#count);
    const groups = this.#groupsOf(rows);
    this.#count = 0;
    return groups;
  }

  #groupsOf(rows: readonly RowFacts[]): readonly RowGroup[] {
    if (this.#feesWithin === undefined && this.#isOneGroup()) return [{ rest: this.#rests[0] ?? '', rows }];
    const rests = this.#rests.slice(0, this.#count);
    return this.#feesWithin === undefined ? this.#split(rows, rests) : tradesWithFees(rows, rests, this.#feesWithin);
  }

  #isOneGroup(): boolean {
    for (let i = 1; i < this.#count; i++) {
      if (this.#rests[i] !== this.#rests[0]) return false;
      if (this.#byMoment && this.#rows[i]?.at !== this.#rows[0]?.at) return false;
    }
    return true;
  }

  #split(rows: readonly RowFacts[], rests: readonly string[]): readonly RowGroup[] {
    const groups = new Map<string, { readonly rest: string; readonly rows: RowFacts[] }>();
    for (const [index, row] of rows.entries()) {
      const rest = rests[index] ?? '';
      const key = this.#byMoment ? `${row.at}\u001f${rest}` : rest;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { rest, rows: [row] });
      else group.rows.push(row);
    }
    return this.#apart === 0 ? [...groups.values()] : joinNeighbours([...groups.values()], this.#apart);
  }

  #restKey(row: RowCells): string {
    const columns = this.#keyColumns;
    let key = columns.length === 0 ? '' : trimmed(row.word(columns[0] ?? -1));
    for (let i = 1; i < columns.length; i++) key = `${key}\u001f${trimmed(row.word(columns[i] ?? -1))}`;
    return key;
  }
}

/** A leg of a trade, or its fee. */
export function isPart(rule: GroupRule, kind: FormatKind): boolean {
  return kind === 'fee' || isLeg(rule, kind);
}

const NO_GROUPS: readonly RowGroup[] = [];

/** Both sides of a trade in one row. */
export function isWhole(facts: RowFacts): boolean {
  return facts.in !== undefined && facts.out !== undefined;
}

interface TradeGroup extends RowGroup {
  readonly at: number;
  readonly rows: RowFacts[];
}

/** Each trade with the fees that are nearer to it than to others of their key; a fee without a trade stays alone. */
function tradesWithFees(rows: readonly RowFacts[], rests: readonly string[], seconds: number): readonly RowGroup[] {
  const all = rows.map((row, index): TradeGroup => ({ rest: rests[index] ?? '', rows: [row], at: row.at }));
  const trades = all.filter(({ rows: [row] }) => row?.kind !== 'fee').sort((a, b) => a.at - b.at);
  const byRest = groupBy(trades, ({ rest }) => rest);
  const alone = all.filter(({ rest, at, rows: [row] }) => {
    if (row?.kind !== 'fee') return false;
    const trade = nearest(byRest.get(rest) ?? [], at);
    if (trade === undefined || Math.abs(trade.at - at) > seconds) return true;
    trade.rows.push(row);
    return false;
  });
  return [...trades, ...alone];
}

/** By halving: a file in no order hands over all its trades at once. */
function nearest(trades: readonly TradeGroup[], at: number): TradeGroup | undefined {
  let [low, high] = [0, trades.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((trades[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const [before, behind] = [trades[low - 1], trades[low]];
  if (before === undefined || behind === undefined) return before ?? behind;
  return at - before.at < behind.at - at ? before : behind;
}

/** Halves that lie close together: legs may be booked a second apart. */
function joinNeighbours(
  groups: readonly { readonly rest: string; readonly rows: RowFacts[] }[],
  apart: number,
): readonly RowGroup[] {
  const halves = groups.filter(isHalf).sort((a, b) => timeOf(a) - timeOf(b));
  if (halves.length === 0) return groups;
  const gone = new Set<RowGroup>();
  let previous: (typeof halves)[number] | undefined;
  for (const half of halves) {
    const isNear = previous !== undefined && isHalf(previous) && timeOf(half) - timeOf(previous) <= apart;
    if (previous !== undefined && isNear && hasIn(half) !== hasIn(previous)) {
      previous.rows.push(...half.rows);
      gone.add(half);
    } else previous = half;
  }
  return groups.filter((group) => !gone.has(group));
}

function isHalf(group: RowGroup): boolean {
  return hasIn(group) !== hasOut(group);
}

function hasIn({ rows }: RowGroup): boolean {
  return rows.some((row) => row.kind !== 'fee' && row.in !== undefined);
}

function hasOut({ rows }: RowGroup): boolean {
  return rows.some((row) => row.kind !== 'fee' && row.out !== undefined);
}

function timeOf(group: RowGroup): number {
  return group.rows[0]?.at ?? 0;
}
