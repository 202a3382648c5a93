import { issue } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { buy, sell, transfer } from '../testing/events.ts';
import { buildSample, SAMPLE_EVENTS, SAMPLE_INPUT } from '../testing/sample-report.ts';
import type { TaxYearReport } from './tax-year-report.ts';
import { verifyReport } from './verify-report.ts';

describe('verifying a report', () => {
  /** As it comes back from a file. */
  const stored = (report: TaxYearReport): Record<string, unknown> => JSON.parse(JSON.stringify(report));

  test('[REC-08] the same input gives the same report and it verifies', () => {
    const report = buildSample();
    expect(buildSample()).toEqual(report);
    expect(report.inputHash).toMatch(/^[0-9a-f]{64}$/);
    expect(verifyReport(stored(report), SAMPLE_EVENTS)).toEqual({
      ok: true,
      value: { agrees: true, sealIntact: true, inputsAgree: true, differences: [] },
    });
  });

  test('[REC-08] the order of a file does not matter, the order of one moment does', () => {
    const report = buildSample();
    expect(buildSample({ events: [...SAMPLE_EVENTS].reverse() })).toEqual(report);
    const at = '2024-05-05T10:00:00Z';
    const twins = [buy('t1', '2024-05-05', '1 ETH', '100.00'), buy('t2', '2024-05-05', '1 ETH', '200.00')];
    const same = twins.map((event) => ({ ...event, at }));
    expect(buildSample({ events: same }).inputHash).not.toBe(buildSample({ events: [...same].reverse() }).inputHash);
  });

  test('[REC-08] a changed figure breaks the seal and is named by its path', () => {
    const report = stored(buildSample()) as { lots: { gain: string }[] };
    const [, second] = report.lots;
    if (second === undefined) throw new Error('two lot parts expected');
    second.gain = '0.00';
    expect(verifyReport(report, SAMPLE_EVENTS)).toEqual({
      ok: true,
      value: {
        agrees: false,
        sealIntact: false,
        inputsAgree: true,
        differences: [{ path: 'lots[1].gain', reported: '0.00', recomputed: '3998.00' }],
      },
    });
  });

  test('[REC-08] entries with a price that stands in for a better one are part of the report, and cannot be left out of it', () => {
    const origin = { source: 'peg', method: 'day', insteadOf: 'defillama' } as const;
    const marked = SAMPLE_EVENTS.map((event) => (event.id === 'b2' ? { ...event, valueOrigin: origin } : event));
    const report = buildSample({ events: marked });
    expect(report.completeness.standIns).toEqual({ events: ['b2'], better: ['defillama'] });
    expect(buildSample().completeness).not.toHaveProperty('standIns');
    expect(verifyReport(stored(report), marked)).toMatchObject({ value: { agrees: true } });
    const { standIns: _, ...completeness } = report.completeness;
    expect(verifyReport({ ...stored(report), completeness: stored(completeness as never) }, marked)).toMatchObject({
      value: { sealIntact: false, inputsAgree: true, differences: [{ path: 'completeness.standIns' }] },
    });
    const unmarked = verifyReport(stored(report), SAMPLE_EVENTS);
    expect(unmarked).toMatchObject({ value: { agrees: false, sealIntact: true, inputsAgree: false } });
  });

  test('[REC-08] another ledger does not agree: hash and figures are named', () => {
    const changed = SAMPLE_EVENTS.map((event) => (event.id === 'b2' ? { ...event, valueEur: '40001.00' } : event));
    const result = verifyReport(stored(buildSample()), changed as readonly LedgerEvent[]);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value).toMatchObject({ agrees: false, sealIntact: true, inputsAgree: false });
    expect(result.value.differences.map(({ path }) => path)).toContain('summary.assessed.privateSales.net');
  });

  test('a report whose frame was tampered with never breaks the verifier and never passes', () => {
    const events = [
      buy('b1', '2024-01-10', '2 BTC', '20000.00', { wallet: 'Kraken' }),
      transfer('t1', '2024-01-20', '1 BTC', 'Ledger', { wallet: 'Kraken' }),
      sell('s1', '2024-02-10', '1 BTC', '21000.00', { wallet: 'Kraken' }),
    ];
    const poolMethods = [{ wallet: 'A', asset: 'BTC', method: 'FIFO' as const, from: '2023-01-01T00:00:00Z' }];
    const profile = {
      ...SAMPLE_INPUT.profile,
      openingLoss: { income: '1.00' },
      carryBack: [{ lossYear: 2024, law: 'income' as const }],
    };
    const spouse = { settings: DEFAULT_SETTINGS, profile: {} };
    const settings = { ...DEFAULT_SETTINGS, poolMethods };
    const origin = { source: 'daily', method: 'day', at: '2024-12-31T23:59:59Z' } as const;
    const report = buildSample({
      ...{ events, settings, profile, spouse, spouseEvents: [] },
      yearEnd: [{ wallet: 'Ledger', asset: 'BTC', amount: '1', valueEur: '30000.00', origin }],
      transferValues: [{ eventId: 't1', valueEur: '100.00', origin }],
      manualChanges: [
        {
          ...{ at: '2025-01-01T10:00:00Z', eventId: 'b1', action: 'edited', reason: 'typo', code: 'edit', others: 1 },
          event: { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'A' },
          fields: [{ field: 'valueEur', before: '1.00', after: '20000.00' }],
        },
      ],
      unreadRows: [issue('date.unreadable', 'error', { file: 'a.csv', line: 3 }, { text: 'x' })],
      documents: [
        {
          ...{ name: 'a.pdf', sha256: 'ab', addedAt: '2025-01-01T10:00:00Z', about: 'invoice' },
          of: { kind: 'event', eventId: 'b1', event: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'A' },
        },
      ],
    });
    expect(verifyReport(stored(report), events, [])).toMatchObject({ value: { agrees: true } });
    let tried = 0;
    for (const path of pathsOf(report.frame)) {
      for (const value of [null, 5, 'x', [], {}]) {
        const tampered = stored(report);
        setAt(tampered.frame, path, value);
        if (JSON.stringify(tampered) === JSON.stringify(report)) continue;
        const result = verifyReport(tampered, events, []);
        expect(result.ok && result.value.agrees, `${path.join('.')} = ${JSON.stringify(value)}`).toBe(false);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test('what is not a report is refused', () => {
    for (const value of [null, 5, [], {}, { format: 'cryptax-report', version: 1, frame: {} }]) {
      expect(verifyReport(value, SAMPLE_EVENTS)).toEqual({ ok: false, error: { code: 'report.not-a-report' } });
    }
  });
});

/** Paths of every field at every depth. */
function pathsOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [[key], ...pathsOf(field).map((path) => [key, ...path])]);
}

function setAt(target: unknown, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  const record = target as Record<string, unknown>;
  if (rest.length === 0) record[key] = value;
  else setAt(record[key], rest, value);
}
