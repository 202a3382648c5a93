/**
 * Everything the portfolio screens show, from one matched ledger and a price line per asset. What depends on the ledger
 * and the prices is prepared once; a window of days is then cut from it without walking the ledger again.
 */
import { type Day, formatDay } from '@cryptax/kernel';
import type { CashHistory, DailyBalances, HoldingView, LedgerEvent, OpenLotView, YearFigures } from '@cryptax/ledger';
import { positionsOf } from '../allocation/positions.ts';
import { chainSlices, walletSlices } from '../allocation/slices.ts';
import type { WalletPlace } from '../chains/chain-of.ts';
import { type DailyFlows, dailyFlows } from '../flows/daily-flows.ts';
import { insightsOf } from '../insights/insights.ts';
import type { FirstFreeDay } from '../lots/open-lots.ts';
import type { PricesOf } from '../prices/price-line.ts';
import { linkedPeriods } from '../returns/linked-returns.ts';
import { moneyWeighted, timeWeighted } from '../returns/return-figures.ts';
import { entriesByDay, largeEvents } from '../series/large-events.ts';
import { type ValueColumns, valueColumns } from '../series/value-columns.ts';
import { rangeStart, valuePoints } from '../series/value-points.ts';
import type { PortfolioRange } from '../series/value-series.ts';
import { correlationMatrix } from '../statistics/correlation-matrix.ts';
import { diversification } from '../statistics/diversification.ts';
import { riskFigures } from '../statistics/risk-figures.ts';
import { assetReturns, portfolioReturns } from '../statistics/samples.ts';
import type {
  AssetPosition,
  ChainSlice,
  Correlation,
  PortfolioModel,
  Slice,
  Statistics,
  Totals,
  YearResult,
} from './portfolio-model.ts';
import { totalsOf } from './totals.ts';

export interface PortfolioInput {
  readonly events: readonly LedgerEvent[];
  readonly balances: DailyBalances;
  readonly cash: CashHistory;
  readonly holdings: readonly HoldingView[];
  /** The same by wallet, where lots are matched over all wallets; else `holdings` again. */
  readonly walletHoldings: readonly HoldingView[];
  readonly lots: readonly OpenLotView[];
  readonly years: readonly YearFigures[];
  /** Disposals without a result, of all years. */
  readonly incompleteDisposals: number;
  /** Coins of which a wallet lost more than came into it. */
  readonly missing?: readonly string[];
  readonly pricesOf: PricesOf;
  readonly placeOf: (wallet: string) => WalletPlace | undefined;
  readonly firstFreeDay: FirstFreeDay;
  readonly today: Day;
}

export interface PreparedPortfolio {
  readonly input: PortfolioInput;
  readonly values: ValueColumns;
  readonly flows: DailyFlows;
  readonly positions: readonly AssetPosition[];
  readonly wallets: readonly Slice[];
  readonly chains: readonly ChainSlice[];
  readonly years: readonly YearResult[];
  readonly totals: Totals;
}

/** Coins in the correlation matrix: more cannot be read. */
const MATRIX_ASSETS = 8;
const MARKET = 'BTC';

export function preparePortfolio(input: PortfolioInput): PreparedPortfolio {
  const values = valueColumns(input.balances, input.pricesOf, input.today);
  const flows = dailyFlows(input.cash, values, input.pricesOf);
  const positions = positionsOf(input);
  const cut = { holdings: input.walletHoldings, positions, placeOf: input.placeOf };
  const years = input.years.map(({ year, taxable, taxFreeGain, free, income }) => ({
    year,
    taxable: taxable.net,
    free: taxFreeGain,
    income: income.net,
    hasResults: [taxable.proceeds, taxable.cost, free.proceeds, free.cost].some((sum) => /[1-9]/.test(sum)),
  }));
  return {
    input,
    values,
    flows,
    positions,
    wallets: walletSlices(cut),
    chains: chainSlices(cut, input.events),
    years,
    totals: { ...totalsOf(positions, years, input.incompleteDisposals), missing: input.missing ?? [] },
  };
}

export function portfolioModel(
  prepared: PreparedPortfolio,
  range: PortfolioRange,
  book: { readonly revision: number; readonly isDemo: boolean },
): PortfolioModel {
  const { input, values, positions, wallets } = prepared;
  const { today } = input;
  const from = rangeStart(range, today, values.firstDay);
  const { statistics, correlation } = measure(prepared, from);
  return {
    ...book,
    today: formatDay(today),
    from: formatDay(from),
    to: formatDay(today),
    totals: prepared.totals,
    assets: positions,
    wallets,
    chains: prepared.chains,
    series: withExactEnd(valuePoints(values, from), prepared.totals),
    largeEvents: largeEvents({ ...input, values, flows: prepared.flows }, from),
    entries: entriesByDay(input, from),
    years: prepared.years,
    statistics,
    correlation,
    insights: insightsOf({ positions, wallets, statistics, correlation, today }),
    priceSources: sourcesOf(positions, input),
  };
}

function measure(prepared: PreparedPortfolio, from: Day): { statistics: Statistics; correlation: Correlation } {
  const { input, values, flows, positions } = prepared;
  const { pricesOf, today } = input;
  const periods = linkedPeriods(values, flows, from - values.firstDay, values.count - 1);
  const returnsOf = (asset: string) => {
    const line = pricesOf(asset);
    return line === undefined ? new Map<number, number>() : assetReturns(line, from, today);
  };
  const returns = portfolioReturns(values, periods);
  const held = positions.filter(({ share }) => share !== undefined);
  return {
    statistics: {
      timeWeighted: timeWeighted(values, periods),
      moneyWeighted: moneyWeighted(values, flows, periods),
      ...riskFigures(values, periods, returns, returnsOf(MARKET)),
      diversification: diversification(
        held.map(({ share }) => share ?? '0'),
        formatDay(today),
      ),
    },
    correlation: correlationMatrix(new Map(held.slice(0, MATRIX_ASSETS).map(({ asset }) => [asset, returnsOf(asset)]))),
  };
}

/** The last point is today: its figures are those of the totals, where every line is rounded by itself. */
function withExactEnd(points: PortfolioModel['series'], { cost, value }: Totals): PortfolioModel['series'] {
  const last = points.at(-1);
  if (last === undefined) return points;
  return [...points.slice(0, -1), { ...last, cost, value: value ?? last.value }];
}

function sourcesOf(positions: readonly AssetPosition[], { pricesOf }: PortfolioInput): PortfolioModel['priceSources'] {
  const last = new Map<string, Day>();
  for (const { asset } of positions) {
    for (const { source, day } of pricesOf(asset)?.points ?? []) {
      if ((last.get(source) ?? Number.NEGATIVE_INFINITY) < day) last.set(source, day);
    }
  }
  return Array.from(last, ([source, day]) => ({ source, lastDay: formatDay(day) })).sort((a, b) =>
    a.lastDay > b.lastDay ? -1 : 1,
  );
}
