/**
 * Builds reports of a book and keeps the last few, so that a window, a derivation and a file of the same report come from
 * one computation. It is built anew when the book, its values (a price may have come), the settings or the person changed.
 */
import { berlinYearOf, defined, err, type Issue, issue, ok, type Result } from '@cryptax/kernel';
import type { LedgerEngine, LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { fingerprint } from '@cryptax/store';
import {
  type DraftReport,
  draftReport,
  loadEngine,
  type ManualChange,
  type ReportDocument,
  type ReportError,
  type ReportInput,
  type ReportStep,
  type SoldCounts,
  sealDraft,
  type TaxYearReport,
  transferSales,
  transferValues,
  yearEndSales,
  yearEndValues,
} from '@cryptax/tax-de';
import type { LedgerError, ReportProblem } from '../../../platform/ledger/answer.ts';
import type { TaxSettings } from '../../../platform/ledger/ledger-state.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveBook } from '../../../platform/ledger/worker/live-book.ts';
import { type LiveLedger, noonOf } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { receivedSteps } from '../../../platform/ledger/worker/received-history.ts';
import type { JournalLine, NoteLine, ReportStage } from '../report-types.ts';
import type { PersonData } from '../screen-types.ts';
import { documentsUntil, keptDocuments, personData, reportPerson, walletInfos } from './beside-entries.ts';
import { allManualChanges } from './manual-changes.ts';
import { sha256 } from './sha256.ts';
import { type Spouse, spouseLeftOut, spouseOf } from './spouse.ts';

const KEPT = 4;

const STAGE_OF: Readonly<Record<ReportStep, ReportStage>> = { match: 'calculate', assess: 'rules', gather: 'create' };

export interface ReportQuestion {
  readonly open: OpenBook;
  readonly live: LiveLedger;
  readonly year: number;
  readonly onStage?: ((stage: ReportStage) => void) | undefined;
  /** Whether it is kept in memory for the questions that follow. */
  readonly isHeld?: boolean;
}

export interface ReportBuilder {
  readonly build: (question: ReportQuestion) => Promise<Result<HeldReport, LedgerError>>;
}

export function createReportBuilder(): ReportBuilder {
  let made = 0;
  let recent: readonly { readonly key: string; readonly held: HeldReport }[] = [];
  return {
    build: async ({ open, live, year, onStage = () => undefined, isHeld = true }) => {
      onStage('analyse');
      const { loaded } = open;
      const [settings, person] = [await taxSettings(live.store), await personData(live.store)];
      const generatedAt = noonOf(live.today());
      const { book, revision, valued } = loaded;
      const asked = book === 'own' ? await spouseOf(live) : ok(null);
      if (!asked.ok) return asked;
      const spouse = asked.value;
      const isLeftOut = book === 'own' && spouse === null && (await spouseLeftOut(live, year));
      const kept = await keptDocuments(live.store, loaded);
      if (!kept.ok) return kept;
      const documents = documentsUntil(year, kept.value);
      const told = fingerprint(await receivedSteps(live.store));
      const joint = [spouse?.link, spouse?.frame, isLeftOut];
      const key = JSON.stringify([book, revision, year, settings, person, generatedAt, told, joint, documents]);
      const isSame = ({ events, spouseEvents }: HeldReport) => events === valued && spouseEvents === spouse?.events;
      const known = recent.find((each) => each.key === key && isSame(each.held));
      if (known !== undefined) return ok(known.held);
      const journal = await live.store.journal.list(loaded.book);
      if (!journal.ok) return journal;
      const changes = await allManualChanges(live.store, loaded, journal.value);
      if (!changes.ok) return changes;
      const engine = engineOf(loaded, settings.match);
      const matched = engine ?? loadEngine(valued, settings.match);
      const atYearEnd = yearEndSales(matched, settings.match.scope, year, live.today());
      const unvalued = [...atYearEnd, ...transferSales(valued, walletInfos(loaded.wallets), year)];
      const worth = unvalued.length === 0 ? [] : (await live.valuer.value(unvalued)).events;
      const parts = { loaded, changes: changes.value, settings, person, year, generatedAt, worth, spouse, documents };
      const input = { ...reportInput(parts), ...(isLeftOut ? { spouseLeftOut: true as const } : {}) };
      const draft = draftReport(input, { ...defined({ engine }), onStep: (step) => onStage(STAGE_OF[step]) });
      if (!draft.ok) return err(problemOf(draft.error));
      made++;
      let sealed: Promise<TaxYearReport> | undefined;
      const held: HeldReport = {
        report: draft.value.report,
        sold: draft.value.sold,
        sealed: () => {
          sealed ??= sealDraft(draft.value, sha256);
          return sealed;
        },
        made,
        events: input.events,
        eventsOfYear: countOfYear(input.events, year),
        isDemo: book === 'demo',
        spouseEvents: spouse?.events,
      };
      if (isHeld) recent = [...recent.filter((each) => each.key !== key), { key, held }].slice(-KEPT);
      return ok(held);
    },
  };
}

/** The engine of the book where it has read the same events in the same order by the same rules. */
function engineOf({ engine, valued, settings }: LiveBook, match: MatchSettings): LedgerEngine | undefined {
  const isSame = JSON.stringify(settings.match) === JSON.stringify(match);
  // Parts of a second are beyond the engine, and within one second a report orders by them.
  const isPlain = valued.every(({ at }) => at.length === WHOLE_SECONDS);
  return isSame && isPlain ? engine : undefined;
}

const WHOLE_SECONDS = '2024-03-01T23:00:00Z'.length;

function problemOf(error: ReportError): ReportProblem {
  if (error.code === 'tax.year-unknown') return { code: 'report.year-unknown', year: error.year };
  return { code: 'report.failed', cause: 'field' in error ? `${error.code} ${error.field}` : error.code };
}

/**
 * Everything a report is made of, gathered from a loaded book: valued events, wallets, rows that nobody has repaired, changes
 * by hand, settings, profile and person. The moment of making comes from outside, so that the same input gives the same file.
 */
interface InputParts {
  readonly loaded: LoadedBook;
  /** Of all years. */
  readonly changes: readonly ManualChange[];
  readonly settings: TaxSettings;
  readonly person: PersonData;
  readonly year: number;
  readonly generatedAt: string;
  /** Balances at the end of the year and transfers, valued as if sold. */
  readonly worth: readonly LedgerEvent[];
  readonly spouse: Spouse | null;
  /** Up to the end of the year. */
  readonly documents: readonly ReportDocument[];
}

function reportInput(parts: InputParts): ReportInput {
  const { loaded, changes, settings, person, year, generatedAt, worth, spouse, documents } = parts;
  /** Later events do not touch this year. */
  const concerns = ({ event }: ManualChange) => event === undefined || (berlinYearOf(event.at) ?? year) <= year;
  return {
    year,
    person: { ...reportPerson(person), role: spouse?.link.role ?? 'A' },
    settings: settings.match,
    profile: settings.profile,
    generatedAt,
    wallets: walletInfos(loaded.wallets),
    manualChanges: changes.filter(concerns),
    unreadRows: unreadRows(loaded),
    spouse: spouse?.frame ?? null,
    yearEnd: yearEndValues(worth),
    transferValues: transferValues(worth),
    ...(documents.length === 0 ? {} : { documents }),
    events: loaded.valued,
    spouseEvents: spouse?.events,
  };
}

/** A row without a readable date may belong to any year. What it moved, where it says so, is an open entry already. */
function unreadRows({ waiting, place }: LoadedBook): readonly Issue[] {
  return waiting.rows
    .filter(({ open }) => !open.some((id) => place.has(id)))
    .map(({ file, line, code, params }) => issue(code, 'error', { file, line }, params));
}

/** A report in memory with what the screens want to know beside it. */
export interface HeldReport {
  readonly report: DraftReport;
  readonly sold: SoldCounts;
  /** With its hashes: made when first asked for, because nobody looks at them first. */
  readonly sealed: () => Promise<TaxYearReport>;
  /** Counts the reports that were made of books; 0 for one that came from elsewhere. */
  readonly made: number;
  readonly eventsOfYear: number;
  readonly isDemo: boolean;
  /** The ledger it was made from. */
  readonly events: readonly LedgerEvent[];
  /** That of the other person of a couple. */
  readonly spouseEvents?: readonly LedgerEvent[] | undefined;
  /** What came with a pack beside the report. */
  readonly pack?: PackLists;
}

interface PackLists {
  readonly entries: readonly LedgerEvent[];
  readonly notes: readonly NoteLine[];
  readonly journal: readonly JournalLine[];
}

/** The tax year of a moment; null where it cannot be read. */
export function countOfYear(events: readonly Pick<LedgerEvent, 'at'>[], year: number): number {
  return events.filter(({ at }) => berlinYearOf(at) === year).length;
}
