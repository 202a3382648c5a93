/**
 * Volatility, Sharpe ratio, drawdown, beta and risk level of a window. Formulas and bounds are those of decision 0013;
 * each figure says its formula, its days and its sample, and is absent where the sample carries no statement.
 */
import { type Day, formatDay } from '@cryptax/kernel';
import type { RiskLevel, Statistics } from '../model/portfolio-model.ts';
import type { LinkedPeriod } from '../returns/linked-returns.ts';
import type { ValueColumns } from '../series/value-columns.ts';
import { absent, type FormulaId, known, type Measured, type Origin } from './measured.ts';
import { covariance, deviation, isFlat } from './moments.ts';
import { type DailyReturns, paired } from './samples.ts';

/** Coins trade every day of the year. */
const DAYS_PER_YEAR = 365;
/** Daily returns below which a spread says nothing. */
const MIN_RETURNS = 30;
/** Valued days below which a drawdown says nothing. */
const MIN_VALUED_DAYS = 10;
/** Upper bounds of the yearly volatility; a broad stock index lies near 0.15 to 0.2. */
const RISK_BOUNDS: readonly (readonly [number, RiskLevel])[] = [
  [0.25, 'low'],
  [0.5, 'medium'],
  [0.9, 'high'],
];

export type RiskFigures = Pick<Statistics, 'volatility' | 'sharpe' | 'maxDrawdown' | 'beta' | 'risk'>;

export function riskFigures(
  values: ValueColumns,
  periods: readonly LinkedPeriod[],
  returns: DailyReturns,
  bitcoin: DailyReturns,
): RiskFigures {
  const volatility = volatilityOf(returns);
  return {
    volatility,
    sharpe: sharpeOf(returns, periods),
    maxDrawdown: drawdownOf(values, periods),
    beta: betaOf(returns, bitcoin),
    risk: riskOf(volatility),
  };
}

function originOf(formula: FormulaId, days: readonly number[]): Origin {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { formula, samples: 0 };
  const window = { from: formatDay(first as Day), to: formatDay(last as Day) };
  return { formula, window, samples: days.length };
}

function volatilityOf(returns: DailyReturns): Measured<number> {
  const origin = originOf('volatility-365', [...returns.keys()]);
  if (returns.size < MIN_RETURNS) return absent(origin, { code: 'sample-too-small', needed: MIN_RETURNS });
  return known(origin, deviation([...returns.values()]) * Math.sqrt(DAYS_PER_YEAR));
}

/**
 * Above a risk-free rate of zero. The spread comes from neighbouring days, the mean from the whole window: a mean of the
 * days that happen to have neighbours could be a gain where the window brought a loss.
 */
function sharpeOf(returns: DailyReturns, periods: readonly LinkedPeriod[]): Measured<number> {
  const origin = originOf('sharpe-365', [...returns.keys()]);
  if (returns.size < MIN_RETURNS) return absent(origin, { code: 'sample-too-small', needed: MIN_RETURNS });
  const samples = [...returns.values()];
  if (isFlat(samples)) return absent(origin, { code: 'no-variation' });
  return known(origin, (meanPerDay(periods) / deviation(samples)) * Math.sqrt(DAYS_PER_YEAR));
}

/** Periods over a gap count with all their days; the purchase on the first day is no period of holding. */
function meanPerDay(periods: readonly LinkedPeriod[]): number {
  const held = periods.filter(({ from }) => from >= 0);
  const days = held.reduce((sum, { from, to }) => sum + (to - from), 0);
  return held.reduce((sum, { ratio }) => sum + ratio, 0) / days;
}

function betaOf(returns: DailyReturns, bitcoin: DailyReturns): Measured<number> {
  const { days, a, b } = paired(returns, bitcoin);
  const origin = originOf('beta-btc', days);
  if (days.length < MIN_RETURNS) return absent(origin, { code: 'sample-too-small', needed: MIN_RETURNS });
  if (isFlat(b)) return absent(origin, { code: 'no-variation' });
  return known(origin, covariance(a, b) / covariance(b, b));
}

/** Deepest fall of the linked index below its highest point so far. */
function drawdownOf(values: ValueColumns, periods: readonly LinkedPeriod[]): Statistics['maxDrawdown'] {
  const dayOf = (place: number) => values.firstDay + place;
  const origin = originOf(
    'max-drawdown',
    periods.map(({ to }) => dayOf(to)),
  );
  if (periods.length < MIN_VALUED_DAYS) return absent(origin, { code: 'sample-too-small', needed: MIN_VALUED_DAYS });
  let index = 1;
  let peak = { index: 1, place: Math.max(0, periods[0]?.from ?? 0) };
  let worst = { depth: 0, peak: peak.place, trough: peak.place };
  for (const { to, ratio } of periods) {
    index *= 1 + ratio;
    if (index > peak.index) peak = { index, place: to };
    const depth = index / peak.index - 1;
    if (depth < worst.depth) worst = { depth, peak: peak.place, trough: to };
  }
  const text = (place: number) => formatDay(dayOf(place) as Day);
  return known(origin, { depth: worst.depth, peak: text(worst.peak), trough: text(worst.trough) });
}

function riskOf(volatility: Measured<number>): Measured<RiskLevel> {
  const origin: Origin = { ...volatility, formula: 'risk-by-volatility' };
  if (volatility.state === 'absent') return absent(pickOrigin(origin), volatility.lack);
  const level = RISK_BOUNDS.find(([bound]) => volatility.value < bound)?.[1] ?? 'very-high';
  return known(pickOrigin(origin), level);
}

function pickOrigin({ formula, window, samples }: Origin): Origin {
  return window === undefined ? { formula, samples } : { formula, window, samples };
}
