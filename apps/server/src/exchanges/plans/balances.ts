/**
 * What an account holds now, by the library's unified question. It covers one part of most accounts, and of some a second one:
 * coins in earn or staking are reported elsewhere or not at all, so the answer names its parts. Kraken needs none: every entry of its ledger says the
 * balance behind it.
 */
import type { ExchangeAmount } from '@cryptax/api-contract';
import { add, dec, formatShortest } from '@cryptax/kernel';
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

/** A second part that is asked for on its own: what is deposited lies there until it is moved for trading. */
const SECOND_PARTS: Readonly<Record<string, { readonly type: string; readonly part: string }>> = {
  bybit: { type: 'funding', part: 'Funding' },
  bybiteu: { type: 'funding', part: 'Funding' },
  kucoin: { type: 'main', part: 'Main' },
  myokx: { type: 'funding', part: 'Funding' },
  okx: { type: 'funding', part: 'Funding' },
  okxus: { type: 'funding', part: 'Funding' },
};

/** Undefined where the exchange has no such answer or needs none. */
export async function heldNow(client: ExchangeClient): Promise<HeldNow | undefined> {
  const part = PARTS[client.id] ?? 'Spot';
  if (client.id === 'kraken') return undefined;
  if (client.id === BITPANDA) return { part, balances: await bitpandaWallets(client) };
  const { library } = client;
  if (library === undefined || library.has.fetchBalance !== true) return undefined;
  await client.markets();
  const first = balancesIn(client, await library.fetchBalance());
  const second = SECOND_PARTS[client.id];
  if (second === undefined) return { part, balances: first };
  const more = balancesIn(client, await library.fetchBalance({ type: second.type }));
  return { part: `${part} + ${second.part}`, balances: addedUp([...first, ...more]) };
}

function balancesIn(client: ExchangeClient, answer: unknown): readonly ExchangeAmount[] {
  const total = at(answer, 'total');
  if (typeof total !== 'object' || total === null) throw new BadAnswer('no balances');
  return Object.keys(total).flatMap((code) => {
    const held = decimalAt(total, code);
    return held === undefined || isZeroText(held) ? [] : [amount(nameOf(client, code), held)];
  });
}

function addedUp(balances: readonly ExchangeAmount[]): readonly ExchangeAmount[] {
  const sums = new Map<string, string>();
  for (const { asset, amount: held } of balances) {
    sums.set(asset, formatShortest(add(dec(sums.get(asset) ?? '0'), dec(held))));
  }
  return [...sums].map(([asset, held]) => amount(asset, held));
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
