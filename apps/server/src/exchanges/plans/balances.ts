/**
 * What an account holds now, by the library's unified question. It covers one part of most accounts: coins in earn, staking or
 * funding are told elsewhere or not at all, so the answer names its part. Kraken needs none: every entry of its ledger says the
 * balance behind it.
 */
import type { ExchangeAmount } from '@cryptax/api-contract';
import { at, BadAnswer, decimalAt, isZeroText, list, needDecimal, needText } from '../reading/raw-json.ts';
import { amount } from '../reading/records.ts';
import { BITPANDA } from '../relay/bitpanda-client.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';
import { COIN, walletGroups } from './bitpanda-assets.ts';
import { PLANS } from './plan-of.ts';

interface HeldNow {
  readonly part: string;
  readonly balances: readonly ExchangeAmount[];
}

/** The part that the question covers, by the exchange's own word. */
const PARTS: Readonly<Record<string, string>> = {
  bitpanda: 'Wallets',
  bybit: 'Unified Trading',
  bybiteu: 'Unified Trading',
  coinbase: 'Accounts',
  cryptocom: 'Exchange',
  kucoin: 'Trading',
  myokx: 'Trading',
  okx: 'Trading',
  okxus: 'Trading',
};

/** Undefined where the exchange has no such answer or needs none. */
export async function heldNow(client: ExchangeClient): Promise<HeldNow | undefined> {
  const part = PARTS[client.id] ?? 'Spot';
  if (client.id === 'kraken') return undefined;
  if (client.id === BITPANDA) return { part, balances: await bitpandaWallets(client) };
  const { library } = client;
  if (library === undefined || library.has.fetchBalance !== true) return undefined;
  await client.markets();
  const answer = await library.fetchBalance();
  const total = at(answer, 'total');
  if (typeof total !== 'object' || total === null) throw new BadAnswer('no balances');
  const balances = Object.keys(total).flatMap((code) => {
    const held = decimalAt(total, code);
    return held === undefined || isZeroText(held) ? [] : [amount(nameOf(client, code), held)];
  });
  return { part, balances };
}

/** Our own plans tell coins by the exchange's names, all others by those of the library; balances do as the histories. */
function nameOf({ id, library }: ExchangeClient, code: string): string {
  return (Object.hasOwn(PLANS, id) ? library?.currencies?.[code]?.id : undefined) ?? code;
}

async function bitpandaWallets(client: ExchangeClient): Promise<readonly ExchangeAmount[]> {
  const groups = walletGroups(await client.read('bitpandaGetAssetWallets'));
  return groups
    .filter(({ kind }) => kind === COIN)
    .flatMap(({ group }) => list(group, 'attributes', 'wallets'))
    .map((wallet) =>
      amount(needText(wallet, 'attributes', 'cryptocoin_symbol'), needDecimal(wallet, 'attributes', 'balance')),
    )
    .filter((held) => !isZeroText(held.amount));
}
