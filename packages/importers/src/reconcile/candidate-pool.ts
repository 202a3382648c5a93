/**
 * Open movements by coin and direction in order of time, so that the fitting partners of one movement are found in its
 * time window without looking at all others.
 */
import { groupBy } from '@cryptax/kernel';
import type { TransferCandidate } from '../build/built.ts';

export class CandidatePool {
  readonly #lists: ReadonlyMap<string, readonly TransferCandidate[]>;
  readonly #byId: ReadonlyMap<string, TransferCandidate>;
  readonly #taken = new Set<string>();

  constructor(candidates: readonly TransferCandidate[]) {
    const inTime = [...candidates].sort((a, b) => a.at - b.at);
    this.#lists = groupBy(inTime, ({ direction, asset }) => `${direction}|${asset}`);
    this.#byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  }

  candidate(id: string | undefined): TransferCandidate | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /** Open movements of one direction, by coin and time. */
  open(direction: 'in' | 'out'): readonly TransferCandidate[] {
    const lists = [...this.#lists].filter(([key]) => key.startsWith(`${direction}|`)).map(([, list]) => list);
    return lists.flat().filter((candidate) => !this.#taken.has(candidate.id));
  }

  /** Open movements of a coin between two moments. */
  within(direction: 'in' | 'out', asset: string, from: number, to: number): readonly TransferCandidate[] {
    const list = this.#lists.get(`${direction}|${asset}`) ?? [];
    const found: TransferCandidate[] = [];
    for (let i = firstFrom(list, from); i < list.length; i++) {
      const candidate = list[i];
      if (candidate === undefined || candidate.at > to) break;
      if (!this.#taken.has(candidate.id)) found.push(candidate);
    }
    return found;
  }

  take(ids: readonly string[]): void {
    for (const id of ids) this.#taken.add(id);
  }
}

/** Index of the first movement not before `from`. */
function firstFrom(list: readonly TransferCandidate[], from: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
