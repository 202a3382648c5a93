/**
 * Builds the report of one person and year: loads the engine, assesses the years, gathers the lists, seals the whole.
 * Pure and deterministic: the same input gives the same report, byte by byte.
 */
import { berlinYearOf, dayFromCivil, err, type Issue, ok, type Result } from '@cryptax/kernel';
import type { LedgerEngine } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { dac8Mirror } from '../dac8/dac8-mirror.ts';
import { type FormOptions, formBlocks } from '../forms/form-lines.ts';
import { eur } from '../money/eur.ts';
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '../version.ts';
import { assumptions } from './assumptions.ts';
import { balances, heldOn } from './balances.ts';
import { carriedLines } from './carried-lines.ts';
import { completeness, type YearDoubts } from './completeness.ts';
import { EventIndex } from './event-index.ts';
import { derivativeLines, feeLines, incomeLines, withSource } from './event-lines.ts';
import { incomeSpans } from './income-spans.ts';
import { inputHash, sealOf } from './input-hash.ts';
import { lotLines } from './lot-lines.ts';
import { methodPage } from './method-page.ts';
import type { ReportFrame, ReportInput } from './report-input.ts';
import { rollForward } from './roll-forward.ts';
import { type Summary, type SummaryError, summarise } from './summary.ts';
import type { TaxYearReport } from './tax-year-report.ts';
import { inTimeOrder } from './time-order.ts';
import { transactionLines } from './transaction-lines.ts';
import { warnings } from './warnings.ts';

export type ReportError = SummaryError | { readonly code: 'report.spouse-events-missing' };

/** The parts of the work in order: matching lots, applying the law, gathering the lists and sealing. */
export type ReportStep = 'match' | 'assess' | 'gather';

/** `onStep` hears each part as it begins, for screens that show how far the work is. */
export function buildTaxYearReport(
  given: ReportInput,
  onStep: (step: ReportStep) => void = () => undefined,
): Result<TaxYearReport, ReportError> {
  if (given.spouse !== null && given.spouseEvents === undefined) return err({ code: 'report.spouse-events-missing' });
  onStep('match');
  const input = ordered(given);
  const engine = loadEngine(input.events, input.settings);
  const spouse = input.spouse;
  const spouseFigures = spouse === null ? [] : loadEngine(input.spouseEvents ?? [], spouse.settings).years();
  onStep('assess');
  const summary = summarise(input, engine.years(), spouseFigures);
  if (!summary.ok) return summary;
  onStep('gather');
  const body = reportBody(input, engine, summary.value.value, summary.value.issues);
  return ok({ ...body, seal: sealOf(body) });
}

function ordered(input: ReportInput): ReportInput {
  const { events, spouseEvents } = input;
  const spouse = spouseEvents === undefined ? {} : { spouseEvents: inTimeOrder(spouseEvents) };
  return { ...input, events: inTimeOrder(events), ...spouse };
}

type Body = Omit<TaxYearReport, 'seal'>;

function reportBody(input: ReportInput, engine: LedgerEngine, summary: Summary, found: readonly Issue[]): Body {
  const { year, settings } = input;
  const index = new EventIndex(input.events);
  const events = input.events.filter((event) => (berlinYearOf(event.at) ?? year) <= year);
  const issues = [...issuesThrough(engine.issues(), year, index), ...found];
  const lots = lotLines(engine.disposals(year), index);
  const income = incomeLines(engine.income(year), index);
  const balance = balances(
    heldOn(engine, settings.scope, dayFromCivil(year - 1, 12, 31)),
    heldOn(engine, settings.scope, dayFromCivil(year, 12, 31)),
    input.yearEnd ?? [],
  );
  const span = [dayFromCivil(year, 1, 1), dayFromCivil(year, 12, 31)] as const;
  const movements = withSource(engine.movements(year), index);
  const carried = carriedLines(engine.carried(year), index);
  const tariffCheck = summary.capitalByTariff !== null && eur(summary.capitalByTariff.saving).units > 0n;
  const forms = formBlocks(summary.assessed, input.person.role, { tariffCheck });
  const complete = completeness(events, issues, input.unreadRows, input.wallets, yearDoubts(engine, year));
  const pools = [...balance, ...lots];
  const method = methodPage({
    year,
    events,
    settings,
    pools,
    issues,
    facts: [...(hasLoss(summary) ? (['loss'] as const) : []), ...(input.spouse === null ? [] : (['couple'] as const))],
    figures: engine.years(),
    identified: { events: engine.identifiedEvents(), lines: lots },
  });
  return {
    format: 'cryptax-report',
    version: 1,
    engineVersion: ENGINE_VERSION,
    ruleBookVersion: RULE_BOOK_VERSION,
    frame: frameOf(input),
    inputHash: inputHash(input),
    method,
    completeness: complete,
    summary,
    forms,
    ...spouseForms(input, summary, { tariffCheck }),
    lots,
    income,
    derivatives: derivativeLines(engine.derivatives(year), index),
    transfers: movements.filter(({ kind }) => kind === 'transfer'),
    gifts: movements.filter(({ kind }) => kind === 'gift-in' || kind === 'gift-out'),
    departures: movements.filter(({ kind }) => kind === 'lost' || kind === 'redeem'),
    carried,
    incomeSpans: incomeSpans(engine.income(), year),
    fees: feeLines(events, year, settings, index, new Set(carried.map(({ eventId }) => eventId))),
    balances: balance,
    rollForward: rollForward(balance, engine.flows(...span)),
    transactions: transactionLines(events, year, index),
    dac8: dac8Mirror(events, year, {
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
      income,
      complete: complete.complete,
      residence: input.profile.years?.[year] ?? {},
      securityTokens: input.profile.securityTokens ?? [],
      issues: issues.filter((one) => yearOfIssue(one, index) === year),
    }),
    issues,
  };
}

function spouseForms(
  { person }: ReportInput,
  { joint, spouse }: Summary,
  options: FormOptions,
): Pick<TaxYearReport, 'spouseForms'> {
  if (!joint || spouse === null) return {};
  return { spouseForms: formBlocks(spouse, person.role === 'A' ? 'B' : 'A', options) };
}

function yearDoubts(engine: LedgerEngine, year: number): YearDoubts {
  const provisional = engine.disposals(year).filter(({ provisionalBy }) => provisionalBy !== undefined);
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
  return origin === undefined ? {} : { file: origin.file, line: origin.line };
}
