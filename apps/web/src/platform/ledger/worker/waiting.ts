/**
 * What waits in a book, whichever way it came: movements without their other side and rows that nobody could read. Imports
 * of this device tell theirs; a ledger file or another device brings movements as entries of their own (decision 0049).
 */
import { openTransfer } from '@cryptax/importers';
import { defined, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent, OpenEvent } from '@cryptax/ledger';
import type { ImportRecord } from '@cryptax/store';
import { type Candidate, detailsOf, pendingTransfers } from './import-details.ts';
import type { OpenEntry, PendingTransfer, Waiting, WaitingRemark, WaitingRow } from './waiting-types.ts';

export interface WaitingSources {
  readonly imports: readonly ImportRecord[];
  readonly stored: readonly LedgerEvent[];
  readonly origins: readonly number[];
  /** The position of an event that the store holds. */
  readonly placeOf: (id: string) => number | undefined;
  readonly settled: ReadonlySet<string>;
  readonly receivedRows: readonly WaitingRow[];
  readonly receivedRemarks: readonly WaitingRemark[];
}

export function waitingOf(sources: WaitingSources): Waiting {
  const { imports, stored, origins, placeOf, settled, receivedRows, receivedRemarks } = sources;
  const isGone = (id: string) => placeOf(id) !== undefined || settled.has(transferCardId(id));
  const reported = pendingTransfers(imports).filter(({ candidate }) => !isGone(candidate.id));
  const own = imports.flatMap(rowsOf);
  const known = new Set(own.map(({ syncId }) => syncId));
  const elsewhere = receivedRows.filter(({ syncId }) => !known.has(syncId));
  const rows = [...own, ...elsewhere].filter(({ id }) => !settled.has(id));
  const claimed = new Set(rows.flatMap(({ open }) => open));
  const kept = openPlaces(stored).flatMap((place): PendingTransfer[] => {
    const event = stored[place];
    if (event?.kind !== 'open' || claimed.has(event.id)) return [];
    return [{ importNo: origins[place] ?? 0, candidate: candidateOf(event), isLoose: false, isStored: true }];
  });
  const entries = [
    ...reported.flatMap(({ importNo, candidate }) => entriesOf(candidate).map((event) => ({ event, importNo }))),
    ...imports.flatMap((record) => openOfRows(record, claimed)),
  ].filter(({ event }) => placeOf(event.id) === undefined);
  entries.sort(byTime);
  return { transfers: [...reported, ...kept], rows, remarks: remarksOf(imports, receivedRemarks), entries };
}

/** Lists of a book are replaced, never changed: a long one is looked through once. */
const placesOf = new WeakMap<readonly LedgerEvent[], readonly number[]>();

function openPlaces(stored: readonly LedgerEvent[]): readonly number[] {
  const known = placesOf.get(stored);
  if (known !== undefined) return known;
  const places: number[] = [];
  for (const [place, { kind }] of stored.entries()) if (kind === 'open') places.push(place);
  placesOf.set(stored, places);
  return places;
}

export function transferCardId(id: string): string {
  return `transfer:${id}`;
}

/** Candidates are replaced, never changed: the same one is the same entry. */
const madeOf = new WeakMap<Candidate, readonly OpenEvent[]>();

function entriesOf(candidate: Candidate): readonly OpenEvent[] {
  const made = madeOf.get(candidate) ?? openTransfer(candidate);
  madeOf.set(candidate, made);
  return made;
}

function byTime(a: OpenEntry, b: OpenEntry): number {
  return a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : a.event.id < b.event.id ? -1 : 1;
}

/** Rows of a file that nobody has settled, and those that a ledger file brought along. */
function rowsOf(record: ImportRecord): readonly WaitingRow[] {
  const { review, open, unread } = detailsOf(record);
  const mended = new Set(record.mended.map(({ line }) => line));
  const print = record.sha256 === '' ? `${record.fileName} ${record.importedAt}` : record.sha256.slice(0, 16);
  const openAt = new Map<number, string[]>();
  for (const { id, source } of open) {
    for (const line of source?.lines ?? [source?.line ?? 0]) openAt.set(line, [...(openAt.get(line) ?? []), id]);
  }
  const own = review
    .filter(({ line }) => !mended.has(line))
    .map((row) => ({
      ...row,
      id: `row:${record.no}:${row.line}`,
      syncId: `unread:${print}:${row.line}`,
      importNo: record.no,
      file: record.fileName,
      open: openAt.get(row.line) ?? [],
    }));
  const brought = unread.map((row) => {
    const id = `unread:${row.file}:${row.line}:${row.code}`;
    return { ...row, id, syncId: id, importNo: 0, cells: [], open: [] };
  });
  return [...own, ...brought];
}

/** Those of the imports here, then those that lie on other devices. */
function remarksOf(imports: readonly ImportRecord[], received: readonly WaitingRemark[]): readonly WaitingRemark[] {
  const all = new Map<string, WaitingRemark>();
  for (const record of imports) {
    const { hints, twins } = detailsOf(record);
    const { no: importNo } = record;
    for (const { code, eventId } of hints) {
      if (code !== AIRDROP) continue;
      all.set(`airdrop:${eventId}`, { id: `airdrop:${eventId}`, importNo, code, eventId, params: {} });
    }
    for (const { eventId, otherId, secondsApart } of twins) {
      const id = `twin:${eventId}:${otherId}`;
      const params = { other: otherId, seconds: String(secondsApart) };
      all.set(id, { id, importNo, code: 'duplicate.possible', eventId, params });
    }
  }
  for (const remark of received) if (!all.has(remark.id)) all.set(remark.id, remark);
  return [...all.values()];
}

const AIRDROP = 'airdrop.service-unclear';

function openOfRows(record: ImportRecord, claimed: ReadonlySet<string>): readonly OpenEntry[] {
  const { open } = detailsOf(record);
  return open.filter(({ id }) => claimed.has(id)).map((event) => ({ event, importNo: record.no }));
}

/** The movement behind an entry that came without its import. */
function candidateOf(event: OpenEvent): Candidate {
  const { id, wallet, fee, txHash, spent, address, note, source } = event;
  const moment = parseInstant(event.at);
  const leg = 'in' in event ? event.in : event.out;
  return {
    id,
    direction: 'in' in event ? 'in' : 'out',
    at: moment.ok ? moment.value : (0 as Instant),
    wallet,
    ...leg,
    ...defined({
      fee: fee === undefined ? undefined : { asset: fee.asset, amount: fee.amount },
      txHash,
      spent,
      address,
      note,
    }),
    source: { file: source?.file ?? '', line: source?.line ?? 0, format: source?.format ?? '' },
  };
}
