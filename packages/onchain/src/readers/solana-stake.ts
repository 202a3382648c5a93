/**
 * Native staking on Solana: which stake accounts are the wallet's, and what they earned. Rewards are credited to a stake
 * account at the end of an epoch without any transaction; a node tells them by epoch (`getInflationReward`).
 */
import { err, field, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';

const STAKE_PROGRAM = 'Stake11111111111111111111111111111111111111';
/** Where the key that may withdraw stands in a stake account. */
const WITHDRAWER_OFFSET = 44;
const SLOTS_PER_EPOCH = 432_000;
/** Epochs asked for in one page, so that a reading cut off loses little. */
const EPOCHS_PER_PAGE = 20;

type Call = (method: string, params: readonly unknown[]) => Promise<Result<Json, ReadFailure>>;

/** Stake accounts whose instructions the wallet signed as their owner. */
export function stakeAccountsIn(wallet: string, transaction: Json): readonly string[] {
  const outer = listField(transaction, 'transaction', 'message', 'instructions') ?? [];
  const inner = (listField(transaction, 'meta', 'innerInstructions') ?? []).flatMap(
    (one) => listField(one, 'instructions') ?? [],
  );
  const found = [...outer, ...inner]
    .filter((one) => textField(one, 'program') === 'stake' || textField(one, 'programId') === STAKE_PROGRAM)
    .map((one) => field(one, 'parsed', 'info'))
    .filter((info) => ownersIn(info).includes(wallet))
    .flatMap((info) =>
      ['stakeAccount', 'newSplitAccount', 'source', 'destination'].map((name) => textField(info, name)),
    )
    .flatMap((account) => (account === undefined || account === wallet ? [] : [account]));
  return [...new Set(found)];
}

function ownersIn(info: Json | undefined): readonly (string | undefined)[] {
  return [
    textField(info, 'authorized', 'withdrawer'),
    textField(info, 'withdrawAuthority'),
    textField(info, 'stakeAuthority'),
  ];
}

/** Coins that lie in the wallet's stake accounts now; none where the node does not answer such questions. */
export async function stakedCoins(call: Call, wallet: string): Promise<Result<bigint, ReadFailure>> {
  const filters = [{ memcmp: { offset: WITHDRAWER_OFFSET, bytes: wallet } }];
  const answer = await call('getProgramAccounts', [STAKE_PROGRAM, { encoding: 'base64', filters }]);
  if (!answer.ok) return answer.error.code === 'cancelled' ? answer : ok(0n);
  const coins = (listField(answer.value) ?? []).map((one) => textField(one, 'account', 'lamports') ?? '');
  return coins.every((one) => /^\d+$/.test(one))
    ? ok(coins.reduce((sum, one) => sum + BigInt(one), 0n))
    : err({ code: 'garbage' });
}

export interface RewardPage {
  readonly parts: readonly ChainTransaction[];
  /** First epoch that was not asked for. */
  readonly next: number;
  readonly isLast: boolean;
}

export function epochOfSlot(slot: number): number {
  return Math.floor(slot / SLOTS_PER_EPOCH);
}

export async function readRewards(
  options: ReaderOptions,
  call: Call,
  wallet: string,
  stakes: readonly string[],
  from: number,
): Promise<Result<RewardPage, ReadFailure>> {
  const now = await call('getEpochInfo', []);
  if (!now.ok) return now;
  const running = Number(textField(now.value, 'epoch'));
  if (!Number.isSafeInteger(running)) return err({ code: 'garbage' });
  const end = Math.min(running, from + EPOCHS_PER_PAGE);
  const parts: ChainTransaction[] = [];
  for (let epoch = from; epoch < end; epoch++) {
    const answer = await call('getInflationReward', [stakes, { epoch }]);
    if (!answer.ok) return answer;
    const reported = listField(answer.value);
    if (reported?.length !== stakes.length) return err({ code: 'garbage' });
    for (const [index, reward] of reported.entries()) {
      if (reward === null) continue;
      const part = await rewardPart(options, call, wallet, stakes[index] ?? '', reward);
      if (!part.ok) return part;
      parts.push(part.value);
    }
  }
  return ok({ parts, next: Math.max(from, end), isLast: end >= running });
}

async function rewardPart(
  { chain }: ReaderOptions,
  call: Call,
  wallet: string,
  stake: string,
  reward: Json,
): Promise<Result<ChainTransaction, ReadFailure>> {
  const [epoch, slot] = ['epoch', 'effectiveSlot'].map((name) => textField(reward, name));
  const amount = wholeUnits(textField(reward, 'amount'), chain.native.decimals);
  const time = await call('getBlockTime', [Number(slot)]);
  if (!time.ok) return time;
  const at = instantOfSeconds(typeof time.value === 'string' ? time.value : undefined);
  if (epoch === undefined || slot === undefined || amount === undefined || at === undefined) {
    return err({ code: 'garbage' });
  }
  return ok({
    chain: chain.id,
    hash: `reward ${stake} ${epoch}`,
    at,
    block: Number(slot),
    isFailed: false,
    movements: [{ kind: 'reward', from: stake, to: wallet, asset: chain.native, amount, position: `epoch:${epoch}` }],
  });
}
