import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS, type LedgerEvent, type Method, type Scope } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { computeLedger } from './compute-ledger.ts';

interface Example {
  readonly name: string;
  readonly rules: { readonly method: Method; readonly scope: Scope };
  readonly events: readonly LedgerEvent[];
  readonly expect: { readonly disposals: unknown; readonly years: unknown; readonly holdings: unknown };
}

const file = new URL('../../golden/law-examples.json', import.meta.url);
const examples: readonly Example[] = JSON.parse(readFileSync(file, 'utf8')).examples;

describe('worked examples of the rule book', () => {
  test('all of them are here', () => {
    expect(examples).toHaveLength(18);
  });

  test.each(examples.map((example) => [example.name, example] as const))('%s agrees field by field', (_, example) => {
    const result = computeLedger(example.events, { ...DEFAULT_SETTINGS, ...example.rules });
    expect(result.rules).toEqual(example.rules);
    expect(result.disposals).toEqual(example.expect.disposals);
    expect(result.years).toEqual(example.expect.years);
    expect(result.holdings).toEqual(example.expect.holdings);
    expect(result.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
