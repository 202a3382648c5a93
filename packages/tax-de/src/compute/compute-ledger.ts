/**
 * A ledger in, the law's answer out: disposals with lots, assessed years, holdings, income and issues in the
 * published form. It is what `cryptax compute` prints and what the rule book's examples are compared with.
 */
import { type Issue, issue } from '@cryptax/kernel';
import {
  DEFAULT_SETTINGS,
  type HoldingView,
  type LedgerEngine,
  type LedgerEvent,
  type LedgerRules,
  type MatchSettings,
  OPEN_CHOICES,
  type OpenChoice,
  type PendingView,
} from '@cryptax/ledger';
import { type Assessment, assessPerson } from '../assess/assess.ts';
import type { LawYear } from '../assess/law-year.ts';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { TAX_YEARS } from '../years/year-rules.ts';
import {
  type LawBalance,
  type LawDisposal,
  type LawIncome,
  lawBalances,
  lawDisposal,
  lawIncome,
  lawYear,
} from './law-views.ts';
import { loadEngine } from './load-engine.ts';

export interface ComputedLedger {
  /** With methods of single pools, and the open points of the law that were decided otherwise than by default. */
  readonly rules: LedgerRules;
  readonly disposals: readonly LawDisposal[];
  /** Keyed by year, ascending. */
  readonly years: Readonly<Record<string, LawYear>>;
  readonly holdings: readonly HoldingView[];
  /** Quantities by all movements, whatever is priced, answered or matched. */
  readonly balances: readonly LawBalance[];
  /** Coins have left or come, the result waits. */
  readonly pending: readonly PendingView[];
  readonly income: readonly LawIncome[];
  readonly issues: readonly Issue[];
}

export interface ComputeOptions {
  readonly profile?: TaxProfile;
}

/** Without a profile nobody has said anything about losses: they go forward, so that the years stay comparable (5.5). */
const EVERY_LOSS_FORWARD: TaxProfile = {
  carryBackWaived: TAX_YEARS.flatMap((lossYear) => [
    { lossYear, law: 'private-sales' },
    { lossYear, law: 'income' },
  ]),
};

/** A profile that cannot be read becomes an issue and leaves the years out: no figure is guessed. */
export function computeLedger(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  options: ComputeOptions = {},
): ComputedLedger {
  const engine = loadEngine(events, settings);
  const assessed = assess(engine, options.profile ?? EVERY_LOSS_FORWARD);
  return {
    rules: { method: settings.method, scope: settings.scope, ...choicesMade(settings) },
    disposals: engine.disposals().map(lawDisposal),
    years: Object.fromEntries(assessed.years.map((year) => [String(year.year), lawYear(year)])),
    holdings: engine.holdings(),
    balances: lawBalances(engine.balances()),
    pending: engine.pending(),
    income: engine.income().map(lawIncome),
    issues: [...engine.issues(), ...assessed.issues],
  };
}

function choicesMade(settings: MatchSettings): Omit<LedgerRules, 'method' | 'scope'> {
  const names = Object.keys(OPEN_CHOICES) as readonly OpenChoice[];
  const { poolMethods } = settings;
  const made = Object.fromEntries(
    names.flatMap((name) => (settings[name] === DEFAULT_SETTINGS[name] ? [] : [[name, settings[name]]])),
  );
  return poolMethods.length === 0 ? made : { poolMethods, ...made };
}

function assess(
  engine: LedgerEngine,
  profile: TaxProfile,
): Pick<Assessment, 'years'> & { readonly issues: readonly Issue[] } {
  const assessed = assessPerson({ figures: engine.years(), profile });
  if (assessed.ok) return assessed.value;
  const { code, field } = assessed.error;
  return { years: [], issues: [issue(code, 'error', {}, { field })] };
}
