/**
 * Rules and known addresses in the log of the account, each as a row of its own. They are no entries; both ends of the log
 * know that, and the server counts them as no transaction because of how they are named.
 */
import { isRecord, isText, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { JsonValue, NewPreset, PresetKind, PresetRecord, Store, StoreError } from '@cryptax/store';

const RULE_ID = 'unread:*rule:';
const KINDS: readonly PresetKind[] = ['rule', 'address'];
/** Nobody asks for it; the log wants one. */
const NO_MOMENT = '2009-01-03T00:00:00Z';

/** What travels of all that is saved under a name. Views and mappings belong to the screens and files of a device. */
export async function travellingRules(store: Store): Promise<Result<readonly PresetRecord[], StoreError>> {
  const rules = await store.presets.list('rule');
  if (!rules.ok) return rules;
  const addresses = await store.presets.list('address');
  return addresses.ok ? { ok: true, value: [...rules.value, ...addresses.value] } : addresses;
}

export function isRuleRow({ id }: Pick<LedgerEvent, 'id'>): boolean {
  return id.startsWith(RULE_ID);
}

export function ruleRows(presets: readonly PresetRecord[]): readonly LedgerEvent[] {
  return presets.map(({ savedAt: _, ...preset }) => {
    const row = { id: rowId(preset), kind: 'unread', at: NO_MOMENT, wallet: '', preset };
    return row as unknown as LedgerEvent;
  });
}

/** When they were saved on this device: of two edits the later one stands. */
export function timesOfRules(presets: readonly PresetRecord[]): ReadonlyMap<string, string> {
  return new Map(presets.map((preset) => [rowId(preset), new Date(preset.savedAt).toISOString()]));
}

/** What other devices saved, changed or removed. */
export function keepArrivedRules(
  store: Store,
  upserts: readonly LedgerEvent[],
  remove: readonly string[],
): Promise<Result<void, StoreError>> {
  const gone = remove.filter((id) => isRuleRow({ id })).map((id) => nameOf(id.slice(RULE_ID.length)));
  return store.presets.keep(
    upserts.filter(isRuleRow).flatMap(presetOf),
    gone.filter(({ kind }) => KINDS.includes(kind)),
  );
}

function rowId({ kind, id }: Pick<PresetRecord, 'kind' | 'id'>): string {
  return `${RULE_ID}${kind}:${id}`;
}

function nameOf(text: string): Pick<PresetRecord, 'kind' | 'id'> {
  const at = text.indexOf(':');
  return { kind: text.slice(0, at) as PresetKind, id: text.slice(at + 1) };
}

function presetOf(row: LedgerEvent): readonly NewPreset[] {
  const { preset } = row as unknown as Readonly<Record<string, unknown>>;
  if (!isRecord(preset)) return [];
  const { kind, id, name, data } = preset;
  const isSound = KINDS.includes(kind as PresetKind) && isText(id) && id !== '' && isText(name) && data !== undefined;
  return isSound ? [{ kind: kind as PresetKind, id: id as string, name: name as string, data: data as JsonValue }] : [];
}
