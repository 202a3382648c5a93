import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { ONE_GAIN } from '../testing/one-gain.ts';
import { refusal, run } from '../testing/run.ts';

function sealedReport(): TaxYearReport {
  const report = buildTaxYearReport({
    year: 2024,
    person: { role: 'A' },
    settings: DEFAULT_SETTINGS,
    profile: {},
    generatedAt: '2025-05-02T10:00:00Z',
    wallets: [],
    manualChanges: [],
    unreadRows: [],
    spouse: null,
    events: ONE_GAIN,
  });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

const files = (report: unknown, events: readonly LedgerEvent[] = ONE_GAIN) => ({
  'report.json': JSON.stringify(report),
  'ledger.json': JSON.stringify({ format: 'cryptax-ledger', version: 1, events }),
});
const ARGV = ['verify', 'report.json', 'ledger.json'];

describe('cryptax verify', () => {
  test('a report agrees with the ledger it was made from', async () => {
    expect(await run(ARGV, files(sealedReport()))).toEqual({
      code: 0,
      out: 'The report agrees with the ledger: every figure and hash is the same.\n',
      error: '',
    });
  });

  test('a changed figure is named and the seal is broken', async () => {
    const text = JSON.stringify(sealedReport()).replaceAll('"1500.00"', '"150.00"');
    const { code, out, error } = await run(ARGV, { ...files({}), 'report.json': text });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^The report does not agree: the report was changed after it was sealed; \d+ fields differ\.\n$/,
    );
    expect(error).toContain('cryptax: lots[0].gain: report says "150.00", recomputed "1500.00"\n');
  });

  test('another ledger is recognised', async () => {
    const other = ONE_GAIN.map((event) => (event.kind === 'sell' ? { ...event, valueEur: '2600.00' } : event));
    const { code, out } = await run([...ARGV, '--json'], files(sealedReport(), other));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ agrees: false, sealIntact: true, inputsAgree: false });
  });

  test('a ledger changed since sealing: what would change, event by event', async () => {
    const other = ONE_GAIN.map((event) => (event.kind === 'sell' ? { ...event, valueEur: '2600.00' } : event));
    const { out } = await run(ARGV, files(sealedReport(), other));
    // 26.375 % of 1,500.00 are 395.625 -> 395.63, of 1,600.00 exactly 422.00.
    expect(out).toContain('Estimated tax: +26.37 EUR (395.63 -> 422.00).\n');
    expect(out).toContain('sale, BTC, 2024-06-10, A (section 23 EStG): +100.00 EUR.\n');
  });

  test.each([
    ['{"format":"cryptax-report"}', 'report.json: not a sealed report'],
    ['[1', 'report.json: not valid JSON'],
    [JSON.stringify({ ...sealedReport(), version: 2 }), 'report.json: not a sealed report'],
    [
      JSON.stringify({ ...sealedReport(), frame: { ...sealedReport().frame, wallets: [null] } }),
      'report.json: not a sealed report',
    ],
  ])('refuses a report that is none (%#)', async (text, line) => {
    expect(await refusal(ARGV, { ...files({}), 'report.json': text })).toBe(line);
  });

  test('refuses a missing report and a broken ledger', async () => {
    expect(await refusal(ARGV)).toBe('report.json: no such file');
    expect(await refusal(ARGV, { ...files(sealedReport()), 'ledger.json': '{}' })).toBe(
      'ledger.json: not a ledger file: format is "", expected "cryptax-ledger"',
    );
  });
});
