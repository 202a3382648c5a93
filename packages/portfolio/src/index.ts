export type { WalletPlace } from './chains/chain-of.ts';
export { type LotTerms, openLot } from './lots/open-lots.ts';
export {
  type PortfolioInput,
  type PreparedPortfolio,
  portfolioModel,
  preparePortfolio,
} from './model/build-portfolio.ts';
export type * from './model/portfolio-model.ts';
export {
  type PriceLine,
  type PricePoint,
  type PricesOf,
  pointUpTo,
  priceLine,
} from './prices/price-line.ts';
export { tradePrices } from './prices/trade-prices.ts';
export { partValues, planTrades } from './rebalance/plan-trades.ts';
export type { RebalancePlan, RebalanceTrade, TargetWeight } from './rebalance/rebalance-plan.ts';
export type { PortfolioRange, ValuePoint } from './series/value-series.ts';
export type { FormulaId, Lack, Measured, Origin } from './statistics/measured.ts';
