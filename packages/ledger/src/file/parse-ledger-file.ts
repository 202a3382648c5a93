/**
 * Reads a ledger file: `{ format: "cryptax-ledger", version: 1, rules?, events }`, or a bare example of the rule
 * book (`rules` and `events`). All problems are reported at once, up to a limit; a file with one wrong event is
 * refused as a whole, because a ledger with a hole gives wrong tax.
 */
import { defined, err, type Fields, isRecord, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { findJsonFault } from './json-error.ts';
import {
  LEDGER_FILE_LIMITS,
  LEDGER_FORMAT,
  LEDGER_VERSION,
  type LedgerFileError,
  type ReadLedgerFile,
} from './ledger-file.ts';
import { readRemarks, readUnread } from './open-point-schema.ts';
import { ReadContext } from './read-context.ts';
import { readEvent } from './read-event.ts';
import { readRules } from './rule-schema.ts';
import { readStatements } from './statement-schema.ts';

export function parseLedgerFile(text: string): Result<ReadLedgerFile, readonly LedgerFileError[]> {
  const json = parseJson(text);
  if (!json.ok) return err([json.error]);
  const context = new ReadContext();
  const file = readFile(json.value, context);
  return file === undefined || context.errors.length > 0 ? err(context.errors) : ok(file);
}

function parseJson(text: string): Result<unknown, LedgerFileError> {
  if (text.length > LEDGER_FILE_LIMITS.text) {
    return err({ code: 'json.too-large', path: '', params: { limit: String(LEDGER_FILE_LIMITS.text) } });
  }
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return ok(JSON.parse(body) as unknown);
  } catch (error) {
    const fault = findJsonFault(body);
    /** Well-formed and still refused: the engine ran out of room. */
    if (fault === undefined) return err({ code: 'json.too-large', path: '', params: { cause: String(error) } });
    const { line, column, found } = fault;
    return err({ code: 'json.malformed', path: '', params: { line: String(line), column: String(column), found } });
  }
}

function readFile(raw: unknown, context: ReadContext): ReadLedgerFile | undefined {
  if (!isRecord(raw)) return context.fail('file.not-an-object', '');
  if (!isKnownFormat(raw, context)) return undefined;
  for (const name of Object.keys(raw)) if (!TOP_FIELDS.has(name)) context.noteUnknown(name);
  const rules = readRules(raw.rules, context);
  const events = readEvents(raw.events, context);
  context.leaveEvents();
  const unread = readUnread(raw.unread, context);
  const remarks = readRemarks(raw.remarks, context);
  const statements = readStatements(raw.statements, context);
  if (events === undefined || unread === undefined || remarks === undefined || statements === undefined) {
    return undefined;
  }
  return {
    ...defined({ rules }),
    events,
    ...(unread.length === 0 ? {} : { unread }),
    ...(remarks.length === 0 ? {} : { remarks }),
    ...(statements.length === 0 ? {} : { statements }),
    issues: context.issues,
  };
}

/** `name`, `note` and `expect` belong to the rule book's examples and say nothing about the ledger. */
const TOP_FIELDS: ReadonlySet<string> = new Set([
  'format',
  'version',
  'rules',
  'events',
  'unread',
  'remarks',
  'statements',
  'name',
  'note',
  'expect',
]);

function isKnownFormat(raw: Fields, context: ReadContext): boolean {
  const { format, version } = raw;
  const isBareExample = format === undefined && isRecord(raw.rules) && Array.isArray(raw.events);
  if (isBareExample) return true;
  if (format !== LEDGER_FORMAT) {
    context.fail('file.unknown-format', 'format', { value: printable(format), expected: LEDGER_FORMAT });
    return false;
  }
  if (version !== LEDGER_VERSION) {
    context.fail('file.unknown-version', 'version', { value: printable(version), expected: String(LEDGER_VERSION) });
    return false;
  }
  return true;
}

function readEvents(raw: unknown, context: ReadContext): readonly LedgerEvent[] | undefined {
  if (raw === undefined) return context.fail('field.missing', 'events');
  if (!Array.isArray(raw)) return context.fail('field.wrong-type', 'events', { expected: 'list' });
  const { events: limit } = LEDGER_FILE_LIMITS;
  if (raw.length > limit) return context.fail('file.too-many-events', 'events', { limit: String(limit) });
  const events: LedgerEvent[] = [];
  const indexOf = new Map<string, number>();
  for (let index = 0; index < raw.length && !context.isFull; index++) {
    const item: unknown = raw[index];
    context.enterEvent(index, isRecord(item) ? item.id : undefined);
    const event = readEvent(item, context);
    if (event === undefined) continue;
    const first = indexOf.get(event.id);
    if (first !== undefined) context.fail('event.duplicate-id', 'id', { id: event.id, first: `events[${first}]` });
    else indexOf.set(event.id, index);
    events.push(event);
  }
  return events;
}

function printable(value: unknown): string {
  if (value === undefined) return '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);
}
