/** The rules in a ledger file: their fields, and the reading of them. One that is not understood would change figures without a word, so it is refused. */
import { DEFAULT_SETTINGS, METHODS, OPEN_CHOICES, SCOPES } from '../settings.ts';
import { coin, instant, oneOf, type Reader, text } from './field-readers.ts';
import { type LedgerRules, LEDGER_FILE_LIMITS as LIMITS } from './ledger-file.ts';
import type { ReadContext } from './read-context.ts';
import { type Field, readObject } from './read-object.ts';

const readMethod = oneOf(METHODS);

const method: Reader = (raw, field, context) =>
  readMethod(typeof raw === 'string' ? raw.toUpperCase() : raw, field, context);

/** Of one method of a single pool, in printing order. */
export const POOL_METHOD_FIELDS: readonly Field[] = [
  { name: 'wallet', required: true, read: text(LIMITS.wallet) },
  { name: 'asset', required: true, read: coin },
  { name: 'method', required: true, read: method },
  { name: 'from', required: false, read: instant },
];

const RULE_FIELDS: readonly Field[] = [
  { name: 'method', required: false, read: method },
  { name: 'scope', required: false, read: oneOf(SCOPES) },
  { name: 'poolMethods', required: false, read: readPoolMethods },
  ...Object.entries(OPEN_CHOICES).map(([name, values]) => ({ name, required: false, read: oneOf(values) })),
];

export function readRules(raw: unknown, context: ReadContext): LedgerRules | undefined {
  if (raw === undefined || raw === null) return undefined;
  const rules = readObject(raw, RULE_FIELDS, 'rules', context, refuseRule(RULE_FIELDS, context)) as
    | Partial<LedgerRules>
    | undefined;
  if (rules === undefined) return undefined;
  return { ...rules, method: rules.method ?? DEFAULT_SETTINGS.method, scope: rules.scope ?? DEFAULT_SETTINGS.scope };
}

function readPoolMethods(raw: unknown, field: string, context: ReadContext): unknown {
  if (!Array.isArray(raw)) return context.fail('field.wrong-type', field, { expected: 'list' });
  if (raw.length > LIMITS.list) return context.fail('list.too-long', field, { limit: String(LIMITS.list) });
  const refuse = refuseRule(POOL_METHOD_FIELDS, context);
  const pools = raw.map((item: unknown, index) =>
    readObject(item, POOL_METHOD_FIELDS, `${field}[${index}]`, context, refuse),
  );
  return pools.includes(undefined) ? undefined : pools;
}

function refuseRule(fields: readonly Field[], context: ReadContext): (name: string, path: string) => void {
  return (name, path) => {
    const allowed = fields.map((field) => field.name).join(', ');
    context.fail('rule.unknown', path, { value: name.slice(0, 60), allowed });
  };
}
