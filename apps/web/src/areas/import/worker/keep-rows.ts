/**
 * The rows of imported files, kept beside the events so that each event can show the line it came from. They are a
 * convenience: where the browser has no room for them, the import goes through without, and says so.
 */
import { ok, type Result } from '@cryptax/kernel';
import { type Applied, type Change, packRawRows, type RawBlock, type Store } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { messageTurn } from '../../../platform/ledger/worker/message-turn.ts';
import { linesOf } from './pack-rows-job.ts';
import type { DryRun } from './prepare-import.ts';

type ImportChange = Extract<Change, { kind: 'import' }>;

/** Blocks by the name of the file, for the files that will be written; `known` are packed already. */
export async function rawRowsOf(
  { result }: DryRun,
  signal: AbortSignal,
  known: ReadonlyMap<string, readonly RawBlock[]> = new Map(),
): Promise<ReadonlyMap<string, readonly RawBlock[]>> {
  const turn = messageTurn();
  const between = async () => {
    await turn();
    signal.throwIfAborted();
  };
  const blocks = new Map<string, readonly RawBlock[]>(known);
  for (const [index, { file, format }] of result.files.entries()) {
    const account = result.accounts[index];
    if (format !== null && account !== undefined && !known.has(file)) {
      blocks.set(file, await packRawRows(linesOf(account.table?.chunks() ?? []), between));
    }
  }
  return blocks;
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
