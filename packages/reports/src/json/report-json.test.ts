import { readFileSync } from 'node:fs';
import { verifyReport } from '@cryptax/tax-de';
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
