/** Plans that turn on settings and on what is saved under a name; they lie beside the books, their history in one of them. */
import { ok } from '@cryptax/kernel';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import type { PresetRecord } from '../records.ts';
import type { Change, NewPreset } from './change.ts';
import type { RecordDelta } from './delta.ts';
import { makePlan, type Planned } from './plan.ts';
import { sameData } from './same-data.ts';
import { applyEdits, type SettingDelta, settingEdits } from './setting-edits.ts';

type Of<K extends Change['kind']> = Extract<Change, { kind: K }>;

/** What the caller changed is done to the setting as it is now: another tab may have changed another field meanwhile. */
export async function planSettings({ db, head }: BookSnapshot, { set, subjects }: Of<'settings'>): Planned {
  const settingDeltas: SettingDelta[] = [];
  for (const { key, before, after } of set) {
    const now = (await db.settings.get(key))?.value;
    const edits = settingEdits(now, applyEdits(now, settingEdits(before, after)));
    if (edits.length > 0) settingDeltas.push({ key, edits });
  }
  return ok(settingDeltas.length === 0 ? 'unchanged' : makePlan(head, { settingDeltas, subjects }));
}

/** One of the same kind and id gives way; one that is not there counts as removed. */
export async function planPresets(snapshot: BookSnapshot, { save, remove }: Of<'presets'>, at: string): Planned {
  const deltas = [...(await presetDeltas(snapshot, save, at))];
  for (const { kind, id } of remove) {
    const before = await snapshot.db.presets.get([kind, id]);
    if (before !== undefined) deltas.push({ before });
  }
  if (deltas.length === 0) return ok('unchanged');
  const subjects = deltas.flatMap(({ before, after }) => (after ?? before)?.name ?? []);
  return ok(makePlan(snapshot.head, { presetDeltas: deltas, subjects }));
}

export async function presetDeltas(
  { db }: BookSnapshot,
  save: readonly NewPreset[],
  at: string,
): Promise<readonly RecordDelta<PresetRecord>[]> {
  const deltas: RecordDelta<PresetRecord>[] = [];
  for (const preset of save) {
    const before = await db.presets.get([preset.kind, preset.id]);
    const after = { ...preset, savedAt: at };
    if (before === undefined || !RECORD_GUARDS.presets(before)) deltas.push({ after });
    else if (!sameData({ ...before, savedAt: at }, after)) deltas.push({ before, after });
  }
  return deltas;
}
