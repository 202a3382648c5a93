/** How far the user has come and what he has earned, from facts of his own ledger alone. */
import type { LedgerState } from '../../lib/ledger/ledger-state.ts';

export const PATH_STEPS = ['upload', 'understand', 'calculate', 'download'] as const;
export type PathStep = (typeof PATH_STEPS)[number];

export const ACHIEVEMENTS = ['first-steps', 'tax-saver', 'power-user', 'diamond-hands'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

export interface JourneyFacts {
  readonly done: ReadonlySet<PathStep>;
  readonly earned: ReadonlySet<Achievement>;
}

export interface TaxFacts {
  readonly years: number;
  /** Gains that were free because of the holding period, above zero in some year. */
  readonly hasFreeGain: boolean;
}

const POWER_USER_EVENTS = 1_000;
const POWER_USER_SOURCES = 3;

export function journeyFacts(state: LedgerState, tax: TaxFacts | undefined, isDownloaded: boolean): JourneyFacts {
  const own = state.kind === 'ready' && !state.isDemo ? state : undefined;
  const done = new Set<PathStep>();
  if (own !== undefined) done.add('upload');
  if (own !== undefined && own.counts.review === 0) done.add('understand');
  if (own !== undefined && (tax?.years ?? 0) > 0) done.add('calculate');
  if (own !== undefined && isDownloaded) done.add('download');
  const earned = new Set<Achievement>();
  if (own !== undefined) earned.add('first-steps');
  if (own !== undefined && tax?.hasFreeGain === true) earned.add('tax-saver');
  if (own !== undefined && (own.counts.events >= POWER_USER_EVENTS || own.counts.sources >= POWER_USER_SOURCES))
    earned.add('power-user');
  if (own !== undefined && holdsLong(own.years)) earned.add('diamond-hands');
  return { done, earned };
}

/** Activity over three calendar years or more: somebody who stays. */
function holdsLong(years: readonly number[] | undefined): boolean {
  return years !== undefined && years.length > 0 && Math.max(...years) - Math.min(...years) >= 2;
}
