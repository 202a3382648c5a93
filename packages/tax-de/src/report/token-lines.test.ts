/** Tokens that a report calls by contract have their names in it; reports that were sealed without names stay proven. */
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { buy, sell } from '../testing/events.ts';
import { buildSample } from '../testing/sample-report.ts';
import { sealOf } from './input-hash.ts';
import type { TaxYearReport } from './tax-year-report.ts';
import { verifyReport } from './verify-report.ts';

const contract = (digit: string) => `polygon:0x${digit.repeat(40)}`;
const [HELD, GONE, UNNAMED, LATER, TOLD] = ['1', '2', '3', '4', '5'].map(contract) as [string, ...string[]];
const noted = (event: LedgerEvent, note: string): LedgerEvent => ({ ...event, note });

const EVENTS: readonly LedgerEvent[] = [
  noted(buy('b1', '2023-01-10', `10 ${HELD}`, '100.00'), 'Harbour Token (HARB)'),
  noted(buy('b2', '2023-02-10', `10 ${GONE}`, '100.00'), 'Village Token (VILL)'),
  noted(buy('b3', '2023-03-10', `10 ${UNNAMED}`, '100.00'), 'for the garden'),
  buy('b4', '2023-04-10', `10 ${LATER}`, '100.00'),
  noted(buy('b5', '2023-05-10', `10 ${TOLD}`, '100.00'), 'Told Token (TOLD)'),
  sell('s2', '2023-06-10', `10 ${GONE}`, '90.00'),
  sell('s5', '2023-06-11', `10 ${TOLD}`, '90.00'),
  noted(sell('s4', '2026-03-10', `10 ${LATER}`, '150.00'), 'Later Token (LATE)'),
];

const INPUT = {
  year: 2025,
  events: EVENTS,
  profile: {},
  wallets: [],
  manualChanges: [
    {
      at: '2025-05-01T08:00:00Z',
      eventId: 'x',
      action: 'edited' as const,
      reason: '',
      fields: [{ field: 'in', before: `10 ${TOLD}`, after: null }],
    },
  ],
};

/** As it comes back from a file. */
const stored = (report: TaxYearReport): Record<string, unknown> => JSON.parse(JSON.stringify(report));
const resealed = ({ seal: _, ...report }: Record<string, unknown>) => ({ ...report, seal: sealOf(report) });

describe('names of tokens in a report', () => {
  test('each that it mentions and an entry of any year names, in a list or inside a text, and no other', () => {
    expect(buildSample(INPUT).tokens).toEqual([
      { asset: HELD, symbol: 'HARB', name: 'Harbour Token' },
      { asset: LATER, symbol: 'LATE', name: 'Later Token' },
      { asset: TOLD, symbol: 'TOLD', name: 'Told Token' },
    ]);
    expect(buildSample({ ...INPUT, year: 2023 }).tokens?.map(({ symbol }) => symbol)).toContain('VILL');
    expect(buildSample()).not.toHaveProperty('tokens');
  });

  test('[REC-08] they are verified from the ledger', () => {
    const result = verifyReport(stored(buildSample(INPUT)), EVENTS);
    expect(result).toMatchObject({ ok: true, value: { agrees: true, differences: [] } });
  });

  test('[REC-08] other names, names more or fewer never pass, not even under a seal made for them', () => {
    const report = buildSample(INPUT);
    const [first, ...others] = report.tokens ?? [];
    const forged = [{ ...first, symbol: 'USDC' }, ...others];
    for (const tokens of [forged, others, [...others, first], [], null, 'x']) {
      const tampered = { ...stored(report), tokens };
      expect(verifyReport(tampered, EVENTS)).toMatchObject({ value: { agrees: false, sealIntact: false } });
      expect(verifyReport(resealed(tampered), EVENTS)).toMatchObject({ value: { agrees: false, sealIntact: true } });
    }
    expect(verifyReport(resealed({ ...stored(report), tokens: forged }), EVENTS)).toMatchObject({
      value: { differences: [{ path: 'tokens[0].symbol', reported: 'USDC', recomputed: 'HARB' }] },
    });
    const { tokens: _, ...without } = stored(report);
    expect(verifyReport(without, EVENTS)).toMatchObject({ value: { agrees: false, sealIntact: false } });
    expect(verifyReport(resealed(without), EVENTS)).toMatchObject({
      value: { agrees: false, sealIntact: true, differences: [{ path: 'tokens', reported: undefined }] },
    });
    expect(verifyReport(resealed({ ...stored(buildSample()), tokens: report.tokens }), EVENTS)).toMatchObject({
      value: { agrees: false },
    });
  });
});
