/**
 * The report of one person and year as far as a screen needs it: engine, assessed years, lists. What takes as long as all of
 * that together and nobody looks at first, the hashes and the other readings of open points, is made by `seal-report.ts`.
 */
import { berlinYearOf, dayFromCivil, defined, err, type Issue, ok, type Result } from '@cryptax/kernel';
import type { DisposalView, LedgerEngine, LedgerEvent, OpenChoice } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { dac8Mirror } from '../dac8/dac8-mirror.ts';
import { type FormOptions, formBlocks } from '../forms/form-lines.ts';
import { eur } from '../money/eur.ts';
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '../version.ts';
import { assumptions } from './assumptions.ts';
import { balances, heldOnBoth } from './balances.ts';
import { carriedLines } from './carried-lines.ts';
import { type ChoiceEffect, choiceEffect } from './choice-effects.ts';
import { completeness, type YearDoubts } from './completeness.ts';
import { EventIndex } from './event-index.ts';
import { derivativeLines, feeLines, incomeLines, withSource } from './event-lines.ts';
import { incomeSpans } from './income-spans.ts';
import { lotLines } from './lot-lines.ts';
import { methodPage } from './method-page.ts';
import type { IdentifiedLots } from './named-lots.ts';
import type { ReportFrame, ReportInput } from './report-input.ts';
import { rollForward } from './roll-forward.ts';
import { type SoldCounts, soldIn } from './sold-counts.ts';
import { type Summary, type SummaryError, summarise } from './summary.ts';
import type { DraftReport, TaxYearReport } from './tax-year-report.ts';
import { inTimeOrder } from './time-order.ts';
import { transactionLines } from './transaction-lines.ts';
import { warnings } from './warnings.ts';

export type ReportError = SummaryError | { readonly code: 'report.spouse-events-missing' };

/** The parts of the work in order: matching lots, applying the law, gathering the lists. */
export type ReportStep = 'match' | 'assess' | 'gather';

export interface DraftOptions {
  /** Hears each part as it begins, for screens that show how far the work is. */
  readonly onStep?: (step: ReportStep) => void;
  /** Loaded already with these events, in the order of time, and these settings. */
  readonly engine?: LedgerEngine;
}

/** A report before it is sealed, and what its seal needs. */
export interface ReportDraft {
  readonly report: DraftReport;
  /** What its lots are, for whoever does not look at each of them. */
  readonly sold: SoldCounts;
  /** The input with its events in the order of time. */
  readonly input: ReportInput;
  /** Matches the ledger again for every open point that it touches. */
  readonly effectOf: (option: OpenChoice) => ChoiceEffect;
}

export function draftReport(given: ReportInput, options: DraftOptions = {}): Result<ReportDraft, ReportError> {
  if (given.spouse !== null && given.spouseEvents === undefined) return err({ code: 'report.spouse-events-missing' });
  const { onStep = () => undefined } = options;
  onStep('match');
  const input = ordered(given);
  const engine = options.engine ?? loadEngine(input.events, input.settings);
  const spouse = input.spouse;
  const spouseFigures = spouse === null ? [] : loadEngine(input.spouseEvents ?? [], spouse.settings).years();
  onStep('assess');
  const figures = engine.years();
  const summary = summarise(input, figures, spouseFigures);
  if (!summary.ok) return summary;
  onStep('gather');
  const { year, settings } = input;
  // Asked once for each event: lists of the year are gathered from those of the year.
  const years = input.events.map(({ at }) => berlinYearOf(at));
  const events = input.events.filter((_, index) => (years[index] ?? year) <= year);
  const ofYear = input.events.filter((_, index) => years[index] === year);
  // The engine counts places in the list that it was given.
  const index = new EventIndex(options.engine === undefined ? input.events : given.events, (id) => engine.placeOf(id));
  const disposals = engine.disposals(year);
  const matched = { input, events, ofYear, engine, index, disposals };
  const report = reportBody(matched, summary.value.value, summary.value.issues);
  return ok({
    report,
    sold: soldIn(disposals),
    input,
    effectOf: (option) => choiceEffect(option, events, settings, figures, year),
  });
}

function ordered(input: ReportInput): ReportInput {
  const { events, spouseEvents } = input;
  return { ...input, events: inTimeOrder(events), spouseEvents: spouseEvents && inTimeOrder(spouseEvents) };
}

interface Matched {
  readonly input: ReportInput;
  /** Those up to the end of the year. */
  readonly events: readonly LedgerEvent[];
  readonly ofYear: readonly LedgerEvent[];
  readonly engine: LedgerEngine;
  readonly index: EventIndex;
  readonly disposals: readonly DisposalView[];
}

function reportBody(matched: Matched, summary: Summary, found: readonly Issue[]): DraftReport {
  const { input, events, ofYear, engine, index, disposals } = matched;
  const { year, settings } = input;
  const issues = [...issuesThrough(engine.issues(), year, index), ...found];
  const lots = once(() => lotLines(disposals, index));
  const transactions = once(() => transactionLines(ofYear, year, index));
  const income = incomeLines(engine.income(year), index);
  const ends = [dayFromCivil(year - 1, 12, 31), dayFromCivil(year, 12, 31)] as const;
  const [before, after] = heldOnBoth(engine, settings.scope, ends);
  const balance = balances(before, after, input.yearEnd ?? []);
  const span = [dayFromCivil(year, 1, 1), dayFromCivil(year, 12, 31)] as const;
  const movements = withSource(engine.movements(year), index);
  const carried = carriedLines(engine.carried(year), index);
  const tariffCheck = summary.capitalByTariff !== null && eur(summary.capitalByTariff.saving).units > 0n;
  const forms = formBlocks(summary.assessed, input.person.role, { tariffCheck });
  const doubts = yearDoubts(engine, disposals, year);
  // The one tax of a couple rests on both ledgers.
  const others = summary.joint ? (input.spouseEvents ?? []).filter(({ at }) => (berlinYearOf(at) ?? year) <= year) : [];
  const complete = completeness(events, issues, input.unreadRows, input.wallets, doubts, others);
  const pools = [...balance, ...disposals];
  const method = methodPage({
    year,
    events,
    settings,
    pools,
    issues,
    facts: [...(hasLoss(summary) ? (['loss'] as const) : []), ...(input.spouse === null ? [] : (['couple'] as const))],
    identified: identifiedLots(engine, disposals),
  });
  return {
    format: 'cryptax-report',
    version: 1,
    engineVersion: ENGINE_VERSION,
    ruleBookVersion: RULE_BOOK_VERSION,
    frame: frameOf(input),
    method,
    completeness: complete,
    summary,
    forms,
    ...spouseForms(input, summary, { tariffCheck }),
    // The longest lists are made when somebody looks at them: the first screen shows figures and counts.
    get lots() {
      return lots();
    },
    income,
    derivatives: derivativeLines(engine.derivatives(year), index),
    transfers: movements.filter(({ kind }) => kind === 'transfer'),
    gifts: movements.filter(({ kind }) => kind === 'gift-in' || kind === 'gift-out'),
    departures: movements.filter(({ kind }) => kind === 'lost' || kind === 'redeem'),
    carried,
    incomeSpans: incomeSpans(engine.income(), year),
    fees: feeLines(ofYear, year, settings, index, new Set(carried.map(({ eventId }) => eventId))),
    balances: balance,
    rollForward: rollForward(balance, engine.flows(...span)),
    get transactions() {
      return transactions();
    },
    dac8: dac8Mirror(ofYear, year, {
      wallets: input.wallets,
      values: new Map((input.transferValues ?? []).map(({ eventId, valueEur }) => [eventId, valueEur])),
    }),
    assumptions: assumptions(events),
    warnings: warnings({
      events,
      summary,
      method,
      forms,
      lots,
      sales: disposals,
      kindOf: (id) => index.event(id)?.kind,
      income,
      complete: complete.complete,
      residence: input.profile.years?.[year] ?? {},
      securityTokens: input.profile.securityTokens ?? [],
      spouseLeftOut: input.spouseLeftOut === true,
      issues: issues.filter((one) => yearOfIssue(one, index) === year),
    }),
    issues,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function identifiedLots(engine: LedgerEngine, disposals: readonly DisposalView[]): IdentifiedLots {
  const events = engine.identifiedEvents();
  if (events.size === 0) return { events, lines: [] };
  const lines = disposals.flatMap(({ eventId, part, lots }) => lots.map(({ lotId }) => ({ eventId, part, lotId })));
  return { events, lines };
}

function spouseForms(
  { person }: ReportInput,
  { joint, spouse }: Summary,
  options: FormOptions,
): Pick<TaxYearReport, 'spouseForms'> {
  if (!joint || spouse === null) return {};
  return { spouseForms: formBlocks(spouse, person.role === 'A' ? 'B' : 'A', options) };
}

function yearDoubts(engine: LedgerEngine, disposals: readonly DisposalView[], year: number): YearDoubts {
  const provisional = disposals.filter(({ provisionalBy }) => provisionalBy !== undefined);
  return { pending: engine.pending(year), provisional: [...new Set(provisional.map(({ eventId }) => eventId))] };
}

function frameOf(input: ReportInput): ReportFrame {
  const { events: _events, spouseEvents: _spouseEvents, ...frame } = input;
  return frame;
}

function hasLoss({ assessed }: Summary): boolean {
  return eur(assessed.privateSales.net).units < 0n || eur(assessed.income.net).units < 0n;
}

/** Issues of later years do not touch this report; each gets the file and line of its event. */
function issuesThrough(issues: readonly Issue[], year: number, index: EventIndex): readonly Issue[] {
  return issues
    .filter((found) => (yearOfIssue(found, index) ?? year) <= year)
    .map((found) => ({ ...found, source: { ...eventSource(found, index), ...found.source } }));
}

function yearOfIssue({ source }: Issue, index: EventIndex): number | null {
  const event = source.eventId === undefined ? undefined : index.event(source.eventId);
  return event === undefined ? null : berlinYearOf(event.at);
}

function eventSource({ source }: Issue, index: EventIndex): { readonly file?: string; readonly line?: number } {
  const origin = source.eventId === undefined ? undefined : index.event(source.eventId)?.source;
  return defined({ file: origin?.file, line: origin?.line });
}
