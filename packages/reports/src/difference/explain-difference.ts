/**
 * Explains what would change in a sealed report: which figures by how much, which events make the difference, and which
 * changes of the ledger stand behind each of them. Both reports are given; nothing is computed but differences.
 */
import {
  absolute,
  add,
  compare,
  compareText,
  type Decimal,
  dec,
  formatDecimal,
  isZero,
  subtract,
  sum,
} from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { TaxYearReport } from '@cryptax/tax-de';
import { type EventResult, type EventResults, eventResults } from './event-results.ts';
import { ledgerChanges } from './ledger-changes.ts';
import type {
  Circumstance,
  EffectLaw,
  EventEffect,
  FigureChange,
  FigureName,
  LedgerChange,
  ReportDifference,
} from './report-difference.ts';

/** The ledger behind each report; without them the effects name no causes. */
export interface BothLedgers {
  readonly before: readonly LedgerEvent[];
  readonly after: readonly LedgerEvent[];
}

export function explainDifference(
  sealed: TaxYearReport,
  fresh: TaxYearReport,
  ledgers: BothLedgers = { before: [], after: [] },
): ReportDifference {
  const causes = ledgerChanges(ledgers.before, ledgers.after);
  const effects = eventEffects(eventResults(sealed), eventResults(fresh), causes);
  const figures = figureChanges(sealed, fresh);
  return {
    year: sealed.frame.year,
    isSame: figures.length === 0,
    figures,
    effects,
    causes,
    circumstances: circumstances(sealed, fresh),
    rest: restOf(sealed, fresh, effects),
  };
}

const FIGURES: Readonly<Record<FigureName, (report: TaxYearReport) => Decimal>> = {
  tax: ({ summary }) => add(dec(summary.estimate.extraTax), dec(summary.capitalTax.total)),
  'private-sales.net': ({ summary }) => dec(summary.assessed.privateSales.net),
  'private-sales.taxable': ({ summary }) => dec(summary.assessed.privateSales.taxable),
  'tax-free': ({ summary }) => dec(summary.assessed.taxFreeGain),
  'income.net': ({ summary }) => dec(summary.assessed.income.net),
  'income.taxable': ({ summary }) => dec(summary.assessed.income.taxable),
  'capital.net': ({ summary }) => dec(summary.assessed.capital.net),
  'capital.taxable': ({ summary }) => dec(summary.assessed.capital.taxable),
  'carry-out': ({ summary }) => dec(summary.assessed.privateSales.carryOut),
};

function figureChanges(sealed: TaxYearReport, fresh: TaxYearReport): readonly FigureChange[] {
  return (Object.keys(FIGURES) as readonly FigureName[]).flatMap((figure) => {
    const [before, after] = [FIGURES[figure](sealed), FIGURES[figure](fresh)];
    const change = subtract(after, before);
    if (isZero(change)) return [];
    return [{ figure, before: formatDecimal(before), after: formatDecimal(after), change: formatDecimal(change) }];
  });
}

function eventEffects(
  before: EventResults,
  after: EventResults,
  causes: readonly LedgerChange[],
): readonly EventEffect[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const effects: EventEffect[] = [];
  for (const key of keys) {
    const [old, now] = [before.get(key), after.get(key)];
    const effect = effectOf(old, now, causes);
    if (effect !== null) effects.push(effect);
  }
  return effects.sort(byWeight);
}

function effectOf(
  old: EventResult | undefined,
  now: EventResult | undefined,
  causes: readonly LedgerChange[],
): EventEffect | null {
  const known = now ?? old;
  if (known === undefined) return null;
  const change = subtract(now?.amount ?? dec('0.00'), old?.amount ?? dec('0.00'));
  if (isZero(change) && old !== undefined && now !== undefined) return null;
  const { law, source, asset } = known;
  return {
    law,
    eventId: source.eventId,
    kind: source.kind,
    at: source.at,
    wallet: source.wallet,
    asset,
    before: old === undefined ? null : formatDecimal(old.amount),
    after: now === undefined ? null : formatDecimal(now.amount),
    change: formatDecimal(change),
    causes: causesOf(known, [...(old?.chain ?? []), ...(now?.chain ?? [])], causes),
  };
}

/**
 * The event itself, or one that its lots came through. Where none of these changed, an earlier change of the same asset
 * has shifted the lots: a sale that was added took the ones that this event used before.
 */
function causesOf(
  { source, asset }: EventResult,
  chain: readonly string[],
  causes: readonly LedgerChange[],
): readonly string[] {
  const near = new Set([source.eventId, ...chain]);
  const direct = causes.filter(({ eventId }) => near.has(eventId));
  const behind =
    direct.length > 0 ? direct : causes.filter(({ at, assets }) => at <= source.at && assets.includes(asset ?? ''));
  return behind.map(({ eventId }) => eventId);
}

function byWeight(a: EventEffect, b: EventEffect): number {
  const weight = compare(absolute(dec(b.change)), absolute(dec(a.change)));
  return weight !== 0 ? weight : compareText(a.at, b.at);
}

function circumstances(sealed: TaxYearReport, fresh: TaxYearReport): readonly Circumstance[] {
  const differs = (one: unknown, two: unknown) => JSON.stringify(one) !== JSON.stringify(two);
  const found: readonly (readonly [Circumstance, boolean])[] = [
    ['settings', differs(sealed.frame.settings, fresh.frame.settings)],
    ['profile', differs(sealed.frame.profile, fresh.frame.profile)],
    ['spouse', differs(sealed.frame.spouse, fresh.frame.spouse)],
    ['engine', sealed.engineVersion !== fresh.engineVersion],
    ['rule-book', sealed.ruleBookVersion !== fresh.ruleBookVersion],
  ];
  return found.filter(([, holds]) => holds).map(([name]) => name);
}

const NETS: Readonly<Record<EffectLaw, FigureName>> = {
  'private-sales': 'private-sales.net',
  'tax-free': 'tax-free',
  income: 'income.net',
  capital: 'capital.net',
};

function restOf(
  sealed: TaxYearReport,
  fresh: TaxYearReport,
  effects: readonly EventEffect[],
): ReportDifference['rest'] {
  return (Object.keys(NETS) as readonly EffectLaw[]).flatMap((law) => {
    const net = FIGURES[NETS[law]];
    const explained = sum(effects.filter((effect) => effect.law === law).map(({ change }) => dec(change)));
    const rest = subtract(subtract(net(fresh), net(sealed)), explained);
    return isZero(rest) ? [] : [{ law, change: formatDecimal(rest) }];
  });
}
