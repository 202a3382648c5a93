export type * from './model/portfolio-model.ts';
export type { RebalancePlan, RebalanceTrade, TargetWeight } from './rebalance/rebalance-plan.ts';
export type { PortfolioRange, ValuePoint } from './series/value-series.ts';
export type { FormulaId, Lack, Measured, Origin } from './statistics/measured.ts';
