/**
 * A Cardano wallet by its stake key: what it holds over all its addresses, and the rewards of every epoch. Both lists are
 * flat and handed out in pages (cardano-community/koios-artifacts: account_assets.sql, account_reward_history.sql; the older
 * `account_rewards`, which nests them and cannot be ordered, is deprecated there).
 */
import { err, type Json, listField, ok, type Result, textField } from '@cryptax/kernel';
import type { ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainBalance, ChainTransaction } from './chain-transaction.ts';
import { askKoios, askWholeList } from './koios-ask.ts';
import { assetOf } from './koios-assets.ts';
import { numberEqual } from './number-equal.ts';
import { instantOfSeconds, wholeUnits } from './units.ts';

/** Coins in all addresses of the key with the rewards that wait there, and the assets beside them. */
export async function stakeKeyBalances(
  options: ReaderOptions,
  key: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainBalance[], ReadFailure>> {
  const body = { _stake_addresses: [key] };
  const answer = await askKoios(options, '/account_info', body, signal);
  if (!answer.ok) return answer;
  const amount = wholeUnits(textField(answer.value, 0, 'total_balance') ?? '0', options.chain.native.decimals);
  if (amount === undefined || listField(answer.value) === undefined) return err({ code: 'garbage' });
  const listed = await askWholeList(
    options,
    { path: '/account_assets', order: 'policy_id.asc,asset_name.asc', body },
    signal,
  );
  if (!listed.ok) return listed;
  const assets = listed.value.map(assetOf);
  return assets.every((one) => one !== undefined)
    ? ok([{ asset: options.chain.native, amount }, ...assets])
    : err({ code: 'garbage' });
}

/** Epoch 208 began with Shelley, on 29 July 2020; each lasts five days (CIP-9 and the genesis files). */
const SHELLEY = { epoch: 208, seconds: 1_596_059_091, perEpoch: 432_000 };

/** Rewards come by themselves at the beginning of an epoch; that is when they are received. */
export async function stakeRewards(
  options: ReaderOptions,
  key: string,
  signal?: AbortSignal,
): Promise<Result<readonly ChainTransaction[], ReadFailure>> {
  const list = {
    path: '/account_reward_history',
    order: 'spendable_epoch.asc,type.asc,pool_id_bech32.asc',
    body: { _stake_addresses: [key] },
  };
  const listed = await askWholeList(options, list, signal);
  if (!listed.ok) return listed;
  if (listed.value.length === 0) return ok([]);
  // Rewards are listed once they are earned, up to two epochs before they come; until then they are no part of the balance.
  const tip = await askKoios(options, '/tip', undefined, signal);
  if (!tip.ok) return tip;
  const now = Number(textField(tip.value, 0, 'epoch_no') ?? 'none');
  if (!Number.isSafeInteger(now)) return err({ code: 'garbage' });
  const parts = listed.value
    .filter((row) => !(Number(textField(row, 'spendable_epoch')) > now))
    .map((row) => rewardOf(options.chain, key, row));
  return parts.every((part) => part !== undefined) ? ok(numberEqual(parts)) : err({ code: 'garbage' });
}

function rewardOf(chain: ReaderOptions['chain'], key: string, row: Json): ChainTransaction | undefined {
  const epoch = Number(textField(row, 'spendable_epoch'));
  const amount = wholeUnits(textField(row, 'amount'), chain.native.decimals);
  const at = instantOfSeconds(String(SHELLEY.seconds + (epoch - SHELLEY.epoch) * SHELLEY.perEpoch));
  if (amount === undefined || at === undefined) return undefined;
  const [pool = '', type = ''] = [textField(row, 'pool_id_bech32'), textField(row, 'type')];
  return {
    chain: chain.id,
    hash: `reward ${key} ${epoch} ${pool}${type}`,
    at,
    // Before the block from which a later reading goes over the chain again, so that it stays.
    block: 0,
    isFailed: false,
    movements: [{ kind: 'reward', from: '', to: key, asset: chain.native, amount }],
  };
}
