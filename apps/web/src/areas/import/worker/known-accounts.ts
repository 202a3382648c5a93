/**
 * What the ledger knows about accounts at exchanges, read off the ledger itself: the files of earlier imports with the wallets
 * in which their entries lie. So an import that is undone is forgotten with its answers, and a wallet that entries moved to counts.
 */
import type { KnownFile, KnownLedger } from '@cryptax/importers';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ImportRecord } from '@cryptax/store';
import type { FileAnswers } from '../../../platform/ledger/import-types.ts';
import { detailsOf } from '../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { sourceOfFormat } from '../../../platform/ledger/worker/source-names.ts';
import { statementsOf } from '../../../platform/ledger/worker/statements/statement-series.ts';

type Known = Pick<LoadedBook, 'imports' | 'valued' | 'origins'>;

/** Wallets of the accounts that files named; of two imports that name one account the later one counts. */
export function namedAccounts(imports: readonly ImportRecord[]): NonNullable<KnownLedger['accounts']> {
  const accounts: Record<string, Record<string, string>> = {};
  for (const record of oldestFirst(imports)) {
    for (const [space, wallets] of Object.entries(detailsOf(record).accounts)) {
      accounts[space] = { ...accounts[space], ...wallets };
    }
  }
  return accounts;
}

/** Files by the name of their exchange; what another device read is known by its entries. */
export function knownFiles(book: Known): NonNullable<KnownLedger['filesOf']> {
  let bySource: ReadonlyMap<string, readonly KnownFile[]> | undefined;
  return (source) => {
    bySource ??= filesBySource(book);
    return bySource.get(source) ?? [];
  };
}

function filesBySource({ imports, valued, origins }: Known): ReadonlyMap<string, readonly KnownFile[]> {
  const entries = new Map<string, LedgerEvent[]>();
  for (const [place, event] of valued.entries()) {
    const { source } = event;
    if (source?.format === undefined) continue;
    const key = keyOf(origins[place] ?? 0, source.file, source.format);
    const list = entries.get(key);
    if (list === undefined) entries.set(key, [event]);
    else list.push(event);
  }
  const records = new Map(
    oldestFirst(imports).map((record) => [keyOf(record.no, record.fileName, record.format), record]),
  );
  const files = new Map<string, KnownFile[]>();
  for (const key of new Set([...records.keys(), ...entries.keys()])) {
    const file = knownFile(records.get(key), entries.get(key) ?? []);
    if (file === undefined) continue;
    const source = sourceOfFormat(file.format);
    files.set(source, [...(files.get(source) ?? []), file]);
  }
  return files;
}

function oldestFirst(imports: readonly ImportRecord[]): readonly ImportRecord[] {
  return [...imports].sort((a, b) => a.no - b.no);
}

function keyOf(importNo: number, file: string, format: string): string {
  return importNo > 0 ? `${importNo}` : `${format} ${file}`;
}

const NOTHING_KEPT = { answers: {}, keys: [], statements: [] };

/** Nothing is known of a file that settled no row: all of them stood in another one. */
function knownFile(record: ImportRecord | undefined, events: readonly LedgerEvent[]): KnownFile | undefined {
  const { answers, keys, statements: said } = record === undefined ? NOTHING_KEPT : detailsOf(record);
  const { wallet: answer } = answers as FileAnswers;
  const wallet = walletOf(events) ?? answer;
  const file = record?.fileName ?? events[0]?.source?.file;
  const format = record?.format ?? events[0]?.source?.format;
  if (wallet === undefined || file === undefined || format === undefined) return undefined;
  return {
    file,
    format,
    wallet,
    isAnswered: answer !== undefined,
    keys,
    events,
    statements: said.flatMap(statementsOf),
  };
}

/** The wallet of most entries: a transfer between two accounts lies in the one that sent it. */
function walletOf(events: readonly LedgerEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { wallet } of events) counts.set(wallet, (counts.get(wallet) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
