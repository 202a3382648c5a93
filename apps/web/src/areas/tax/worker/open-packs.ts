/** Adviser packs: making one of a book's report, and reading one that came from elsewhere. Nothing of it is ever stored. */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { OpenedPack, PackContent, PackJournalEntry } from '@cryptax/reports';
import type { JournalRecord } from '@cryptax/store';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { JournalLine, OpenPack } from '../report-types.ts';
import { fromWriter } from './file-maker.ts';
import { countOfYear, type HeldReport } from './report-builder.ts';
import { soldOf } from './report-view.ts';
import type { ReportWriter } from './report-writer.ts';

export interface OpenPacks {
  readonly open: (file: Blob, passphrase: string) => Promise<Result<OpenPack, LedgerError>>;
  readonly info: (packId: string) => Result<OpenPack, LedgerError>;
  readonly held: (packId: string) => Result<HeldReport, LedgerError>;
}

/** Large files are no packs of ours and would only fill the memory. */
const SIZE_LIMIT = 500_000_000;

export function createOpenPacks(writer: ReportWriter): OpenPacks {
  const packs = new Map<string, { readonly info: OpenPack; readonly held: HeldReport }>();
  const find = (packId: string) => packs.get(packId);
  return {
    open: async (file, passphrase) => {
      if (file.size > SIZE_LIMIT) return err({ code: 'pack.not-a-pack' });
      const read = await fromWriter(
        file.arrayBuffer().then((bytes) => writer.openPack(new Uint8Array(bytes), passphrase)),
      );
      if (!read.ok) return read;
      const opened = read.value;
      if (!opened.ok) return opened;
      const info = infoOf(opened.value, `pack-${packs.size + 1}`);
      packs.set(info.packId, { info, held: heldOf(opened.value) });
      return ok(info);
    },
    info: (packId) => {
      const pack = find(packId);
      return pack === undefined ? err({ code: 'report.missing' }) : ok(pack.info);
    },
    held: (packId) => {
      const pack = find(packId);
      return pack === undefined ? err({ code: 'report.missing' }) : ok(pack.held);
    },
  };
}

/** A remark about no single event is for the whole report. */
const WHOLE_REPORT = '';

function infoOf({ report, createdAt, verification, notes }: OpenedPack, packId: string): OpenPack {
  const remark = notes.find(({ eventId }) => eventId === WHOLE_REPORT)?.text ?? '';
  return { packId, year: report.frame.year, createdAt, agrees: verification.agrees, remark };
}

function heldOf({ report, events, spouseEvents, notes, journal }: OpenedPack): HeldReport {
  const byId = new Map(events.map((event) => [event.id, event]));
  return {
    report,
    sold: soldOf(report),
    sealed: async () => report,
    made: 0,
    events,
    ...defined({ spouseEvents }),
    eventsOfYear: countOfYear(events, report.frame.year),
    isDemo: false,
    pack: {
      entries: events,
      notes: notes.flatMap(({ eventId, text }) => {
        const event = byId.get(eventId);
        return event === undefined ? [] : [{ eventId, text, at: event.at, kind: event.kind, wallet: event.wallet }];
      }),
      journal: journal.map(journalLine),
    },
  };
}

function journalLine({ at, kind, why, subjects, state }: PackJournalEntry): JournalLine {
  return { at, kind, why, subjects, isTakenBack: state !== 'done' && state !== 'archived' };
}

export interface PackParts {
  readonly report: TaxYearReport;
  readonly held: Pick<HeldReport, 'events' | 'spouseEvents'>;
  readonly journal: readonly JournalRecord[];
  readonly remark: string;
  readonly createdAt: string;
}

/** The notes that events carry are in the ledger already; they are listed again so that the adviser finds them in one place. */
export function packContent({ report, held, journal, remark, createdAt }: PackParts): PackContent {
  const { events, spouseEvents } = held;
  const notes = events.flatMap(({ id, note }) => (note === undefined ? [] : [{ eventId: id, text: note }]));
  const words = remark.trim();
  return {
    createdAt,
    report,
    events,
    ...defined({ spouseEvents }),
    journal: journal.map(({ at, kind, why, subjects, state }) => ({ at, kind, why, subjects, state })),
    notes: [...(words === '' ? [] : [{ eventId: WHOLE_REPORT, text: words }]), ...notes],
  };
}
