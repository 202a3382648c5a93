/**
 * Accounts in which Polkadot's nomination pools keep the stake of their members. Until autumn 2024 a member's coins were
 * moved to the pool's account; since then they stay in the member's own one, on hold, and what lay in the pool came back
 * through an account of the delegation. The coins were the member's all the time, and the balance counts them, so that
 * nothing moves. Accounts of pallets have no key: they are written as `modl`, the pallet's id and a number (polkadot-sdk:
 * `PalletId::into_sub_account_truncating`, nomination-pools `create_bonded_account`, delegated-staking).
 */
import { ss58Key } from '../addresses/base58.ts';

/** The byte behind the pools' id: 0 is the stake, 1 the account that pays rewards. */
const POOL_STAKE = 'modlpy/nopls\0';
const DELEGATION = 'modlpy/dlstk';

export function keepsStake(address: string): boolean {
  const key = ss58Key(address);
  if (key === undefined) return false;
  const text = String.fromCharCode(...key.subarray(0, POOL_STAKE.length));
  return text === POOL_STAKE || text.startsWith(DELEGATION);
}
