/** Wallets with their names, kinds and addresses. What was read of their chains is the chains' word and can be read again. */
import { isRecord, isText, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { NewWallet } from '@cryptax/store';
import { besideRow, contentOf, isoTime, type RecordKind } from './record-kind.ts';

const PREFIX = 'unread:*wallet:';

export const walletRecords: RecordKind = {
  prefix: PREFIX,
  read: async (store) => {
    const found = await store.wallets.list('own');
    if (!found.ok) return found;
    return ok({
      rows: found.value.map(({ book: _, ...wallet }) => besideRow(`${PREFIX}${wallet.id}`, { record: wallet })),
      times: new Map(found.value.map(({ id, updatedAt }) => [`${PREFIX}${id}`, isoTime(updatedAt)])),
    });
  },
  keep: (store, put, remove) =>
    store.wallets.receive(
      'own',
      put.flatMap(walletOf),
      remove.map((id) => id.slice(PREFIX.length)),
    ),
};

function walletOf(row: LedgerEvent): readonly NewWallet[] {
  const record = contentOf(row, 'record');
  const isSound = isRecord(record) && isText(record.id) && `${PREFIX}${record.id}` === row.id;
  return isSound ? [record as unknown as NewWallet] : [];
}
