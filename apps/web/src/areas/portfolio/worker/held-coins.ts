/**
 * What is held, for valuing: quantities by all movements, cost by the lots. Where the two differ (a sale without enough
 * lots, coins without a lot) the difference has no known cost, so no gain is made of it.
 */
import {
  absolute,
  add,
  compare,
  type Decimal,
  dec,
  formatDecimal,
  formatShortest,
  groupBy,
  isZero,
  subtract,
  ZERO,
} from '@cryptax/kernel';
import type { HoldingView, LedgerEngine } from '@cryptax/ledger';

type Quantities = Pick<LedgerEngine, 'balances' | 'holdings'>;

/** One line for each coin; `wallet` is the name given. */
export function heldCoins(engine: Quantities, wallet: string): readonly HoldingView[] {
  const lots = groupBy(engine.holdings(), ({ asset }) => asset);
  const held = groupBy(engine.balances().filter(isHeld), ({ asset }) => asset);
  return Array.from(held, ([asset, own]) => {
    const amount = own.reduce((sum, each) => add(sum, dec(each.amount)), ZERO);
    return { wallet, asset, amount: formatShortest(amount), ...costOf(lots.get(asset) ?? [], amount) };
  });
}

/** One line for each wallet and coin. */
export function heldInWallets(engine: Quantities): readonly HoldingView[] {
  return engine
    .balances()
    .filter(isHeld)
    .map(({ wallet, asset, amount }) => ({ wallet, asset, amount, cost: null }));
}

function isHeld({ amount }: { readonly amount: string }): boolean {
  return compare(dec(amount), ZERO) > 0;
}

function costOf(lots: readonly HoldingView[], amount: Decimal): Pick<HoldingView, 'cost' | 'withoutCost'> {
  const inLots = lots.reduce((sum, each) => add(sum, dec(each.amount)), ZERO);
  const unknown = lots.reduce((sum, each) => add(sum, dec(each.withoutCost ?? '0')), ZERO);
  const without = add(absolute(subtract(amount, inLots)), unknown);
  const known = lots.filter(({ cost }) => cost !== null);
  const cost = known.reduce((sum, each) => add(sum, dec(each.cost ?? '0')), dec('0.00'));
  return {
    cost: known.length === 0 ? null : formatDecimal(cost),
    ...(isZero(without) ? {} : { withoutCost: formatShortest(without) }),
  };
}
