/**
 * The rows of imported files, kept beside the events so that each event can show the line it came from. They are a
 * convenience: where the browser has no room for them, the import goes through without, and says so.
 */
import { ok, type Result } from '@cryptax/kernel';
import { type Applied, type Change, packRawRows, type RawBlock, type RawRow, type Store } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { DryRun } from './dry-run.ts';
import { messageTurn } from './message-turn.ts';
import type { FileAccount } from './row-accounts.ts';

type ImportChange = Extract<Change, { kind: 'import' }>;

/** Blocks by the name of the file, for the files that will be written. */
export async function rawRowsOf(
  { result }: DryRun,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly RawBlock[]>> {
  const turn = messageTurn();
  const between = async () => {
    await turn();
    signal.throwIfAborted();
  };
  const blocks = new Map<string, readonly RawBlock[]>();
  for (const [index, { file, format }] of result.files.entries()) {
    const account = result.accounts[index];
    if (format !== null && account !== undefined) blocks.set(file, await packRawRows(rowsOf(account), between));
  }
  return blocks;
}

function* rowsOf({ table }: FileAccount): Iterable<RawRow> {
  for (const { rows, lines } of table?.chunks() ?? []) {
    for (const [index, cells] of rows.entries()) yield { line: lines[index] ?? 0, cells };
  }
}

export async function applyWithRows(
  store: Store,
  revision: number,
  change: ImportChange,
  blocks: ReadonlyMap<string, readonly RawBlock[]>,
  signal?: AbortSignal,
): Promise<Result<Applied & { readonly areRowsKept: boolean }, LedgerError>> {
  const files = change.files.map((file) => ({ ...file, rawRows: blocks.get(file.fileName) ?? [] }));
  const whole = await store.events.apply('own', revision, { ...change, files }, signal);
  if (whole.ok) return ok({ ...whole.value, areRowsKept: true });
  if (whole.error.code !== 'store.quota') return whole;
  const bare = await store.events.apply('own', revision, change, signal);
  return bare.ok ? ok({ ...bare.value, areRowsKept: false }) : bare;
}
