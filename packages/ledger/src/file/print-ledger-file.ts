/**
 * Prints a ledger file in its one canonical form: fields in the order of the schema, one event a line, a line
 * break at the end. The same ledger always gives the same bytes, so files can be compared and hashed.
 */
import type { Fields } from '@cryptax/kernel';
import { EVENT_FIELDS } from './event-schema.ts';
import { LEDGER_FORMAT, LEDGER_VERSION, type LedgerFile } from './ledger-file.ts';
import type { Field } from './read-object.ts';

export function printLedgerFile(file: LedgerFile): string {
  const rules =
    file.rules === undefined
      ? ''
      : `,"rules":${JSON.stringify({ method: file.rules.method, scope: file.rules.scope })}`;
  const head = `{"format":${JSON.stringify(LEDGER_FORMAT)},"version":${LEDGER_VERSION}${rules},"events":[`;
  const lines = file.events.map((event) =>
    JSON.stringify(ordered(event as unknown as Fields, EVENT_FIELDS[event.kind])),
  );
  return lines.length === 0 ? `${head}]}\n` : `${head}\n${lines.join(',\n')}\n]}\n`;
}

function ordered(raw: Fields, fields: readonly Field[]): Fields {
  const result: Record<string, unknown> = {};
  for (const { name, fields: nested } of fields) {
    const value = raw[name];
    if (value === undefined) continue;
    result[name] = nested === undefined ? value : ordered(value as Fields, nested);
  }
  return result;
}
