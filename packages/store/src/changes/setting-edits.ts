/**
 * What changed inside a setting: single fields of objects and stretches of lists, never the whole value. So undoing one
 * choice leaves a later one in another field alone, and adding a price to a long list keeps that price and not the list.
 * For the same reason an object without fields says the same as none: creating one is setting each of its fields.
 */
import { defined, isRecord } from '@cryptax/kernel';
import type { JsonValue } from '../records.ts';
import { sameData } from './same-data.ts';

export type SettingEdit =
  | {
      readonly kind: 'value';
      /** Names of fields from the outside in; empty for the value itself. */
      readonly path: readonly string[];
      readonly before?: JsonValue;
      readonly after?: JsonValue;
    }
  | {
      readonly kind: 'list';
      readonly path: readonly string[];
      readonly at: number;
      readonly removed: readonly JsonValue[];
      readonly inserted: readonly JsonValue[];
    };

export interface SettingDelta {
  readonly key: string;
  readonly edits: readonly SettingEdit[];
}

type Maybe = JsonValue | undefined;
type Fields = { readonly [key: string]: JsonValue | undefined };

export function settingEdits(before: Maybe, after: Maybe, path: readonly string[] = []): readonly SettingEdit[] {
  if (sameData(before, after)) return [];
  if (isList(before) && isList(after)) return [listEdit(before, after, path)];
  const from = before === undefined && isFields(after) ? {} : before;
  const to = after === undefined && isFields(before) ? {} : after;
  if (isFields(from) && isFields(to)) {
    const names = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...names].flatMap((name) => settingEdits(fieldOf(from, name), fieldOf(to, name), [...path, name]));
  }
  return [{ kind: 'value', path, ...defined({ before, after }) }];
}

export function invertEdit(edit: SettingEdit): SettingEdit {
  if (edit.kind === 'list') return { ...edit, removed: edit.inserted, inserted: edit.removed };
  const { kind, path, before, after } = edit;
  return {
    kind,
    path,
    ...defined({ before: after, after: before }),
  };
}

/** What a person wants now: it wins over whatever is there. */
export function applyEdits(value: Maybe, edits: readonly SettingEdit[]): Maybe {
  return edits.reduce((now, edit) => applyAt(now, edit, edit.path), value);
}

/** A step of the history: a field that has another value by now was decided later and stays. */
export function replayEdits(value: Maybe, edits: readonly SettingEdit[]): Maybe {
  const isDue = (edit: SettingEdit): boolean =>
    edit.kind === 'list' || sameData(valueAt(value, edit.path), edit.before);
  return applyEdits(value, edits.filter(isDue));
}

function valueAt(value: Maybe, path: readonly string[]): Maybe {
  return path.reduce<Maybe>((now, name) => (isFields(now) ? fieldOf(now, name) : undefined), value);
}

function applyAt(value: Maybe, edit: SettingEdit, path: readonly string[]): Maybe {
  const [name, ...rest] = path;
  if (name === undefined) return edit.kind === 'value' ? edit.after : applyList(isList(value) ? value : [], edit);
  const fields = isFields(value) ? value : {};
  const { [name]: _, ...others } = fields;
  const after = applyAt(fieldOf(fields, name), edit, rest);
  if (after !== undefined) return { ...fields, [name]: after };
  return Object.keys(others).length === 0 ? undefined : others;
}

type ListEdit = Extract<SettingEdit, { kind: 'list' }>;

/** Where the list has changed since, what was added is found by its content; nothing else is touched. */
function applyList(list: readonly JsonValue[], { at, removed, inserted }: ListEdit): readonly JsonValue[] {
  const end = at + removed.length;
  if (sameData(list.slice(at, end), removed)) return [...list.slice(0, at), ...inserted, ...list.slice(end)];
  const kept = removed.reduce<readonly JsonValue[]>((left, gone) => {
    const place = left.findIndex((item) => sameData(item, gone));
    return place < 0 ? left : left.toSpliced(place, 1);
  }, list);
  return kept.toSpliced(Math.min(at, kept.length), 0, ...inserted);
}

function listEdit(before: readonly JsonValue[], after: readonly JsonValue[], path: readonly string[]): ListEdit {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && sameData(before[at], after[at])) at++;
  let tail = 0;
  while (tail < most - at && sameData(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  return {
    kind: 'list',
    path,
    at,
    removed: before.slice(at, before.length - tail),
    inserted: after.slice(at, after.length - tail),
  };
}

function fieldOf(fields: Fields, name: string): Maybe {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isList(value: Maybe): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isFields(value: Maybe): value is Fields {
  return isRecord(value);
}
