/**
 * Writes every record anew under another cipher, or under none, in one transaction together with the header: a crash at any
 * moment leaves all of it as it was before.
 */
import { ok, type Result } from '@cryptax/kernel';
import { convertRecords, TABLE_NAMES, type TableName } from '../database/database.ts';
import { type StoreContext, writeAtOnce } from '../database/store-context.ts';
import type { StoreError } from '../store-error.ts';
import { hasNames, type RecordCipher } from './record-cipher.ts';
import { HEADER_ID, type VaultHeader } from './vault-header.ts';

/** A chunk is half a megabyte; so much is in memory at a time. */
const AT_ONCE = 16;

export function rewriteAll(
  context: StoreContext,
  to: RecordCipher | undefined,
  header: VaultHeader | undefined,
): Promise<Result<void, StoreError>> {
  const { db, vault } = context;
  return writeAtOnce(context, ['vault', ...TABLE_NAMES], async ({ idbtrans }) => {
    vault.pass(idbtrans, { from: vault.cipher, to });
    for (const name of TABLE_NAMES) await rewriteTable(db.table(name));
    if (header === undefined) await db.vault.delete(HEADER_ID);
    else await db.vault.put(header);
    return ok(undefined);
  });
}

async function rewriteTable(table: ReturnType<StoreContext['db']['table']>): Promise<void> {
  if (hasNames(table.core.schema)) {
    // They change their keys too, so that nothing is overwritten in place.
    const records: readonly unknown[] = await table.toArray();
    await table.clear();
    await table.bulkPut([...records]);
    return;
  }
  const keys = await table.toCollection().primaryKeys();
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    await table.bulkPut(await table.bulkGet(keys.slice(at, at + AT_ONCE)));
  }
}

/** Records that were sealed by an older version pass through the migrations once they can be read. */
export function bringUpToDate(context: StoreContext, header: VaultHeader): Promise<Result<void, StoreError>> {
  const { db, migrations } = context;
  const steps = migrations.filter(({ version }) => version > header.schema);
  // Tables of a later version are its own, so all that are there are named.
  const tables = db.tables.map(({ name }) => name as TableName);
  return writeAtOnce(context, tables, async (transaction) => {
    for (const step of steps) await convertRecords(transaction, step);
    await db.vault.put({ ...header, schema: migrations.at(-1)?.version ?? header.schema });
    return ok(undefined);
  });
}
