/** Open points that are no entries, in a ledger file: rows nobody could read, and remarks about entries and files. */
import { isRecord } from '@cryptax/kernel';
import { lineNumber, oneOf, text } from './field-readers.ts';
import { type LedgerRemark, LEDGER_FILE_LIMITS as LIMITS, type UnreadRow } from './ledger-file.ts';
import type { ReadContext } from './read-context.ts';
import { type Field, readObject } from './read-object.ts';

const UNREAD_FIELDS: readonly Field[] = [
  { name: 'file', required: true, read: text(LIMITS.label) },
  { name: 'line', required: true, read: lineNumber },
  { name: 'code', required: true, read: text(LIMITS.label) },
  { name: 'params', required: false, read: readParams },
];

const REMARK_FIELDS: readonly Field[] = [
  { name: 'code', required: true, read: text(LIMITS.label) },
  { name: 'severity', required: true, read: oneOf(['info', 'warning', 'error']) },
  { name: 'eventId', required: false, read: text(LIMITS.id) },
  { name: 'file', required: false, read: text(LIMITS.label) },
  { name: 'params', required: false, read: readParams },
];

export function readUnread(raw: unknown, context: ReadContext): readonly UnreadRow[] | undefined {
  return readList<UnreadRow>(raw, 'unread', UNREAD_FIELDS, context);
}

export function readRemarks(raw: unknown, context: ReadContext): readonly LedgerRemark[] | undefined {
  return readList<LedgerRemark>(raw, 'remarks', REMARK_FIELDS, context);
}

function readList<T>(
  raw: unknown,
  name: string,
  fields: readonly Field[],
  context: ReadContext,
): readonly T[] | undefined {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) return context.fail('field.wrong-type', name, { expected: 'list' });
  const { events: limit } = LIMITS;
  if (raw.length > limit) return context.fail('list.too-long', name, { limit: String(limit) });
  return raw.flatMap((item: unknown, index) => {
    const read = readObject(item, fields, `${name}[${index}]`, context);
    return read === undefined ? [] : [{ params: {}, ...read } as unknown as T];
  });
}

/** Words for the sentence of a point; anything but texts is refused. */
function readParams(raw: unknown, field: string, context: ReadContext): unknown {
  if (!isRecord(raw)) return context.fail('field.wrong-type', field, { expected: 'object' });
  const entries = Object.entries(raw);
  const read = text(LIMITS.note, true);
  const values = entries.map(([name, value]) => (value === '' ? '' : read(value, `${field}.${name}`, context)));
  if (values.includes(undefined)) return undefined;
  return Object.fromEntries(entries.map(([name], index) => [name, values[index]]));
}
