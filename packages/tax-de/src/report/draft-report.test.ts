import { arbitraryLedger, arbitrarySettings } from '@cryptax/ledger/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadEngine } from '../compute/load-engine.ts';
import { SAMPLE_INPUT } from '../testing/sample-report.ts';
import { draftReport } from './draft-report.ts';
import { soldIn } from './sold-counts.ts';

test('lists that are made late are those of the moment the report was made, whatever the engine did since', () => {
  fc.assert(
    fc.property(
      arbitraryLedger(30),
      arbitrarySettings,
      fc.integer({ min: 2019, max: 2026 }),
      fc.array(fc.nat(29), { maxLength: 4 }),
      (events, settings, year, gone) => {
        const input = { ...SAMPLE_INPUT, year, events, settings, profile: {} };
        const engine = loadEngine(events, settings);
        const late = good(draftReport(input, { engine }));
        engine.replace({ remove: gone.flatMap((place) => events[place]?.id ?? []) });
        const { report } = good(draftReport(input));
        expect(late.report).toEqual(report);
        const each = report.lots.map(({ eventId, part, taxFree }) => ({ eventId, part, lots: [{ taxFree }] }));
        expect(late.sold).toEqual(soldIn(each));
        expect(late.sold.lots).toBe(report.lots.length);
        const hasTaxable = report.warnings.some(({ code }) => code === 'other-assets-share-limit');
        expect(hasTaxable).toBe(report.lots.some(({ taxFree }) => !taxFree));
      },
    ),
    { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});

test('a list is made once', () => {
  const { report } = good(draftReport(SAMPLE_INPUT));
  expect(report.lots.length).toBeGreaterThan(0);
  expect(report.lots).toBe(report.lots);
  expect(report.transactions).toBe(report.transactions);
});

function good<T>(made: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!made.ok) throw new Error('No report.');
  return made.value;
}
