/** Settings by key, and what the user saved under a name: column mappings, rules, views. Not part of undo. */
import { ok, type Result } from '@cryptax/kernel';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { JsonValue, PresetKind, PresetRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';

export interface SettingsRepository {
  /** The value comes as it was stored; the caller checks its shape. */
  readonly get: (key: string) => Promise<Result<JsonValue | undefined, StoreError>>;
  readonly set: (key: string, value: JsonValue) => Promise<Result<void, StoreError>>;
  readonly remove: (key: string) => Promise<Result<void, StoreError>>;
  readonly readAll: () => Promise<Result<ReadonlyMap<string, JsonValue>, StoreError>>;
}

export interface PresetRepository {
  readonly list: (kind: PresetKind) => Promise<Result<readonly PresetRecord[], StoreError>>;
  /** Saves under kind and id; an earlier one of the same id is replaced. */
  readonly save: (preset: Omit<PresetRecord, 'savedAt'>) => Promise<Result<PresetRecord, StoreError>>;
  readonly remove: (kind: PresetKind, id: string) => Promise<Result<void, StoreError>>;
}

export function createSettingsRepository(context: StoreContext): SettingsRepository {
  const { db } = context;
  return {
    get: (key) => read(context, ['settings'], async () => (await db.settings.get(key))?.value),
    set: (key, value) => changed(context, 'settings', async () => void (await db.settings.put({ key, value })), key),
    remove: (key) => changed(context, 'settings', async () => db.settings.delete(key), key),
    readAll: () =>
      read(context, ['settings'], async () => {
        const records = (await db.settings.toArray()).filter(RECORD_GUARDS.settings);
        return new Map(records.map(({ key, value }) => [key, value]));
      }),
  };
}

export function createPresetRepository(context: StoreContext): PresetRepository {
  const { db } = context;
  return {
    list: (kind) =>
      read(context, ['presets'], async () => {
        const found = await db.presets.where('kind').equals(kind).toArray();
        return found.filter(RECORD_GUARDS.presets);
      }),
    save: async (preset) => {
      const record = { ...preset, savedAt: context.now() };
      const saved = await changed(context, 'presets', async () => void (await db.presets.put(record)));
      return saved.ok ? ok(record) : saved;
    },
    remove: (kind, id) => changed(context, 'presets', async () => db.presets.delete([kind, id])),
  };
}

async function changed(
  context: StoreContext,
  table: 'settings' | 'presets',
  work: () => Promise<void>,
  key?: string,
): Promise<Result<void, StoreError>> {
  const result = await write(context, [table], async () => ok(await work()));
  if (result.ok) context.notices.announce({ kind: 'shared', table, ...(key === undefined ? {} : { key }) });
  return result;
}
