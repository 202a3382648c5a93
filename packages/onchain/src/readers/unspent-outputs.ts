/**
 * Coins of Bitcoin's kind: a transaction has inputs and outputs instead of a sender and a recipient. Both are kept with
 * their addresses, because what a wallet paid is only known over all its addresses.
 */
import { defined } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainId } from '../chains/find-chain.ts';
import type { HistoryPage } from './chain-reader.ts';
import type { ChainTransaction, Movement } from './chain-transaction.ts';
import { wholeUnits } from './units.ts';

/** Blocks that a reorganisation may still change; the next reading looks at them again. */
const UNSETTLED_BLOCKS = 6;
/** Coins that appear from nowhere (a block reward) and coins that nobody's address holds (a script, data). */
const NO_ADDRESS = '';

interface Output {
  readonly address: string | undefined;
  readonly value: string | undefined;
}

/** An output of an earlier transaction, with its place there. */
interface Input extends Output {
  readonly hash: string | undefined;
  readonly place: string | undefined;
}

export interface OutputsRow {
  readonly hash: string | undefined;
  readonly at: string | undefined;
  readonly block: number;
  readonly fee: string | undefined;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
}

/** Undefined when the row is not what the service promises. */
export function outputsTransaction(
  chain: Chain & { readonly id: ChainId },
  { hash, at, block, fee, inputs, outputs }: OutputsRow,
): ChainTransaction | undefined {
  const asset = chain.native;
  const coins = (list: readonly Output[], side: 'from' | 'to') =>
    list.flatMap(({ address = NO_ADDRESS, value }): readonly Movement[] => {
      const amount = wholeUnits(value, asset.decimals);
      const ends = side === 'from' ? { from: address, to: NO_ADDRESS } : { from: NO_ADDRESS, to: address };
      return amount === undefined ? [] : [{ kind: 'native', ...ends, asset, amount }];
    });
  const spent = coins(inputs, 'from');
  // What no earlier output paid for is new: the reward of the one who found the block.
  const isMined = spent.length === 0;
  const made = coins(outputs, 'to').map(
    (one): Movement => (isMined && one.to !== NO_ADDRESS ? { ...one, kind: 'reward' } : one),
  );
  if (hash === undefined || at === undefined || !Number.isSafeInteger(block) || made.length === 0) return undefined;
  const paid = wholeUnits(fee, asset.decimals);
  const payer = spent[0]?.from;
  return {
    chain: chain.id,
    hash,
    at,
    block,
    isFailed: false,
    movements: [...spent, ...made],
    ...spendsOf(inputs),
    ...defined({ fee: paid !== undefined && payer ? { payer, amount: paid, symbol: asset.symbol } : undefined }),
  };
}

/** Nothing where a single input is not named: part of the outputs would be a wrong answer. */
export function spendsOf(
  inputs: readonly Pick<Input, 'address' | 'hash' | 'place'>[],
): Pick<ChainTransaction, 'spends'> {
  const spends = inputs.flatMap(({ address = NO_ADDRESS, hash, place }) =>
    hash === undefined || place === undefined ? [] : [{ by: address, output: `${hash}:${place}` }],
  );
  return spends.length === 0 || spends.length < inputs.length ? {} : { spends };
}

/** The end of a reading that went down to `start`; the next one begins a few blocks below the highest seen. */
export function lastPage(parts: readonly ChainTransaction[], start: number, highest: number): HistoryPage {
  const mark = Math.max(start, highest - UNSETTLED_BLOCKS);
  return { parts, renewedFrom: start, ...(highest === 0 && start === 0 ? {} : { mark: String(mark) }) };
}
