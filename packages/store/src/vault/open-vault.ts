/** The first look into a database that was opened: whether it is locked, and the key that opens it. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { StoreContext } from '../database/store-context.ts';
import type { StoreError } from '../store-error.ts';
import { createRecordCipher } from './record-cipher.ts';
import { bringUpToDate } from './rewrite-all.ts';
import { type UnlockSecret, unwrapVaultKey } from './unlock-ways.ts';
import { lockStateOf, readHeader } from './vault.ts';
import { deriveVaultKeys } from './vault-keys.ts';

export async function openVault(
  context: StoreContext,
  given: UnlockSecret | undefined,
): Promise<Result<void, StoreError>> {
  const found = await readHeader(context);
  if (!found.ok) return found;
  const header = found.value;
  if (header === undefined) return ok(undefined);
  if (given === undefined) return err({ code: 'store.locked', ...lockStateOf(header) });
  const key = await unwrapVaultKey(header, given);
  if (!key.ok) return key;
  context.vault.use(createRecordCipher(await deriveVaultKeys(key.value, header.epoch)));
  const isOld = header.schema < (context.migrations.at(-1)?.version ?? 0);
  return isOld ? bringUpToDate(context, header) : ok(undefined);
}
