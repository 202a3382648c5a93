/** Which years and persons a report is built for, which are refused, and how long a large one takes. */
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { arbitraryLedger, arbitrarySettings } from '@cryptax/ledger/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../compute/load-engine.ts';
import { buy, income, sell } from '../testing/events.ts';
import { buildSample, SAMPLE_INPUT } from '../testing/sample-report.ts';
import { draftReport } from './draft-report.ts';
import { hashOf } from './input-hash.ts';
import { buildTaxYearReport, sealDraft } from './seal-report.ts';

describe('a report', () => {
  test('a later year without sales still shows what is carried and held', () => {
    const report = buildSample({ year: 2026, profile: { openingLoss: { privateSales: '9000.00' } } });
    expect(report.summary.assessed.privateSales).toMatchObject({
      net: '0.00',
      carryIn: '5002.00',
      carryOut: '5002.00',
    });
    expect(report.lots).toEqual([]);
  });

  test('[YEAR-02] a year without rules is refused', () => {
    expect(buildTaxYearReport({ ...SAMPLE_INPUT, year: 2027 })).toEqual({
      ok: false,
      error: { code: 'tax.year-unknown', year: 2027 },
    });
  });

  test('[LOSS-05] a refused carry-back is among the issues', () => {
    const report = buildSample({ profile: { carryBack: [{ lossYear: 2024, law: 'private-sales', amount: '5.00' }] } });
    expect(report.issues).toContainEqual(expect.objectContaining({ code: 'tax.carry-back-refused' }));
  });

  test('a couple without the ledger of the spouse is refused, not computed as if it were empty', () => {
    const spouse = { settings: DEFAULT_SETTINGS, profile: {} };
    expect(buildTaxYearReport({ ...SAMPLE_INPUT, spouse })).toEqual({
      ok: false,
      error: { code: 'report.spouse-events-missing' },
    });
  });

  test('[LOSS-09] a couple: the loss of one spouse reduces the gain of the other, the tax is on both', () => {
    const spouseEvents = [
      buy('x1', '2024-01-10', '1 ETH', '5000.00', { wallet: 'B' }),
      sell('x2', '2024-02-10', '1 ETH', '3000.00', { wallet: 'B' }),
      income('x3', '2024-03-10', '1 SOL', '400.00', 'staking', { wallet: 'B' }),
    ];
    const report = buildSample({
      profile: { years: { 2024: { taxableIncome: '100000', joint: true } } },
      spouse: { settings: DEFAULT_SETTINGS, profile: {} },
      spouseEvents,
    });
    expect(report.summary.assessed.privateSales.taxable).toBe('1998.00');
    expect(report.summary.spouse?.privateSales).toMatchObject({ net: '-2000.00', carryOut: '0.00' });
    // 1,998 and 300 of the first, 400 of the second.
    expect(report.summary.estimate).toMatchObject({ crypto: '2698.00', without: { joint: true } });
  });
});

test('two thousand lot parts are one report', () => {
  const events = Array.from({ length: 2_000 }, (_, n) => {
    const at = `2024-0${1 + Math.floor(n / 400)}-${String(1 + (n % 28)).padStart(2, '0')}`;
    return [buy(`b${n}`, at, '0.01 BTC', '400.00'), sell(`s${n}`, `${at}T12:00:00Z`, '0.01 BTC', '401.00')];
  }).flat();
  const report = buildSample({ events, profile: {} });
  expect(report.lots).toHaveLength(2_000);
  // 2,000 times 1.00 each, far above the limit.
  expect(report.summary.assessed.privateSales.taxable).toBe('2000.00');
});

test('a draft over an engine that followed changes, sealed later, is the report byte by byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryLedger(30),
      arbitrarySettings,
      fc.integer({ min: 2019, max: 2026 }),
      fc.infiniteStream(fc.boolean()),
      async (events, settings, year, isLate) => {
        const late = events.filter(() => isLate.next().value);
        const engine = loadEngine(
          events.filter((event) => !late.includes(event)),
          settings,
        );
        engine.replace({ upsert: late, order: events.map(({ id }) => id) });
        const input = { ...SAMPLE_INPUT, year, events, settings, profile: {} };
        const draft = draftReport(input, { engine });
        const whole = buildTaxYearReport(input);
        if (!draft.ok || !whole.ok) throw new Error('A year with rules has a report.');
        const sealed = await sealDraft(draft.value, async (write) => hashOf(write));
        expect(JSON.stringify(sealed)).toBe(JSON.stringify(whole.value));
      },
    ),
    { numRuns: 20 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
