/**
 * What a regrouping would cost: the planned sales run through the real engine behind the real ledger, as if made now,
 * and the year is assessed with and without them. Nothing is written.
 */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { DisposalView, SellEvent } from '@cryptax/ledger';
import {
  type PreparedPortfolio,
  partValues,
  planTrades,
  pointUpTo,
  type RebalancePlan,
  type RebalanceTrade,
  type TargetWeight,
} from '@cryptax/portfolio';
import { loadEngine, taxableSum } from '@cryptax/tax-de';
import { difference } from '../../../platform/difference.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { type EstimatedYear, estimatedYears } from '../../../platform/ledger/worker/tax-figures.ts';

export async function rebalancePlan(
  before: readonly EstimatedYear[],
  { input }: PreparedPortfolio,
  targets: readonly TargetWeight[],
  { store, currentYear, now }: LiveLedger,
): Promise<RebalancePlan> {
  const { trades, unpriced } = planTrades({
    targets,
    holdings: input.walletHoldings,
    priceOf: (asset) => {
      const line = input.pricesOf(asset);
      return line === undefined ? undefined : pointUpTo(line, input.today)?.price;
    },
  });
  const year = currentYear();
  const sales = trades.flatMap((trade) => salesOf(trade, now()));
  const settings = await taxSettings(store);
  const engine = loadEngine([...input.events, ...sales], settings.match);
  const disposals = engine.disposals(year).filter(({ eventId }) => eventId.startsWith(PREFIX));
  const unknown = unknownOf(trades, sales, disposals);
  return {
    year,
    // Of a sale from several wallets the known part would not be its gain.
    trades: trades.map((trade) => (unknown.includes(trade.asset) ? trade : withGain(trade, disposals))),
    unpriced,
    unknown,
    tax: taxOf(before, estimatedYears(engine, settings, year), year),
  };
}

/** Ids no imported event can have. */
const PREFIX = 'rebalance/';

function salesOf(trade: RebalanceTrade, at: string): SellEvent[] {
  if (trade.side !== 'sell') return [];
  const values = partValues(trade);
  return trade.wallets.map(({ wallet, amount }, index) => ({
    id: `${PREFIX}${trade.asset}/${index}`,
    /** Seconds only: the form in which the ledger keeps moments. */
    at: `${at.slice(0, 19)}Z`,
    kind: 'sell',
    wallet,
    out: { asset: trade.asset, amount },
    valueEur: values[index] ?? '0.00',
  }));
}

/** A sale without a result of its own: too few lots stop it, or a lot without cost leaves it pending. */
function unknownOf(
  trades: readonly RebalanceTrade[],
  sales: readonly SellEvent[],
  disposals: readonly DisposalView[],
): readonly string[] {
  const done = new Set(disposals.map(({ eventId }) => eventId));
  const assets = new Set(sales.filter(({ id }) => !done.has(id)).map(({ out }) => out.asset));
  return trades.map(({ asset }) => asset).filter((asset) => assets.has(asset));
}

function withGain(trade: RebalanceTrade, disposals: readonly DisposalView[]): RebalanceTrade {
  const own = disposals.filter(({ eventId }) => eventId.startsWith(`${PREFIX}${trade.asset}/`));
  if (own.length === 0) return trade;
  const total = (pick: (view: DisposalView) => string) =>
    formatDecimal(own.map((view) => dec(pick(view))).reduce(add, dec('0.00')));
  return {
    ...trade,
    gain: {
      total: total(({ gain }) => gain),
      free: total(({ taxFreeGain }) => taxFreeGain),
      taxable: total(({ taxableGain }) => taxableGain),
    },
  };
}

function taxOf(before: readonly EstimatedYear[], after: readonly EstimatedYear[], year: number): RebalancePlan['tax'] {
  const [old, next] = [before, after].map((years) => years.find((one) => one.year === year));
  const [oldTax, nextTax] = [old?.estimate?.extraTax ?? '0.00', next?.estimate?.extraTax ?? '0.00'];
  return {
    before: oldTax,
    after: nextTax,
    extra: difference(nextTax, oldTax),
    kind: next?.estimate?.kind ?? 'flat-estimate',
    taxableBefore: old === undefined ? '0.00' : taxableSum(old),
    taxableAfter: next === undefined ? '0.00' : taxableSum(next),
  };
}
