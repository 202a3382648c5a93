/**
 * Coins that the beacon chain pays out (EIP-4895). The small ones are the rewards of a validator that goes on, swept every
 * few days; a large one is the stake itself that comes back, with the reward above its 32 coins.
 */
import { compare, dec, formatShortest, isZero, subtract } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainId } from '../chains/find-chain.ts';
import type { ChainTransaction, Movement } from './chain-transaction.ts';

const STAKE = dec('32');
/** A slashed validator still pays out more than this, and no sweep of rewards comes near it. */
const LARGEST_REWARD = dec('8');

export interface Withdrawal {
  readonly index: string | undefined;
  readonly validator: string | undefined;
  readonly to: string | undefined;
  /** In whole coins. */
  readonly amount: string | undefined;
}

export function withdrawalPart(
  chain: Chain,
  frame: Pick<ChainTransaction, 'at' | 'block'> & { readonly chain: ChainId },
  { index, validator, to, amount }: Withdrawal,
): ChainTransaction | undefined {
  if (index === undefined || validator === undefined || to === undefined || amount === undefined) return undefined;
  const part = (kind: Movement['kind'], coins: string): Movement => ({
    kind,
    from: `validator ${validator}`,
    to,
    asset: chain.native,
    amount: coins,
    position: `withdrawal:${index}`,
  });
  return {
    ...frame,
    hash: `withdrawal ${index}`,
    isFailed: false,
    movements: paidOut(dec(amount)).map(([kind, coins]) => part(kind, coins)),
  };
}

function paidOut(amount: ReturnType<typeof dec>): readonly (readonly [Movement['kind'], string])[] {
  if (isZero(amount)) return [];
  if (compare(amount, LARGEST_REWARD) < 0) return [['reward', formatShortest(amount)]];
  if (compare(amount, STAKE) <= 0) return [['unstaked', formatShortest(amount)]];
  return [
    ['unstaked', formatShortest(STAKE)],
    ['reward', formatShortest(subtract(amount, STAKE))],
  ];
}
