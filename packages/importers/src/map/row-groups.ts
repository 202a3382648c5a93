/**
 * Legs that wait for the rest of their trade, by the key that the format names, in order of first appearance. In a file
 * sorted by time the groups of a moment are handed over as soon as it has passed, so that few rows wait at once.
 */
import type { GroupRule } from '../formats/format.ts';
import { isLeg } from './combine-legs.ts';
import type { BoundFormat } from './compile-format.ts';
import type { RowFacts } from './row-facts.ts';

export interface Waiting {
  readonly facts: RowFacts;
  readonly ticket: number;
}

export interface RowGroup {
  /** Instant of the rows, if the format groups by it, else 0. */
  readonly moment: number;
  /** The other parts of the key. */
  readonly rest: string;
  readonly waiting: Waiting[];
}

export class RowGroups {
  readonly #rule: GroupRule | undefined;
  readonly #bound: BoundFormat;
  readonly #groups = new Map<string, RowGroup>();
  readonly #byMoment: boolean;
  #last: RowGroup | undefined;

  constructor(bound: BoundFormat) {
    this.#rule = bound.definition.group;
    this.#byMoment = this.#rule?.by.includes('instant') === true;
    this.#bound = bound;
  }

  /** A row with both sides is complete; a leg or a fee waits for its companions. */
  isWaiting(facts: RowFacts): boolean {
    if (this.#rule === undefined || (facts.in !== undefined && facts.out !== undefined)) return false;
    return facts.kind === 'fee' || isLeg(this.#rule, facts.kind);
  }

  add(facts: RowFacts, ticket: number, row: readonly string[]): void {
    const moment = this.#byMoment ? facts.at : 0;
    const rest = this.#restKey(row);
    const last = this.#last;
    /** Legs mostly follow each other. */
    if (last !== undefined && last.moment === moment && last.rest === rest) {
      last.waiting.push({ facts, ticket });
      return;
    }
    const key = this.#byMoment ? `${moment}\u001f${rest}` : rest;
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = { moment, rest, waiting: [] };
      this.#groups.set(key, group);
    }
    group.waiting.push({ facts, ticket });
    this.#last = group;
  }

  #restKey(row: readonly string[]): string {
    let key: string | undefined;
    for (const part of this.#rule?.by ?? []) {
      if (part === 'instant') continue;
      const column = this.#bound.index[part];
      const text = column === undefined ? '' : (row[column] ?? '').trim();
      key = key === undefined ? text : `${key}\u001f${text}`;
    }
    return key ?? '';
  }

  /** In a sorted file: are the waiting groups complete, because the rows have moved on in time? */
  isPast(at: number): boolean {
    if (!this.#byMoment || this.#last === undefined) return false;
    return Math.abs(at - this.#last.moment) > (this.#rule?.apartSeconds ?? 0);
  }

  /** Hands the groups over; halves that lie close together are joined where the format allows it. */
  takeAll(): readonly RowGroup[] {
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    this.#last = undefined;
    const apart = this.#rule?.apartSeconds ?? 0;
    return apart === 0 ? groups : joinNeighbours(groups, apart);
  }
}

function joinNeighbours(groups: readonly RowGroup[], apart: number): readonly RowGroup[] {
  const halves = groups.filter(isHalf).sort((a, b) => timeOf(a) - timeOf(b));
  if (halves.length === 0) return groups;
  const gone = new Set<RowGroup>();
  let previous: RowGroup | undefined;
  for (const half of halves) {
    const isNear = previous !== undefined && isHalf(previous) && timeOf(half) - timeOf(previous) <= apart;
    if (previous !== undefined && isNear && hasIn(half) !== hasIn(previous)) {
      previous.waiting.push(...half.waiting);
      gone.add(half);
    } else previous = half;
  }
  return groups.filter((group) => !gone.has(group));
}

function isHalf(group: RowGroup): boolean {
  return hasIn(group) !== hasOut(group);
}

function hasIn({ waiting }: RowGroup): boolean {
  for (const { facts } of waiting) if (facts.kind !== 'fee' && facts.in !== undefined) return true;
  return false;
}

function hasOut({ waiting }: RowGroup): boolean {
  for (const { facts } of waiting) if (facts.kind !== 'fee' && facts.out !== undefined) return true;
  return false;
}

function timeOf(group: RowGroup): number {
  return group.waiting[0]?.facts.at ?? 0;
}
