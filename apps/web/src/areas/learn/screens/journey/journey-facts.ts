/** How far the user has come, what he has earned and how Klaus feels about it, from facts of his own ledger alone. */
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
import type { KlausMood } from '../../../../ui/klaus.tsx';

export const PATH_STEPS = ['upload', 'understand', 'calculate', 'download'] as const;
export type PathStep = (typeof PATH_STEPS)[number];

export const ACHIEVEMENTS = ['first-steps', 'tax-saver', 'power-user', 'diamond-hands'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

export interface JourneyFacts {
  readonly done: ReadonlySet<PathStep>;
  readonly earned: ReadonlySet<Achievement>;
  readonly mood: KlausMood;
}

export interface TaxFacts {
  readonly years: number;
  /** Gains that were free because of the holding period, above zero in some year. */
  readonly hasFreeGain: boolean;
  /** Days of the calendar: since when the oldest coin still held is held, if any is, and the day of asking. */
  readonly heldSince: string | null;
  readonly today: string;
}

const POWER_USER_EVENTS = 1_000;
const POWER_USER_SOURCES = 3;
const DIAMOND_YEARS = 3;

export function journeyFacts(state: LedgerState, tax: TaxFacts | undefined, isDownloaded: boolean): JourneyFacts {
  if (state.kind !== 'ready' || state.isDemo) {
    const isDemo = state.kind === 'ready';
    return { done: new Set(), earned: new Set(), mood: isDemo ? 'cool' : 'base' };
  }
  const { review, events, sources } = state.counts;
  const done = new Set<PathStep>(['upload']);
  if (review === 0) done.add('understand');
  if ((tax?.years ?? 0) > 0) done.add('calculate');
  if (isDownloaded) done.add('download');
  const earned = new Set<Achievement>(['first-steps']);
  // An open answer may take back what was free, and what seems to be held may have been sold.
  const isDecided = review === 0;
  if (isDecided && tax?.hasFreeGain === true) earned.add('tax-saver');
  if (events >= POWER_USER_EVENTS || sources >= POWER_USER_SOURCES) earned.add('power-user');
  if (isDecided && tax !== undefined && isHeldForYears(tax)) earned.add('diamond-hands');
  return { done, earned, mood: moodOf(done, earned) };
}

function isHeldForYears({ heldSince, today }: TaxFacts): boolean {
  const border = `${Number(today.slice(0, 4)) - DIAMOND_YEARS}${today.slice(4)}`;
  return heldSince !== null && heldSince < border;
}

/** He looks for what is open, explains what is not downloaded yet, and celebrates; who holds for years gets his calm. */
function moodOf(done: ReadonlySet<PathStep>, earned: ReadonlySet<Achievement>): KlausMood {
  if (!done.has('understand')) return 'detective';
  if (done.size < PATH_STEPS.length) return 'smart';
  return earned.has('diamond-hands') ? 'zen' : 'party';
}
