/**
 * Prints a ledger file in its one canonical form: fields in the order of the schema, one event a line, a line
 * break at the end. The same ledger always gives the same bytes, so files can be compared and hashed.
 */
import { compareText, defined, type Fields } from '@cryptax/kernel';
import type { BalanceStatement } from '../proof/balance-statement.ts';
import { OPEN_CHOICES, type OpenChoice } from '../settings.ts';
import { EVENT_FIELDS } from './event-schema.ts';
import {
  LEDGER_FORMAT,
  LEDGER_VERSION,
  type LedgerFile,
  type LedgerRemark,
  type LedgerRules,
  type UnreadRow,
} from './ledger-file.ts';
import type { Field } from './read-object.ts';
import { POOL_METHOD_FIELDS } from './rule-schema.ts';
import { STATEMENT_FIELDS } from './statement-schema.ts';

export function printLedgerFile(file: LedgerFile): string {
  const rules = file.rules === undefined ? '' : `,"rules":${JSON.stringify(printedRules(file.rules))}`;
  const head = `{"format":${JSON.stringify(LEDGER_FORMAT)},"version":${LEDGER_VERSION}${rules},"events":[`;
  const lines = file.events.map((event) =>
    JSON.stringify(ordered(event as unknown as Fields, EVENT_FIELDS[event.kind])),
  );
  const unread = file.unread === undefined || file.unread.length === 0 ? '' : printedUnread(file.unread);
  const remarks = file.remarks === undefined || file.remarks.length === 0 ? '' : printedRemarks(file.remarks);
  const tail = `]${unread}${remarks}${printedStatements(file.statements ?? [])}}\n`;
  return lines.length === 0 ? `${head}${tail}` : `${head}\n${lines.join(',\n')}\n${tail}`;
}

function printedStatements(statements: readonly BalanceStatement[]): string {
  if (statements.length === 0) return '';
  const lines = statements.map((each) => JSON.stringify(ordered(each as unknown as Fields, STATEMENT_FIELDS)));
  return `,"statements":[\n${lines.join(',\n')}\n]`;
}

function printedUnread(rows: readonly UnreadRow[]): string {
  const lines = rows.map(({ file, line, code, params }) =>
    JSON.stringify({ file, line, code, params: sorted(params) }),
  );
  return `,"unread":[\n${lines.join(',\n')}\n]`;
}

function printedRemarks(remarks: readonly LedgerRemark[]): string {
  const lines = remarks.map(({ code, severity, eventId, file, params }) =>
    JSON.stringify({ code, severity, ...defined({ eventId, file }), params: sorted(params) }),
  );
  return `,"remarks":[\n${lines.join(',\n')}\n]`;
}

function sorted(params: UnreadRow['params']): UnreadRow['params'] {
  return Object.fromEntries(Object.entries(params).sort(([a], [b]) => compareText(a, b)));
}

function printedRules(rules: LedgerRules): Fields {
  const choices = Object.keys(OPEN_CHOICES) as readonly OpenChoice[];
  const made = choices.flatMap((name) => (rules[name] === undefined ? [] : [[name, rules[name]]]));
  const pools = (rules.poolMethods ?? []).map((pool) => ordered(pool as unknown as Fields, POOL_METHOD_FIELDS));
  return {
    ...{ method: rules.method, scope: rules.scope },
    ...(pools.length === 0 ? {} : { poolMethods: pools }),
    ...Object.fromEntries(made),
  };
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
