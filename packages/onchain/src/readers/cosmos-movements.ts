/**
 * What one address gained and lost in a Cosmos transaction. Payments and transfers to other chains stand in the messages;
 * everything else is read from the coins that the bank module says were spent and received. Coins that are delegated stay
 * the owner's, so that only rewards are reported of staking.
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  formatShortest,
  type Json,
  listField,
  subtract,
  textField,
  ZERO,
} from '@cryptax/kernel';
import { type ChainBalance, coinOrToken, type Movement } from './chain-transaction.ts';
import { type CosmosEvent, eventsOfMessage } from './cosmos-events.ts';

/** A coin as the chain writes it (`1200uatom`), or its two fields. */
export type CoinOf = (coin: { readonly denom: string; readonly amount: string }) => ChainBalance | undefined;

export function movementsOf(row: Json, address: string, coinOf: CoinOf): readonly Movement[] {
  return (listField(row, 'tx', 'body', 'messages') ?? []).flatMap((message, index) => {
    const reported = movementsOfMessage(message, coinOf);
    const found = reported ?? movementsOfEvents(message, eventsOfMessage(row, index), address, coinOf);
    return found.map((movement, place) => ({ ...movement, position: `message:${index}.${place}` }));
  });
}

/** Undefined where the message alone does not say what moved. */
function movementsOfMessage(message: Json, coinOf: CoinOf): readonly Movement[] | undefined {
  const [from, to] = ['from_address', 'to_address'].map((name) => textField(message, name));
  if (from !== undefined && to !== undefined) return sent(listField(message, 'amount'), from, to, coinOf);
  const outputs = listField(message, 'outputs');
  const inputs = listField(message, 'inputs');
  if (inputs?.length === 1 && outputs !== undefined) {
    const payer = textField(inputs[0], 'address') ?? '';
    return outputs.flatMap((output) =>
      sent(listField(output, 'coins'), payer, textField(output, 'address') ?? '', coinOf),
    );
  }
  const [sender, receiver] = ['sender', 'receiver'].map((name) => textField(message, name));
  const isTransfer = textField(message, '@type')?.endsWith('.MsgTransfer') === true;
  if (!isTransfer || sender === undefined || receiver === undefined) return undefined;
  return sent([(message as { readonly token?: Json }).token ?? null], sender, receiver, coinOf);
}

function sent(coins: readonly Json[] | undefined, from: string, to: string, coinOf: CoinOf): readonly Movement[] {
  return (coins ?? []).flatMap((coin): readonly Movement[] => {
    const [denom, amount] = ['denom', 'amount'].map((name) => textField(coin, name));
    const read = denom === undefined || amount === undefined ? undefined : coinOf({ denom, amount });
    return read === undefined ? [] : [{ kind: coinOrToken(read.asset), from, to, ...read }];
  });
}

type Sums = Map<string, { readonly coin: ChainBalance; amount: Decimal }>;

function movementsOfEvents(
  message: Json,
  events: readonly CosmosEvent[],
  address: string,
  coinOf: CoinOf,
): readonly Movement[] {
  const received: Sums = new Map();
  const spent: Sums = new Map();
  const rewards: Movement[] = [];
  const isOwn = ({ values }: CosmosEvent) =>
    (values.get('delegator') ?? textField(message, 'delegator_address') ?? address) === address;
  for (const event of events) {
    const coins = coinsIn(event.values.get('amount') ?? '', coinOf);
    if (event.type === 'coin_received' && event.values.get('receiver') === address) count(received, coins, 1);
    if (event.type === 'coin_spent' && event.values.get('spender') === address) count(spent, coins, 1);
    if (event.type === 'delegate' && isOwn(event)) count(spent, coins, -1);
  }
  for (const event of events) {
    const isReward = event.type === 'withdraw_rewards' || event.type === 'withdraw_commission';
    if (!isReward || !isOwn(event)) continue;
    const from = event.values.get('validator') ?? '';
    for (const coin of coinsIn(event.values.get('amount') ?? '', coinOf)) {
      // Paid to another address where the owner has named one; nothing of it arrives here then.
      const has = received.get(keyOf(coin))?.amount ?? ZERO;
      if (compare(has, dec(coin.amount)) < 0) continue;
      count(received, [coin], -1);
      rewards.push({ kind: 'reward', from, to: address, ...coin });
    }
  }
  const other = counterparty(events, address);
  const source = rewardSource(message, address);
  const arrived = flows(received, source ?? other, address);
  const gained = source === undefined ? arrived : arrived.map((one): Movement => ({ ...one, kind: 'reward' }));
  return [...rewards, ...gained, ...flows(spent, address, other)];
}

/** To change a delegation pays out the rewards that wait for it; not every node has an event that calls them so. */
const PAYS_REWARDS =
  /^\/cosmos\.staking\.v1beta1\.Msg(?:Delegate|Undelegate|BeginRedelegate|CancelUnbondingDelegation)$/;

/** The validator whose rewards come with a message of the address. */
function rewardSource(message: Json, address: string): string | undefined {
  const isOwn = textField(message, 'delegator_address') === address;
  if (!isOwn || !PAYS_REWARDS.test(textField(message, '@type') ?? '')) return undefined;
  return textField(message, 'validator_src_address') ?? textField(message, 'validator_address');
}

/** Of a packet from another chain: who sent it there. */
function counterparty(events: readonly CosmosEvent[], address: string): string {
  const packet = events.find(
    ({ type, values }) => type === 'fungible_token_packet' && values.get('receiver') === address,
  );
  return packet?.values.get('sender') ?? '';
}

function flows(sums: Sums, from: string, to: string): readonly Movement[] {
  return [...sums.values()].flatMap(({ coin: { asset }, amount }): readonly Movement[] =>
    compare(amount, ZERO) <= 0 ? [] : [{ kind: coinOrToken(asset), from, to, asset, amount: formatShortest(amount) }],
  );
}

function count(sums: Sums, coins: readonly ChainBalance[], sign: 1 | -1): void {
  for (const coin of coins) {
    const known = sums.get(keyOf(coin))?.amount ?? ZERO;
    const amount = sign === 1 ? add(known, dec(coin.amount)) : subtract(known, dec(coin.amount));
    sums.set(keyOf(coin), { coin, amount });
  }
}

function coinsIn(text: string, coinOf: CoinOf): readonly ChainBalance[] {
  return text.split(',').flatMap((one) => {
    const [, amount = '', denom = ''] = /^(\d+)(\D.*)$/.exec(one) ?? [];
    return coinOf({ denom, amount }) ?? [];
  });
}

function keyOf({ asset }: ChainBalance): string {
  return asset.contract ?? asset.symbol;
}
