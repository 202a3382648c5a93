/** The year's figures of a matched ledger, and the difference that a change makes to holdings and tax. */
import { add, compareText, dec, formatShortest } from '@cryptax/kernel';
import type { BalanceView, LedgerEngine, LedgerEvent, YearFigures } from '@cryptax/ledger';
import {
  type AssessedYear,
  assessCouple,
  assessPerson,
  estimateYear,
  loadEngine,
  type TaxEstimate,
  type TaxProfile,
  taxableSum,
} from '@cryptax/tax-de';
import type { Effect, HoldingChange, TaxFigures } from '../import-types.ts';
import type { AssessSettings, SpouseYears } from '../ledger-state.ts';

interface Person {
  readonly figures: readonly YearFigures[];
  readonly profile: TaxProfile;
}

export type EstimatedYear = AssessedYear & { readonly estimate?: TaxEstimate };

/** Years of the ledger and `currentYear`; a profile that cannot be read gives none rather than wrong ones. */
export function estimatedYears(
  engine: Pick<LedgerEngine, 'years'>,
  { profile, spouse }: AssessSettings,
  currentYear: number,
): readonly EstimatedYear[] {
  const own = { figures: engine.years(), profile };
  if (spouse !== undefined) return couplesYears(own, spouse, currentYear);
  const assessed = assessPerson(own, currentYear);
  if (!assessed.ok) return [];
  return assessed.value.years.map((year) => withEstimate(year, profile, null));
}

/** Person A is assessed first, and its profile speaks for both, as in the report. */
function couplesYears(own: Person, spouse: SpouseYears, currentYear: number): readonly EstimatedYear[] {
  const [a, b] = spouse.role === 'A' ? [own, spouse] : [spouse, own];
  const assessed = assessCouple(a, b, currentYear);
  if (!assessed.ok) return [];
  const [mine, theirs] =
    spouse.role === 'A' ? [assessed.value.a, assessed.value.b] : [assessed.value.b, assessed.value.a];
  return mine.map((year) => {
    const isJoint = a.profile.years?.[String(year.year)]?.joint === true;
    const other = theirs.find((row) => row.year === year.year) ?? null;
    return withEstimate(year, a.profile, isJoint ? other : null);
  });
}

function withEstimate(year: AssessedYear, profile: TaxProfile, spouse: AssessedYear | null): EstimatedYear {
  const estimate = estimateYear(year, profile.years?.[String(year.year)] ?? {}, spouse);
  return estimate.ok ? { ...year, estimate: estimate.value } : year;
}

/** Holdings by asset and the years' figures, at one moment of the engine. */
export interface Computed {
  readonly holdings: ReadonlyMap<string, string>;
  /** Events that are in none of these figures, because a price is missing. */
  readonly unpriced: number;
  readonly years: readonly EstimatedYear[];
}

/** An engine that has matched these events, in this order, by these rules. */
export interface ReadEngine {
  readonly engine: LedgerEngine;
  readonly events: readonly LedgerEvent[];
  readonly match: AssessSettings['match'];
}

export function hasRead(
  { events, match }: ReadEngine,
  wanted: readonly LedgerEvent[],
  rules: AssessSettings['match'],
): boolean {
  return (
    events.length === wanted.length &&
    JSON.stringify(match) === JSON.stringify(rules) &&
    events.every((event, place) => isSameEvent(wanted[place], event))
  );
}

export function isSameEvent(a: LedgerEvent | undefined, b: LedgerEvent): boolean {
  return a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));
}

export function compute(
  events: readonly LedgerEvent[],
  settings: AssessSettings,
  currentYear: number,
): Computed & { readonly engine: LedgerEngine } {
  const engine = loadEngine(events, settings.match);
  return { engine, ...computedBy(engine, settings, currentYear) };
}

export function computedBy(engine: LedgerEngine, settings: AssessSettings, currentYear: number): Computed {
  return {
    holdings: holdingsByAsset(engine.balances()),
    unpriced: unpricedEvents(engine),
    years: estimatedYears(engine, settings, currentYear),
  };
}

function unpricedEvents(engine: LedgerEngine): number {
  const missing = engine.issues().filter(({ code }) => code === 'missing-value');
  return new Set(missing.map(({ source }) => source.eventId)).size;
}

export function effectOf(before: Computed, after: Computed, currentYear: number): Effect {
  const years = new Set([...before.years, ...after.years].map(({ year }) => year)).add(currentYear);
  return {
    holdings: holdingChanges(before.holdings, after.holdings),
    unpriced: Math.max(0, after.unpriced - before.unpriced),
    years: [...years]
      .sort((a, b) => a - b)
      .map((year) => ({ year, before: figures(before.years, year), after: figures(after.years, year) }))
      .filter(({ year, before: a, after: b }) => year === currentYear || JSON.stringify(a) !== JSON.stringify(b)),
  };
}

function holdingChanges(old: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): readonly HoldingChange[] {
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((asset) => ({ asset, before: old.get(asset) ?? '0', after: next.get(asset) ?? '0' }))
    .filter((change) => change.before !== change.after)
    .sort((a, b) => compareText(a.asset, b.asset));
}

const NOTHING: TaxFigures = { privateSalesNet: '0.00', incomeNet: '0.00', taxable: '0.00', incomplete: 0 };

function figures(years: readonly EstimatedYear[], wanted: number): TaxFigures {
  const found = years.find(({ year }) => year === wanted);
  if (found === undefined) return NOTHING;
  const { privateSales, income, incomplete, estimate } = found;
  return {
    privateSalesNet: privateSales.net,
    incomeNet: income.net,
    taxable: taxableSum(found),
    incomplete,
    estimatedTax: estimate?.extraTax,
    estimate: estimate?.kind,
  };
}

/**
 * What is held of each asset over all wallets. Amounts have no trailing zeros, so that equal amounts are equal
 * texts.
 */
export function holdingsByAsset(
  balances: readonly Pick<BalanceView, 'asset' | 'amount'>[],
): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { asset, amount } of balances) {
    sums.set(asset, formatShortest(add(dec(sums.get(asset) ?? '0'), dec(amount))));
  }
  return sums;
}
