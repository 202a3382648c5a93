/** The whole cut by wallet and by chain. A slice lists its assets; what has no price is named, not counted as nothing. */
import {
  add,
  type Decimal,
  dec,
  decimal,
  divide,
  formatDecimal,
  formatShortest,
  groupBy,
  multiply,
  subtract,
  ZERO,
} from '@cryptax/kernel';
import type { HoldingView, LedgerEvent } from '@cryptax/ledger';
import { chainOf, type WalletPlace } from '../chains/chain-of.ts';
import type { Chain } from '../chains/chains.data.ts';
import type { AssetPosition, ChainSlice, Slice } from '../model/portfolio-model.ts';
import { euro, shareOf } from './positions.ts';

export interface SliceInput {
  /** By wallet, also where lots are matched over all wallets. */
  readonly holdings: readonly HoldingView[];
  readonly positions: readonly AssetPosition[];
  readonly placeOf: (wallet: string) => WalletPlace | undefined;
}

export function walletSlices(input: SliceInput): readonly Slice[] {
  return slicesBy(input, ({ wallet }) => wallet).map(({ slice }) => slice);
}

export function chainSlices(input: SliceInput, events: readonly LedgerEvent[]): readonly ChainSlice[] {
  const chains = new Map<string, Chain>();
  const cuts = slicesBy(input, ({ wallet, asset }) => {
    const chain = chainOf(input.placeOf(wallet), asset);
    chains.set(chain.id, chain);
    return chain.id;
  });
  const fees = feesByChain(events, input);
  return cuts.flatMap(({ slice, parts }) => {
    const chain = chains.get(slice.id);
    if (chain === undefined) return [];
    const { name, family, category } = chain;
    const averageFee = fees.get(slice.id);
    const wallets = [...new Set(parts.map(({ wallet }) => wallet))].sort();
    return [{ ...slice, name, family, category, wallets, averageFee }];
  });
}

interface Cut {
  readonly slice: Slice;
  readonly parts: readonly HoldingView[];
}

function slicesBy({ holdings, positions }: SliceInput, keyOf: (holding: HoldingView) => string): readonly Cut[] {
  const priceOf = new Map(positions.flatMap(({ asset, now }) => (now === undefined ? [] : [[asset, dec(now.price)]])));
  const whole = positions.reduce((sum, { value }) => add(sum, dec(value ?? '0')), ZERO);
  return Array.from(groupBy(holdings, keyOf), ([id, parts]) => cutOf(id, parts, priceOf, whole)).sort((a, b) =>
    subtract(dec(b.slice.value), dec(a.slice.value)).units > 0n ? 1 : -1,
  );
}

function cutOf(id: string, parts: readonly HoldingView[], priceOf: ReadonlyMap<string, Decimal>, whole: Decimal): Cut {
  const amounts = new Map<string, Decimal>();
  for (const { asset, amount } of parts) amounts.set(asset, add(amounts.get(asset) ?? ZERO, dec(amount)));
  const assets = Array.from(amounts, ([asset, amount]) => {
    const price = priceOf.get(asset);
    return { asset, amount, value: price === undefined ? undefined : multiply(amount, price) };
  }).sort((a, b) => (subtract(b.value ?? ZERO, a.value ?? ZERO).units > 0n ? 1 : -1));
  const value = assets.reduce((sum, one) => add(sum, one.value ?? ZERO), ZERO);
  const slice: Slice = {
    id,
    value: euro(value),
    share: whole.units === 0n ? '0' : shareOf(value, whole),
    assets: assets.map((one) => ({
      asset: one.asset,
      amount: formatShortest(one.amount),
      value: one.value === undefined ? undefined : euro(one.value),
    })),
    unpriced: assets.filter((one) => one.value === undefined).map(({ asset }) => asset),
  };
  return { slice, parts };
}

/** Mean of the fees in coin that transfers paid, by the chain they left from. */
function feesByChain(events: readonly LedgerEvent[], { placeOf }: SliceInput): ReadonlyMap<string, string> {
  const sums = new Map<string, { euro: Decimal; count: bigint }>();
  for (const event of events) {
    if (event.kind !== 'transfer') continue;
    const { asset = '', valueEur } = event.fee ?? {};
    if (valueEur === undefined) continue;
    const { id } = chainOf(placeOf(event.wallet), asset);
    const known = sums.get(id) ?? { euro: ZERO, count: 0n };
    sums.set(id, { euro: add(known.euro, dec(valueEur)), count: known.count + 1n });
  }
  return new Map(
    Array.from(sums, ([id, sum]) => [id, formatDecimal(divide(sum.euro, decimal(sum.count, 0), 2, 'half-away'))]),
  );
}
