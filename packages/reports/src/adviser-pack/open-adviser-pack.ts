/**
 * Opens an adviser pack for reading. The file comes from outside: the ledger passes the checks of every ledger file, and
 * the report is recomputed from it, so that the adviser sees at once whether every figure and hash agrees.
 */
import { type Bytes, err, ok, type Result } from '@cryptax/kernel';
import { type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { type TaxYearReport, type Verification, verifyReport } from '@cryptax/tax-de';
import { gunzipSync } from 'fflate';
import { packBox } from './pack-box.ts';
import type { PackContent, PackError, PackJournalEntry, PackNote } from './pack-content.ts';
import { type PackFormat, splitPack } from './pack-file.ts';

export interface OpenedPack extends PackContent {
  /** The report recomputed from the ledger beside it. */
  readonly verification: Verification;
}

const DAMAGED = err({ code: 'pack.damaged' } as const);

export async function openAdviserPack(file: Bytes, passphrase: string): Promise<Result<OpenedPack, PackError>> {
  const fields = await unlockedFields('cryptax-adviser-pack', file, passphrase);
  return fields.ok ? readContent(fields.value) : fields;
}

type Fields = Readonly<Record<string, unknown>>;

export async function unlockedFields(
  format: PackFormat,
  file: Bytes,
  passphrase: string,
): Promise<Result<Fields, PackError>> {
  const parts = splitPack(file, format);
  if (!parts.ok) return parts;
  if (passphrase === '') return err({ code: 'pack.passphrase-empty' });
  const { lock, body, headerLine } = parts.value;
  const unlocked = await packBox.unlock(lock, passphrase, body, headerLine);
  if (unlocked.kind === 'wrong-passphrase') return err({ code: 'pack.wrong-passphrase' });
  const fields = unlocked.kind === 'altered' ? null : unpacked(unlocked.bytes);
  return fields === null ? DAMAGED : ok(fields);
}

/** Whoever knows the passphrase can still have written anything: nothing inside is trusted. */
function readContent(fields: Fields): Result<OpenedPack, PackError> {
  const { createdAt, report, ledger, spouseLedger, journal, notes } = fields;
  const events = eventsOf(ledger);
  const spouseEvents = spouseLedger === undefined ? undefined : eventsOf(spouseLedger);
  if (events === null || spouseEvents === null || typeof createdAt !== 'string') return DAMAGED;
  if (!isListOf(journal, isJournalEntry) || !isListOf(notes, isNote)) return DAMAGED;
  const verification = verifyReport(report, events, spouseEvents);
  if (!verification.ok) return DAMAGED;
  return ok({
    createdAt,
    // Verified just now: `verifyReport` refuses what does not have the shape of a report.
    report: report as TaxYearReport,
    events,
    spouseEvents,
    journal,
    notes,
    verification: verification.value,
  });
}

/** Far beyond any ledger; keeps a small hostile file from filling the memory. */
const UNPACKED_LIMIT = 1_000_000_000;

function unpacked(packed: Bytes): Fields | null {
  if (unpackedSize(packed) > UNPACKED_LIMIT) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(gunzipSync(packed)));
    return typeof value === 'object' && value !== null ? (value as Fields) : null;
  } catch {
    // Neither gzip nor JSON: the caller says that the pack is damaged.
    return null;
  }
}

/** A gzip file ends with its length before packing. */
function unpackedSize(packed: Bytes): number {
  if (packed.length < 4) return 0;
  return new DataView(packed.buffer, packed.byteOffset + packed.length - 4).getUint32(0, true);
}

export function eventsOf(text: unknown): readonly LedgerEvent[] | null {
  if (typeof text !== 'string') return null;
  const ledger = parseLedgerFile(text);
  return ledger.ok ? ledger.value.events : null;
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isItem);
}

function isJournalEntry(value: unknown): value is PackJournalEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { at, kind, why, subjects, state } = value as Readonly<Record<string, unknown>>;
  return [at, kind, why, state].every(isText) && isListOf(subjects, isText);
}

function isNote(value: unknown): value is PackNote {
  if (typeof value !== 'object' || value === null) return false;
  const { eventId, text } = value as Readonly<Record<string, unknown>>;
  return isText(eventId) && isText(text);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
