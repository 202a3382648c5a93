/**
 * Prints a ledger file in its one canonical form: fields in the order of the schema, one event a line, a line
 * break at the end. The same ledger always gives the same bytes, so files can be compared and hashed.
 */
import type { Fields } from '@cryptax/kernel';
import { OPEN_CHOICES, type OpenChoice } from '../settings.ts';
import { EVENT_FIELDS } from './event-schema.ts';
import { LEDGER_FORMAT, LEDGER_VERSION, type LedgerFile, type LedgerRules } from './ledger-file.ts';
import type { Field } from './read-object.ts';

export function printLedgerFile(file: LedgerFile): string {
  const rules = file.rules === undefined ? '' : `,"rules":${JSON.stringify(printedRules(file.rules))}`;
  const head = `{"format":${JSON.stringify(LEDGER_FORMAT)},"version":${LEDGER_VERSION}${rules},"events":[`;
  const lines = file.events.map((event) =>
    JSON.stringify(ordered(event as unknown as Fields, EVENT_FIELDS[event.kind])),
  );
  return lines.length === 0 ? `${head}]}\n` : `${head}\n${lines.join(',\n')}\n]}\n`;
}

function printedRules(rules: LedgerRules): Fields {
  const choices = Object.keys(OPEN_CHOICES) as readonly OpenChoice[];
  const made = choices.flatMap((name) => (rules[name] === undefined ? [] : [[name, rules[name]]]));
  return { method: rules.method, scope: rules.scope, ...Object.fromEntries(made) };
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
