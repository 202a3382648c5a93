/**
 * Laws that do not exist: what is talked about, written down as dated rules so that a holder can see what each would mean. Nothing
 * of it is in force and nothing of it enters a report; whoever shows a figure says "scenario" beside it. Days and amounts are
 * examples, because no bill names any.
 */

export type ScenarioId = 'today' | 'no-period-new' | 'no-period-all' | 'flat-rate' | 'higher-limit';

export interface LawScenario {
  readonly id: ScenarioId;
  /** Sales from this day on follow it; before it the law of today holds. */
  readonly from: string;
  /** Coins acquired from this day on never become free; null: the holding year stays for all. */
  readonly neverFreeFrom: string | null;
  /** `tariff`: the personal rate, as today. Else a share of the year's net, without limit or allowance. */
  readonly rate: 'tariff' | string;
  /** Amount below which a year is free; null: as today. Not below today's. */
  readonly limit: string | null;
}

/** The day all of them begin. */
export const SCENARIOS_FROM = '2027-01-01';

export const LAW_SCENARIOS: readonly LawScenario[] = [
  { id: 'today', from: SCENARIOS_FROM, neverFreeFrom: null, rate: 'tariff', limit: null },
  /** Grandfathering: coins bought earlier keep their year. */
  { id: 'no-period-new', from: SCENARIOS_FROM, neverFreeFrom: SCENARIOS_FROM, rate: 'tariff', limit: null },
  { id: 'no-period-all', from: SCENARIOS_FROM, neverFreeFrom: '2009-01-01', rate: 'tariff', limit: null },
  /** As for capital income: 25 % and the surcharge on it; coins bought earlier keep their year. */
  { id: 'flat-rate', from: SCENARIOS_FROM, neverFreeFrom: SCENARIOS_FROM, rate: '0.26375', limit: null },
  { id: 'higher-limit', from: SCENARIOS_FROM, neverFreeFrom: null, rate: 'tariff', limit: '2000.00' },
];
