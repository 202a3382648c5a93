/**
 * What a transaction of Bitcoin's kind did to the user's wallets: each wallet's outputs minus its inputs, coin by coin.
 * What the spender is short of beyond the fee was sent; change that comes back to him is nothing.
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  divide,
  formatShortest,
  isZero,
  multiply,
  negate,
  subtract,
  ZERO,
} from '@cryptax/kernel';
import type { ChainAsset, ChainTransaction, Movement } from '../readers/chain-transaction.ts';
import type { Flow, OwnFlows, OwnTransfer, WalletOf } from './own-flows.ts';

export function outputFlows(transaction: ChainTransaction, walletOf: WalletOf): OwnFlows {
  const inputs = transaction.movements.filter(({ kind, to }) => kind === 'native' && to === '');
  const fee = feeOf(transaction, inputs, walletOf);
  // What the chain pays by itself has no inputs and outputs to weigh against each other.
  const paid = transaction.movements.filter(({ kind }) => kind === 'reward');
  if (paid.length > 0) {
    return { ins: ownOf(paid, 'to', walletOf), outs: [], transfers: [] };
  }
  // A deposit for staking stays the owner's; the reader has taken it out of inputs and outputs.
  const deposits = transaction.movements.filter(({ kind }) => kind === 'unstaked');
  const coins = transaction.movements.filter(({ kind }) => kind !== 'unstaked');
  const parts = byAsset(coins).map(({ asset, movements }) => {
    const isCoin = asset.contract === undefined;
    const isOwnMoney = isCoin && inputs.length > 0 && inputs.every(({ from }) => walletOf(from) !== undefined);
    return assetFlows(asset, netsOf(movements, walletOf), isCoin ? dec(fee?.amount ?? '0') : ZERO, isOwnMoney);
  });
  const flows = {
    ins: [...parts.flatMap(({ ins }) => ins), ...ownOf(deposits, 'to', walletOf)],
    outs: [...parts.flatMap(({ outs }) => outs), ...ownOf(deposits, 'from', walletOf)],
    transfers: parts.flatMap(({ transfers }) => transfers),
  };
  return fee === undefined ? flows : { ...flows, fee };
}

function ownOf(movements: readonly Movement[], end: 'from' | 'to', walletOf: WalletOf): readonly Flow[] {
  return movements.flatMap((movement): readonly Flow[] => {
    const { asset, amount, kind } = movement;
    const wallet = walletOf(movement[end]);
    return wallet === undefined ? [] : [{ wallet, asset, amount, kind }];
  });
}

/** Inputs of several people in one transaction: each pays the share of the fee that his coins have in it. */
function feeOf(
  { fee }: ChainTransaction,
  inputs: readonly Movement[],
  walletOf: WalletOf,
): OwnFlows['fee'] | undefined {
  const own = inputs.filter(({ from }) => walletOf(from) !== undefined);
  const wallet = own[0] === undefined ? undefined : walletOf(own[0].from);
  if (fee === undefined || wallet === undefined) return undefined;
  const sum = (list: readonly Movement[]) => list.reduce((total, { amount }) => add(total, dec(amount)), ZERO);
  const amount =
    own.length === inputs.length
      ? fee.amount
      : formatShortest(divide(multiply(dec(fee.amount), sum(own)), sum(inputs), dec(fee.amount).scale, 'half-away'));
  return { wallet, symbol: fee.symbol, amount };
}

function byAsset(movements: readonly Movement[]) {
  const groups = new Map<string, { readonly asset: ChainAsset; readonly movements: Movement[] }>();
  for (const movement of movements) {
    const key = movement.asset.contract ?? '';
    const group = groups.get(key) ?? { asset: movement.asset, movements: [] };
    group.movements.push(movement);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function netsOf(movements: readonly Movement[], walletOf: WalletOf): ReadonlyMap<string, Decimal> {
  const nets = new Map<string, Decimal>();
  for (const { from, to, amount } of movements) {
    const [spender, receiver] = [walletOf(from), walletOf(to)];
    if (receiver !== undefined) nets.set(receiver, add(nets.get(receiver) ?? ZERO, dec(amount)));
    if (spender !== undefined) nets.set(spender, subtract(nets.get(spender) ?? ZERO, dec(amount)));
  }
  return nets;
}

/**
 * `isOwnMoney`: all inputs are the user's. If more comes out than went in then, the rest is a reward that was paid out
 * with the transaction (Cardano's withdrawals).
 */
function assetFlows(
  asset: ChainAsset,
  nets: ReadonlyMap<string, Decimal>,
  fee: Decimal,
  isOwnMoney: boolean,
): Pick<OwnFlows, 'ins' | 'outs' | 'transfers'> {
  const received = [...nets].filter(([, net]) => compare(net, ZERO) > 0);
  const spent = [...nets].filter(([, net]) => compare(net, ZERO) < 0);
  const flow = (wallet: string, amount: Decimal, kind: Flow['kind']): Flow => ({
    wallet,
    asset,
    kind,
    amount: formatShortest(amount),
  });
  const kind = asset.contract === undefined ? 'native' : 'token';
  const [spender] = spent[0] ?? [];
  if (spender === undefined) {
    const extra = isOwnMoney ? fee : ZERO;
    const ins = received.map(([wallet, net]) => flow(wallet, add(net, extra), isOwnMoney ? 'reward' : kind));
    return { ins, outs: [], transfers: [] };
  }
  const total = spent.reduce((sum, [, net]) => add(sum, negate(net)), ZERO);
  const own = received.reduce((sum, [, net]) => add(sum, net), ZERO);
  const left = subtract(subtract(total, fee), own);
  const transfers = received.map(
    ([wallet, net]): OwnTransfer => ({ from: spender, to: wallet, asset, amount: formatShortest(net) }),
  );
  if (isZero(left)) return { ins: [], outs: [], transfers };
  // Less is gone than the fee alone: a reward smaller than the fee came with it.
  if (compare(left, ZERO) < 0) return { ins: [flow(spender, negate(left), 'reward')], outs: [], transfers };
  return { ins: [], outs: [flow(spender, left, kind)], transfers };
}
