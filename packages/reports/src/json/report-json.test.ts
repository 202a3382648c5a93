import { readFileSync } from 'node:fs';
import { buildTaxYearReport, verifyReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { schemaErrors } from '../testing/check-schema.ts';
import { GOLDEN_NAMES, goldenInput, goldenReport } from '../testing/golden.ts';
import { reportJson } from './report-json.ts';

const SCHEMA = JSON.parse(
  readFileSync(new URL('../../schemas/cryptax-report-1.schema.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

test.each(GOLDEN_NAMES)('the JSON of %s follows the published schema', (name) => {
  expect(schemaErrors(SCHEMA, JSON.parse(reportJson(goldenReport(name))))).toEqual([]);
});

test('names of tokens are described too', () => {
  const input = goldenInput('beginner');
  const at = `${input.year}-01-01T00:00:00Z` as (typeof input.events)[number]['at'];
  const asset = `base:0x${'7'.repeat(40)}`;
  const bought = { id: 'token', at, kind: 'buy', wallet: 'A', in: { asset, amount: '1' }, valueEur: '5.00' } as const;
  const events = [...input.events, { ...bought, note: 'Harbour Token (HARB)' }];
  const report = buildTaxYearReport({ ...input, events });
  if (!report.ok) throw new Error(report.error.code);
  const given = JSON.parse(reportJson(report.value));
  expect(given.tokens).toEqual([{ asset, symbol: 'HARB', name: 'Harbour Token' }]);
  expect(schemaErrors(SCHEMA, given)).toEqual([]);
  given.tokens[0].chain = 'base';
  expect(schemaErrors(SCHEMA, given)).toEqual(['$.tokens[0].chain: is not described']);
});

test('the schema refuses what it does not describe', () => {
  const report = JSON.parse(reportJson(goldenReport('beginner')));
  expect(schemaErrors(SCHEMA, { ...report, extra: 1 })).toEqual(['$.extra: is not described']);
  expect(schemaErrors(SCHEMA, { ...report, seal: 'x' })).toHaveLength(1);
  report.lots[0].gain = 12.5;
  expect(schemaErrors(SCHEMA, report)).toEqual([
    '$.lots[0].gain: is number, not string',
    '$.lots[0].gain: 12.5 does not match ^-?\\d+\\.\\d{2}$',
  ]);
  const { seal: _, ...unsealed } = JSON.parse(reportJson(goldenReport('beginner')));
  expect(schemaErrors(SCHEMA, unsealed)).toEqual(['$.seal: is missing']);
});

test.each(GOLDEN_NAMES)('the JSON of %s can be verified again from its ledger', (name) => {
  const given = JSON.parse(reportJson(goldenReport(name))) as unknown;
  const result = verifyReport(given, goldenInput(name).events);
  expect(result).toMatchObject({ ok: true, value: { agrees: true, differences: [] } });
});
