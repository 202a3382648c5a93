/** What travels under a name that the user gave: wallets, and what is saved and decides about entries. */
import { isRecord, isText, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { JsonValue, NewPreset, NewWallet, PresetKind, PresetRecord } from '@cryptax/store';
import { besideRow, contentOf, isoTime, type RecordKind } from './record-kind.ts';

const PREFIX = 'unread:*rule:';
/** Views belong to the screens of a device. */
const KINDS: readonly PresetKind[] = ['rule', 'address', 'mapping'];

export const presetRecords: RecordKind = {
  prefix: PREFIX,
  read: async (store) => {
    const presets: PresetRecord[] = [];
    for (const kind of KINDS) {
      const found = await store.presets.list(kind);
      if (!found.ok) return found;
      presets.push(...found.value);
    }
    return ok({
      rows: presets.map(({ savedAt: _, ...preset }) => besideRow(rowId(preset), { preset })),
      times: new Map(presets.map((preset) => [rowId(preset), isoTime(preset.savedAt)])),
    });
  },
  keep: (store, put, remove) => {
    const gone = remove.map((id) => nameOf(id.slice(PREFIX.length)));
    return store.presets.keep(
      put.flatMap(presetOf),
      gone.filter(({ kind }) => KINDS.includes(kind)),
    );
  },
};

function rowId({ kind, id }: Pick<PresetRecord, 'kind' | 'id'>): string {
  return `${PREFIX}${kind}:${id}`;
}

function nameOf(text: string): Pick<PresetRecord, 'kind' | 'id'> {
  const at = text.indexOf(':');
  return { kind: text.slice(0, at) as PresetKind, id: text.slice(at + 1) };
}

function presetOf(row: LedgerEvent): readonly NewPreset[] {
  const preset = contentOf(row, 'preset');
  if (!isRecord(preset)) return [];
  const { kind, id, name, data } = preset;
  const isSound = KINDS.includes(kind as PresetKind) && isText(id) && id !== '' && isText(name) && data !== undefined;
  return isSound ? [{ kind: kind as PresetKind, id: id as string, name: name as string, data: data as JsonValue }] : [];
}

const WALLET_PREFIX = 'unread:*wallet:';

/** Wallets with their names, kinds and addresses. What was read of their chains is the chains' word and can be read again. */
export const walletRecords: RecordKind = {
  prefix: WALLET_PREFIX,
  read: async (store) => {
    const found = await store.wallets.list('own');
    if (!found.ok) return found;
    return ok({
      rows: found.value.map(({ book: _, ...wallet }) => besideRow(`${WALLET_PREFIX}${wallet.id}`, { record: wallet })),
      times: new Map(found.value.map(({ id, updatedAt }) => [`${WALLET_PREFIX}${id}`, isoTime(updatedAt)])),
    });
  },
  keep: (store, put, remove) =>
    store.wallets.receive(
      'own',
      put.flatMap(walletOf),
      remove.map((id) => id.slice(WALLET_PREFIX.length)),
    ),
};

function walletOf(row: LedgerEvent): readonly NewWallet[] {
  const record = contentOf(row, 'record');
  const isSound = isRecord(record) && isText(record.id) && `${WALLET_PREFIX}${record.id}` === row.id;
  return isSound ? [record as unknown as NewWallet] : [];
}
