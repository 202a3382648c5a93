/** Planning: sales that have not happened, computed with the engine of the real ledger. README.md shows the way in. */
export { goTo, type History, record, redo, startHistory, undo } from './batch/history.ts';
export { EMPTY_BOOK, type PlanBook, type PlannedBatchSale } from './batch/plan-book.ts';
export type { RebalanceTrade } from './batch/rebalance.ts';
export { type BatchError, type BatchOperation, type BatchResult, runOperation } from './batch/run-operation.ts';
export { compareMethods, type MethodYear } from './compare/compare-methods.ts';
export { methodParts, type SoldPart } from './compare/method-parts.ts';
export { icsCalendar } from './export/ics-calendar.ts';
export { analyseHarvest } from './harvest/analyse-harvest.ts';
export {
  HARVEST_DEFAULTS,
  type HarvestAnalysis,
  type HarvestCandidate,
  type HarvestOptions,
  type HarvestWarning,
  type Risk,
  type Volatility,
} from './harvest/harvest-types.ts';
export { volatilityOf } from './harvest/volatility.ts';
export { LAST_LAW_YEAR, type Person, type PlanYear, personOf } from './law/plan-years.ts';
export { yearCalculator } from './law/year-calculator.ts';
export { averagePools } from './lots/average-pools.ts';
export { euroText, type Fine, fineValue, toNumber } from './lots/fine.ts';
export { type NotPlanned, notPlanned } from './lots/held-lots.ts';
export { amountText, freeFrom, isFreeOn, type PlanPool, planPools } from './lots/plan-pool.ts';
export { makePlan } from './optimise/make-plan.ts';
export { OUTLOOK_PERCENT, type OutlookName } from './optimise/outlook.ts';
export type { Goal, MultiYearPlan, Period, PlanError, PlanStep, PlanTotals } from './optimise/plan-types.ts';
export { type Cockpit, type CoupleState, cockpitOf, coupleOf, type LimitState } from './radar/cockpit.ts';
export { type QuickWin, quickWins } from './radar/quick-wins.ts';
export { type SweetSpot, sweetEnd, sweetSpots } from './radar/sweet-spots.ts';
export { type FreeDay, taxCalendar } from './radar/tax-calendar.ts';
export {
  checkRepurchases,
  type Repurchase,
  type RepurchaseCheck,
} from './repurchase/check-repurchases.ts';
export { type PreparedSale, prepareSale } from './sale/prepared-sale.ts';
export type {
  Basis,
  InForce,
  MixItem,
  SaleAnswer,
  SellPart,
  Strategy,
  StrategyResult,
} from './sale/sale-types.ts';
export { saleEvents, saleMoment, simulate } from './sale/simulate.ts';
export { SCENARIOS_FROM, type ScenarioId } from './scenarios/law-scenarios.data.ts';
export { type ScenarioAnswer, type ScenarioFigures, scenarioAnswers } from './scenarios/scenario-answers.ts';
