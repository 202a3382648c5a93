/**
 * Reads one JSON object by a list of fields. Only listed fields are copied, one by one, so a key such as
 * `__proto__` can never reach an object of ours; the others are reported, not kept.
 */
import { isRecord } from '@cryptax/kernel';
import type { Reader } from './field-readers.ts';
import type { ReadContext } from './read-context.ts';

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly read: Reader;
  /** Fields of a nested object, in printing order. */
  readonly fields?: readonly Field[];
}

/** The object's known fields in the list's order, or undefined after an error. `null` counts as absent. */
export function readObject(
  raw: unknown,
  fields: readonly Field[],
  path: string,
  context: ReadContext,
  onUnknown: (name: string, path: string) => void = (_, field) => context.noteUnknown(field),
): Record<string, unknown> | undefined {
  if (!isRecord(raw)) return context.fail('field.wrong-type', path, { expected: 'object' });
  const result: Record<string, unknown> = {};
  const prefix = path === '' ? '' : `${path}.`;
  let known = 0;
  let sound = true;
  for (const field of fields) {
    const value = raw[field.name];
    if (value === undefined) {
      if (field.required) sound = missing(prefix + field.name, context);
      continue;
    }
    known++;
    if (value === null) {
      if (field.required) sound = missing(prefix + field.name, context);
      continue;
    }
    const read = field.read(value, prefix + field.name, context);
    if (read === undefined) sound = false;
    else result[field.name] = read;
  }
  const names = Object.keys(raw);
  if (names.length > known) {
    const listed = new Set(fields.map((field) => field.name));
    for (const name of names) if (!listed.has(name)) onUnknown(name, prefix + name);
  }
  return sound ? result : undefined;
}

function missing(path: string, context: ReadContext): false {
  context.fail('field.missing', path);
  return false;
}
