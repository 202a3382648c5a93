/**
 * What left against what came. A trade has one thing on each side; a little of the chain's coin beside them is a cost of
 * the trade or a remainder of it, never a share of the price.
 */
import { compare, dec, formatShortest, subtract } from '@cryptax/kernel';
import type { ChainTransaction } from '../readers/chain-transaction.ts';
import type { Flow } from './own-flows.ts';
import { SMALL_CHANGE } from './small-change.data.ts';

export interface TradeSides {
  readonly out: Flow;
  readonly into: Flow;
  /** Coins that were paid besides: rent, tips, messages. */
  readonly costs: readonly Flow[];
  /** Coins that came back besides. */
  readonly remainders: readonly Flow[];
}

/** Undefined where several things on one side could each be part of the price. */
export function tradeSides(
  chain: ChainTransaction['chain'],
  ins: readonly Flow[],
  outs: readonly Flow[],
): TradeSides | undefined {
  const [paid, costs] = parted(chain, outs);
  const [got, remainders] = parted(chain, ins);
  const [out, into] = [paid[0], got[0]];
  if (paid.length !== 1 || got.length !== 1 || out === undefined || into === undefined) return undefined;
  return { out, into, costs, remainders };
}

/** Small change is set aside only where something else stays on that side. */
function parted(chain: ChainTransaction['chain'], flows: readonly Flow[]): readonly [readonly Flow[], readonly Flow[]] {
  const limit = SMALL_CHANGE[chain];
  if (flows.length < 2 || limit === undefined) return [flows, []];
  const isSmall = ({ asset, amount }: Flow) => asset.contract === undefined && compare(dec(amount), dec(limit)) <= 0;
  return [flows.filter((flow) => !isSmall(flow)), flows.filter(isSmall)];
}

/** One smallest unit of a flow, and the rest of it. */
export function smallestPart({ asset, amount }: Flow): readonly [string, string] {
  const unit = asset.decimals === 0 ? '1' : `0.${'0'.repeat(asset.decimals - 1)}1`;
  return [unit, formatShortest(subtract(dec(amount), dec(unit)))];
}
