/**
 * The last block of a chain up to a moment, by asking for single blocks: first backward from the newest by what a block took on
 * average, then between two known ones. A node that has forgotten the blocks of that time refuses, and so does this.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { ReadFailure } from '../readers/chain-reader.ts';

export interface KnownBlock {
  readonly height: number;
  /** ISO instant in UTC. */
  readonly at: string;
}

export type ReadBlock = (height: number | 'latest') => Promise<Result<KnownBlock, ReadFailure>>;

/** More questions than any chain needs; a service that answers nonsense must not be asked for ever. */
const MOST_QUESTIONS = 80;
const FIRST_STEP = 5_000;

export async function lastBlockUntil(until: string, readBlock: ReadBlock): Promise<Result<KnownBlock, ReadFailure>> {
  const newest = await readBlock('latest');
  if (!newest.ok) return newest;
  // The chain has not reached the moment: nobody knows its last block yet.
  if (newest.value.at <= until) return err({ code: 'unsupported' });
  let [above, below, step]: [KnownBlock, KnownBlock | undefined, number] = [newest.value, undefined, FIRST_STEP];
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    if (below !== undefined && above.height - below.height <= 1) return ok(below);
    const height: number = below === undefined ? Math.max(1, above.height - step) : between(below, above, until, asked);
    const found = await readBlock(height);
    if (!found.ok) return found;
    if (found.value.height !== height) return err({ code: 'garbage' });
    if (found.value.at <= until) below = found.value;
    else {
      if (height === 1) return err({ code: 'unsupported' });
      if (below === undefined) step = stepBack(found.value, above, until);
      above = found.value;
    }
  }
  return err({ code: 'garbage' });
}

/** A tenth further than the average says, so that few questions are needed to get below. */
function stepBack(earlier: KnownBlock, later: KnownBlock, until: string): number {
  const perBlock = Math.max(1, (Date.parse(later.at) - Date.parse(earlier.at)) / (later.height - earlier.height));
  return Math.ceil(((Date.parse(earlier.at) - Date.parse(until)) / perBlock) * 1.1) + 1;
}

/** By the share of the time, every other question by half: blocks that came unevenly end the search as well. */
function between(below: KnownBlock, above: KnownBlock, until: string, turn: number): number {
  const [from, to] = [Date.parse(below.at), Date.parse(above.at)];
  const share = turn % 2 === 0 && to > from ? (Date.parse(until) - from) / (to - from) : 0.5;
  const guess = below.height + Math.round((above.height - below.height) * share);
  return Math.min(above.height - 1, Math.max(below.height + 1, guess));
}
