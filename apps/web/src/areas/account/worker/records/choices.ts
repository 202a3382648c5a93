/**
 * What the user decided beside the entries: methods and readings, tax profile, data of the cover, figures he declared, prices he
 * typed, fees. Each field is a row: a method chosen here and an income entered there both stand. Whether services may be
 * asked for live prices is a choice of each device.
 */
import { isRecord, isText, listOf, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { DatedChoice, JsonValue, Store, StoreError } from '@cryptax/store';
import { CHOICE_KEYS } from '../../../../platform/ledger/worker/keep-choice.ts';
import { besideRow, contentOf, type RecordKind } from './record-kind.ts';

const PREFIX = 'unread:*choice:';
const { tax, person, declared, manualPrices, venueFees } = CHOICE_KEYS;
const KEYS: readonly string[] = [tax, person, declared, manualPrices, venueFees];

interface Leaf {
  readonly path: readonly string[];
  readonly value: JsonValue;
}

export const choiceRecords: RecordKind = {
  prefix: PREFIX,
  read: async (store) => {
    const rows: LedgerEvent[] = [];
    for (const key of KEYS) {
      const found = await store.settings.get(key);
      if (!found.ok) return found;
      for (const { path, value } of leavesOf(key, found.value)) {
        rows.push(besideRow(rowId(key, path), { choice: { key, path, value } }));
      }
    }
    const made = await store.journal.choices('own');
    return made.ok ? ok({ rows, times: timesOf(made.value) }) : made;
  },
  keep: async (store, put, remove) => {
    const coming = put.flatMap(choiceOf);
    const leaving = remove.flatMap(pathOf);
    for (const key of KEYS) {
      const set = coming.filter((each) => each.key === key);
      const unset = leaving.filter((each) => each.key === key);
      if (set.length + unset.length === 0) continue;
      const kept = await keepChoice(store, key, set, unset);
      if (!kept.ok) return kept;
    }
    return ok(undefined);
  },
};

async function keepChoice(
  store: Store,
  key: string,
  set: readonly Leaf[],
  unset: readonly Pick<Leaf, 'path'>[],
): Promise<Result<void, StoreError>> {
  const before = await store.settings.get(key);
  if (!before.ok) return before;
  const leaves = new Map(leavesOf(key, before.value).map((leaf) => [rowId(key, leaf.path), leaf]));
  for (const { path } of unset) leaves.delete(rowId(key, path));
  for (const leaf of set) leaves.set(rowId(key, leaf.path), leaf);
  // What is not of the user's own book has no rows and stays as it is.
  const foreign = key === declared && isRecord(before.value) ? omit(before.value, 'own') : {};
  const after = key === manualPrices ? listFrom([...leaves.values()]) : treeFrom([...leaves.values()], foreign);
  return store.settings.receive(key, after);
}

function leavesOf(key: string, value: JsonValue | undefined): readonly Leaf[] {
  if (key === manualPrices) {
    return (Array.isArray(value) ? value : []).flatMap((item: JsonValue) => {
      const path = pricePath(item);
      return path === undefined ? [] : [{ path, value: item }];
    });
  }
  const leaves = value === undefined ? [] : fieldsOf(value, []);
  return key === declared ? leaves.filter(({ path }) => path[0] === 'own') : leaves;
}

function fieldsOf(value: JsonValue, path: readonly string[]): readonly Leaf[] {
  if (!isRecord(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : fieldsOf(inner as JsonValue, [...path, name]),
  );
}

/** A price is known by coin, day and currency, not by its place in the list. */
function pricePath(item: unknown): readonly string[] | undefined {
  if (!isRecord(item)) return undefined;
  const parts = [item.asset, item.day, item.currency];
  return parts.every(isText) ? (parts as readonly string[]) : undefined;
}

function treeFrom(leaves: readonly Leaf[], foreign: Readonly<Record<string, unknown>>): JsonValue | undefined {
  const tree: Record<string, unknown> = { ...foreign };
  for (const { path, value } of leaves) {
    let at = tree;
    for (const name of path.slice(0, -1)) {
      const inner = Object.hasOwn(at, name) && isRecord(at[name]) ? { ...(at[name] as object) } : {};
      at[name] = inner;
      at = inner as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return Object.keys(tree).length === 0 ? undefined : (tree as JsonValue);
}

function listFrom(leaves: readonly Leaf[]): JsonValue | undefined {
  return leaves.length === 0 ? undefined : leaves.map(({ value }) => value);
}

function omit(fields: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const { [name]: _, ...rest } = fields;
  return rest;
}

/** When each field was last decided here, also those that were taken away. */
function timesOf(made: readonly DatedChoice[]): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  const note = (key: string, path: readonly string[], at: string) => {
    const id = rowId(key, path);
    if (at > (times.get(id) ?? '')) times.set(id, at);
  };
  for (const { key, at, edits } of made) {
    if (!KEYS.includes(key)) continue;
    for (const edit of edits) {
      const sides = edit.kind === 'list' ? [...edit.removed, ...edit.inserted] : [edit.before, edit.after];
      if (key === manualPrices) for (const item of sides.flat()) note(key, pricePath(item) ?? [], at);
      else if (edit.kind === 'list') note(key, edit.path, at);
      else for (const side of sides) for (const leaf of fieldsOf(side ?? null, edit.path)) note(key, leaf.path, at);
    }
  }
  return times;
}

function rowId(key: string, path: readonly string[]): string {
  return `${PREFIX}${[key, ...path].map(encodeURIComponent).join('/')}`;
}

function pathOf(id: string): readonly { readonly key: string; readonly path: readonly string[] }[] {
  try {
    const [key = '', ...path] = id.slice(PREFIX.length).split('/').map(decodeURIComponent);
    return [{ key, path }];
  } catch {
    return [];
  }
}

function choiceOf(row: LedgerEvent): readonly (Leaf & { readonly key: string })[] {
  const choice = contentOf(row, 'choice');
  if (!isRecord(choice)) return [];
  const { key, path, value } = choice;
  const isSound = isText(key) && listOf(isText)(path) && value !== undefined;
  if (!isSound || rowId(key as string, path as readonly string[]) !== row.id) return [];
  const names = path as readonly string[];
  // Names that mean something to the language are no fields of ours.
  return names.includes('__proto__') ? [] : [{ key: key as string, path: names, value: value as JsonValue }];
}
