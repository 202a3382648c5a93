/**
 * Long texts in pieces: sealed reports with the ledger they were made from, files of own prices, and documents attached to
 * entries. A row of the log holds some
 * ten kilobytes; a document stands on the other device once all of its pieces have come. Until then they are kept and counted,
 * so that a screen can say what is still on its way.
 */
import { isRecord, isText, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  type EvidenceRecord,
  fingerprint,
  type JsonValue,
  type ReportRecord,
  type Store,
  type StoreError,
} from '@cryptax/store';
import { arrivingParts, keepArrivingParts, type Part } from '../../../../platform/ledger/worker/arriving-parts.ts';
import { CHOICE_KEYS } from '../../../../platform/ledger/worker/keep-choice.ts';
import { type KeptPriceFile, keptPriceFiles } from '../../../../platform/ledger/worker/kept-prices.ts';
import { besideRow, contentOf, isoTime, type RecordKind } from './record-kind.ts';

const PREFIX = 'unread:*part:';
/** Characters of a piece. A row takes 64 kB as JSON, in which quotes count twice and some letters up to four bytes. */
const PIECE = 15_000;

interface Document {
  readonly name: string;
  readonly at: string;
  readonly text: string;
}

/** Reports and documents never change, and taking one apart costs more than all other rows of a round. */
const cut = new Map<string, readonly LedgerEvent[]>();
const CUT_DOCUMENTS = 20;

export const documentRecords: RecordKind = {
  prefix: PREFIX,
  read: async (store) => {
    const here = await documentRows(store);
    if (!here.ok) return here;
    const { rows, times } = here.value;
    const known = new Set(rows.map(({ id }) => id));
    const arriving = (await arrivingParts(store)).map((part) => besideRow(rowId(part), { part }));
    return ok({ rows: [...rows, ...arriving.filter(({ id }) => !known.has(id))], times });
  },
  keep: async (store, put, remove) => {
    const coming = put.flatMap(partOf);
    const gone = new Set(remove);
    const before = await arrivingParts(store);
    const names = new Set(coming.map(rowId));
    const all = [...before.filter((part) => !names.has(rowId(part))), ...coming].filter(
      (part) => !gone.has(rowId(part)),
    );
    const whole = wholeDocuments(all);
    const isWhole = (part: Part) => whole.some(({ name, print }) => name === part.name && print === part.print);
    const written = await writeDocuments(
      store,
      whole.map(({ text }) => text),
      gone,
    );
    if (!written.ok) return written;
    const left = all.filter((part) => !isWhole(part));
    return left.length + before.length === 0 ? ok(undefined) : keepArrivingParts(store, left);
  },
};

async function documentRows(
  store: Store,
): Promise<Result<{ rows: LedgerEvent[]; times: Map<string, string> }, StoreError>> {
  const rows: LedgerEvent[] = [];
  const times = new Map<string, string>();
  const add = (pieces: readonly LedgerEvent[], at: string) => {
    for (const row of pieces) {
      rows.push(row);
      times.set(row.id, isoTime(at));
    }
  };
  const sealed = await store.reports.list('own');
  if (!sealed.ok) return sealed;
  for (const { id, sealedAt, sha256 } of sealed.value) {
    const known = cut.get(`${id} ${sha256}`);
    if (known !== undefined) {
      add(known, sealedAt);
      continue;
    }
    const report = await store.reports.open(id);
    // A damaged one is no report to hand on; where it came from it still lies whole.
    if (!report.ok || report.value === undefined) continue;
    const pieces = piecesOf(reportDocument(report.value));
    if (cut.size < CUT_DOCUMENTS) cut.set(`${id} ${sha256}`, pieces);
    add(pieces, sealedAt);
  }
  const attached = await store.evidence.list('own');
  if (!attached.ok) return attached;
  for (const { id, addedAt } of attached.value) {
    const known = cut.get(`${id} ${addedAt}`);
    if (known !== undefined) {
      add(known, addedAt);
      continue;
    }
    const evidence = await store.evidence.open('own', id);
    if (!evidence.ok) continue;
    const pieces = piecesOf(evidenceDocument(evidence.value));
    if (cut.size < CUT_DOCUMENTS) cut.set(`${id} ${addedAt}`, pieces);
    add(pieces, addedAt);
  }
  for (const file of await keptPriceFiles(store)) add(piecesOf(fileDocument(file)), file.addedAt);
  return ok({ rows, times });
}

function reportDocument(report: ReportRecord): Document {
  return { name: `report:${report.id}`, at: report.sealedAt, text: JSON.stringify({ report }) };
}

/** A new name makes a new version, with a new moment. */
function evidenceDocument(evidence: EvidenceRecord): Document {
  return { name: `evidence:${evidence.id}`, at: evidence.addedAt, text: JSON.stringify({ evidence }) };
}

function fileDocument({ name, addedAt, text }: KeptPriceFile): Document {
  return { name: `prices:${name}`, at: addedAt, text: JSON.stringify({ prices: { name, addedAt, text } }) };
}

function piecesOf({ name, text }: Document): readonly LedgerEvent[] {
  const print = fingerprint(text);
  const of = Math.ceil(text.length / PIECE);
  return Array.from({ length: of }, (_, no) => {
    const part: Part = { name, print, no, of, text: text.slice(no * PIECE, (no + 1) * PIECE) };
    return besideRow(rowId(part), { part });
  });
}

function wholeDocuments(parts: readonly Part[]) {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${part.name} ${part.print}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length !== first.of) return [];
    const text = group
      .toSorted((a, b) => a.no - b.no)
      .map((part) => part.text)
      .join('');
    return fingerprint(text) === first.print ? [{ name: first.name, print: first.print, text }] : [];
  });
}

/** A document goes when a piece of the version that is here goes; of two files of one name the later stands. */
async function writeDocuments(
  store: Store,
  texts: readonly string[],
  gone: ReadonlySet<string>,
): Promise<Result<void, StoreError>> {
  const contents = texts.map((text): unknown => JSON.parse(text)).filter(isRecord);
  const reports = contents.flatMap(({ report }) => (isRecord(report) ? [report as unknown as ReportRecord] : []));
  const files = contents.flatMap(({ prices }) => (isPriceFile(prices) ? [prices] : []));
  const isGone = (document: Document) => piecesOf(document).some(({ id }) => gone.has(id));
  const leaving: string[] = [];
  if (gone.size > 0) {
    const sealed = await store.reports.list('own');
    if (!sealed.ok) return sealed;
    for (const { id } of sealed.value) {
      const report = [...gone].some((row) => row.startsWith(`${PREFIX}${encodeURIComponent(`report:${id}`)}#`));
      if (report) leaving.push(id);
    }
  }
  const kept = await store.reports.receive(
    reports.filter(({ book }) => book === 'own'),
    leaving,
  );
  if (!kept.ok) return kept;
  const arrived = contents.flatMap(({ evidence }) =>
    isRecord(evidence) ? [evidence as unknown as EvidenceRecord] : [],
  );
  const followed = await keepEvidence(store, arrived, gone);
  if (!followed.ok) return followed;
  const before = await keptPriceFiles(store);
  const staying = before.filter((file) => !isGone(fileDocument(file)));
  const after = new Map(staying.map((file) => [file.name, file]));
  for (const file of files) if (file.addedAt >= (after.get(file.name)?.addedAt ?? '')) after.set(file.name, file);
  const isSame = files.length === 0 && staying.length === before.length;
  if (isSame) return ok(undefined);
  const list = [...after.values()];
  return store.settings.receive(CHOICE_KEYS.priceFiles, list.length === 0 ? undefined : (list as unknown as JsonValue));
}

/** Of two versions the later stands; one that is gone leaves unless another version of it is here. */
async function keepEvidence(
  store: Store,
  arrived: readonly EvidenceRecord[],
  gone: ReadonlySet<string>,
): Promise<Result<void, StoreError>> {
  const here = await store.evidence.list('own');
  if (!here.ok) return here;
  const leaving: string[] = [];
  for (const { id } of here.value) {
    const begins = `${PREFIX}${encodeURIComponent(`evidence:${id}`)}#`;
    if (![...gone].some((row) => row.startsWith(begins))) continue;
    const evidence = await store.evidence.open('own', id);
    const isThis = !evidence.ok || piecesOf(evidenceDocument(evidence.value)).some((row) => gone.has(row.id));
    if (isThis) leaving.push(id);
  }
  const staying = new Map(here.value.filter(({ id }) => !leaving.includes(id)).map(({ id, addedAt }) => [id, addedAt]));
  const later = arrived.filter(({ book, id, addedAt }) => book === 'own' && addedAt >= (staying.get(id) ?? ''));
  return store.evidence.receive(later, leaving);
}

function rowId({ name, print, no }: Part): string {
  return `${PREFIX}${encodeURIComponent(name)}#${print}#${no}`;
}

function partOf(row: LedgerEvent): readonly Part[] {
  const part = contentOf(row, 'part');
  if (!isRecord(part)) return [];
  const { name, print, no, of, text } = part;
  const isSound = isText(name) && isText(print) && isText(text) && Number.isInteger(no) && Number.isInteger(of);
  return isSound && rowId(part as unknown as Part) === row.id ? [part as unknown as Part] : [];
}

function isPriceFile(value: unknown): value is KeptPriceFile {
  return isRecord(value) && isText(value.name) && isText(value.addedAt) && isText(value.text);
}
