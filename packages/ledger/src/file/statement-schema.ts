/** The statements about balances in a ledger file: their fields in printing order, and the reading of their list. */
import type { BalanceStatement } from '../proof/balance-statement.ts';
import { coin, decimalText, instant, lineNumber, text } from './field-readers.ts';
import { LEDGER_FILE_LIMITS as LIMITS } from './ledger-file.ts';
import type { ReadContext } from './read-context.ts';
import { type Field, readObject } from './read-object.ts';

export const STATEMENT_FIELDS: readonly Field[] = [
  { name: 'wallet', required: true, read: text(LIMITS.wallet) },
  { name: 'asset', required: true, read: coin },
  { name: 'at', required: true, read: instant },
  { name: 'amount', required: true, read: decimalText('signed') },
  { name: 'part', required: false, read: text(LIMITS.label) },
  { name: 'file', required: false, read: text(LIMITS.label) },
  { name: 'line', required: false, read: lineNumber },
  { name: 'service', required: false, read: text(LIMITS.label) },
];

export function readStatements(raw: unknown, context: ReadContext): readonly BalanceStatement[] | undefined {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) return context.fail('field.wrong-type', 'statements', { expected: 'list' });
  const { events: limit } = LIMITS;
  if (raw.length > limit) return context.fail('list.too-long', 'statements', { limit: String(limit) });
  return raw.flatMap((item: unknown, index) => {
    const read = readObject(item, STATEMENT_FIELDS, `statements[${index}]`, context);
    return read === undefined ? [] : [read as unknown as BalanceStatement];
  });
}
