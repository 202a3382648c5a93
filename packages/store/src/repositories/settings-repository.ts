/**
 * Settings by key, and what the user saved under a name: column mappings, rules, views. What a person decides goes through
 * the history (a `settings` change, and everything saved under a name); `set` is for working data that nobody would undo:
 * how far a chain was read, the last live prices, which book is shown, sealed keys.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { NewPreset } from '../changes/change.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { JsonValue, PresetKind, PresetRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import type { EventRepository } from './event-repository.ts';

export interface SettingsRepository {
  /** The value comes as it was stored; the caller checks its shape. */
  readonly get: (key: string) => Promise<Result<JsonValue | undefined, StoreError>>;
  readonly set: (key: string, value: JsonValue) => Promise<Result<void, StoreError>>;
  readonly remove: (key: string) => Promise<Result<void, StoreError>>;
  /** What another device decided: no step of this one, but a choice like those that are. `undefined` takes it away. */
  readonly receive: (key: string, value: JsonValue | undefined) => Promise<Result<void, StoreError>>;
  /** Everything whose key begins so; with `''` everything. */
  readonly readUnder: (prefix: string) => Promise<Result<ReadonlyMap<string, JsonValue>, StoreError>>;
}

export interface PresetRepository {
  readonly list: (kind: PresetKind) => Promise<Result<readonly PresetRecord[], StoreError>>;
  /** Saves under kind and id; an earlier one of the same id is replaced. Both are entries of the user's own journal. */
  readonly save: (preset: NewPreset) => Promise<Result<void, StoreError>>;
  readonly remove: (kind: PresetKind, id: string) => Promise<Result<void, StoreError>>;
  /** Several at once, as one step with a reason of its own. */
  readonly change: (
    why: string,
    save: readonly NewPreset[],
    remove?: readonly PresetName[],
  ) => Promise<Result<void, StoreError>>;
  /** Outside of the history: what another device of the account saved or removed. */
  readonly keep: (save: readonly NewPreset[], remove: readonly PresetName[]) => Promise<Result<void, StoreError>>;
}

export type PresetName = Pick<PresetRecord, 'kind' | 'id'>;

export function createSettingsRepository(context: StoreContext): SettingsRepository {
  const { db } = context;
  return {
    get: (key) => read(context, ['settings'], async () => (await db.settings.get(key))?.value),
    set: (key, value) => changed(context, key, async () => void (await db.settings.put({ key, value }))),
    remove: (key) => changed(context, key, async () => db.settings.delete(key)),
    receive: (key, value) =>
      changed(context, key, async () => {
        if (value === undefined) await db.settings.delete(key);
        else await db.settings.put({ key, value, inHistory: true });
      }),
    readUnder: (prefix) =>
      read(context, ['settings'], async () => {
        // The keys of a locked database have no order, so there is no range of them.
        const isOrdered = context.vault.cipher === undefined;
        const found = await (isOrdered ? db.settings.where('key').startsWith(prefix) : db.settings).toArray();
        const records = found.filter(RECORD_GUARDS.settings).filter(({ key }) => key.startsWith(prefix));
        return new Map(records.map(({ key, value }) => [key, value]));
      }),
  };
}

export function createPresetRepository(context: StoreContext, { apply }: EventRepository): PresetRepository {
  const { db, notices, now } = context;
  const change = async (why: string, save: readonly NewPreset[], remove: readonly PresetName[] = []) => {
    const applied = await apply('own', 0, { kind: 'presets', why, save, remove });
    return applied.ok ? ok(undefined) : applied;
  };
  return {
    list: (kind) =>
      read(context, ['presets'], async () => {
        const found = await db.presets.where('kind').equals(kind).toArray();
        return found.filter(RECORD_GUARDS.presets);
      }),
    save: (preset) => change(`${preset.kind}.save`, [preset]),
    remove: (kind, id) => change(`${kind}.remove`, [], [{ kind, id }]),
    change,
    keep: async (save, remove) => {
      if (save.length + remove.length === 0) return ok(undefined);
      const savedAt = now();
      const result = await write(context, ['presets'], async () => {
        await db.presets.bulkPut(save.map((preset) => ({ ...preset, savedAt })));
        await db.presets.bulkDelete(remove.map(({ kind, id }): [PresetKind, string] => [kind, id]));
        return ok(undefined);
      });
      if (result.ok) notices.announce({ kind: 'shared', table: 'presets' });
      return result;
    },
  };
}

async function changed(
  context: StoreContext,
  key: string,
  work: () => Promise<void>,
): Promise<Result<void, StoreError>> {
  const result = await write(context, ['settings'], async () => ok(await work()));
  if (result.ok) context.notices.announce({ kind: 'shared', table: 'settings', key });
  return result;
}
