import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type ReportFrame, type TaxYearReport } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { goldenInput, goldenReport } from '../testing/golden.ts';
import { differenceSentences } from './difference-sentences.ts';
import { explainDifference } from './explain-difference.ts';

const FRAME: ReportFrame = {
  year: 2024,
  person: { role: 'A' },
  settings: DEFAULT_SETTINGS,
  profile: {},
  generatedAt: '2025-05-02T10:00:00Z',
  wallets: [],
  manualChanges: [],
  unreadRows: [],
  spouse: null,
};

function buy(id: string, day: string, amount: string, valueEur: string): LedgerEvent {
  return { id, at: `${day}T10:00:00Z`, kind: 'buy', wallet: 'Kraken', in: { asset: 'BTC', amount }, valueEur };
}

function sell(id: string, day: string, amount: string, valueEur: string): LedgerEvent {
  return { id, at: `${day}T10:00:00Z`, kind: 'sell', wallet: 'Kraken', out: { asset: 'BTC', amount }, valueEur };
}

function reportOf(events: readonly LedgerEvent[], over: Partial<ReportFrame> = {}): TaxYearReport {
  const report = buildTaxYearReport({ ...FRAME, ...over, events });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

/** 1 BTC for 30,000.00, half of it sold for 20,000.00: 5,000.00; the other half for 18,000.00: 3,000.00. */
const BEFORE = [
  buy('b1', '2024-01-10', '1', '30000.00'),
  sell('s1', '2024-03-10', '0.5', '20000.00'),
  sell('s2', '2024-09-10', '0.5', '18000.00'),
];

function difference(after: readonly LedgerEvent[], over: Partial<ReportFrame> = {}) {
  return explainDifference(reportOf(BEFORE), reportOf(after, over), { before: BEFORE, after });
}

describe('explain difference', () => {
  test('an unchanged ledger changes nothing', () => {
    const same = difference(BEFORE);
    expect(same).toMatchObject({ isSame: true, figures: [], effects: [], causes: [], circumstances: [], rest: [] });
    expect(differenceSentences(same, 'de')).toEqual(['Der versiegelte Bericht 2024 würde sich in keiner Zahl ändern.']);
  });

  test('an edited purchase changes the sales that used its lots', () => {
    // 29,000.00 instead of 30,000.00: each half costs 500.00 less.
    const after = [buy('b1', '2024-01-10', '1', '29000.00'), ...BEFORE.slice(1)];
    const found = difference(after);
    expect(found.figures.find(({ figure }) => figure === 'private-sales.net')).toEqual({
      figure: 'private-sales.net',
      before: '8000.00',
      after: '9000.00',
      change: '1000.00',
    });
    // Flat 26.375 % of 1,000.00: 263.75.
    expect(found.figures[0]).toMatchObject({ figure: 'tax', change: '263.75' });
    expect(found.effects).toMatchObject([
      { eventId: 's1', law: 'private-sales', before: '5000.00', after: '5500.00', change: '500.00', causes: ['b1'] },
      { eventId: 's2', law: 'private-sales', before: '3000.00', after: '3500.00', change: '500.00', causes: ['b1'] },
    ]);
    expect(found.causes).toMatchObject([
      { kind: 'edited', eventId: 'b1', fields: [{ field: 'valueEur', before: '30000.00', after: '29000.00' }] },
    ]);
    expect(found.rest).toEqual([]);
    const sentences = differenceSentences(found, 'de');
    expect(sentences[0]).toBe('Geschätzte Steuer: +263,75 EUR (2.110,00 -> 2.373,75).');
    expect(sentences).toContain(
      'Verkauf, BTC, 10.03.2024, Kraken (§ 23 EStG): +500,00 EUR, weil Kauf 10.01.2024 (b1) geändert wurde: Wert in Euro: 30.000,00 -> 29.000,00.',
    );
  });

  test('a purchase that was added before shifts the lots of later sales', () => {
    // 0.5 BTC of 2022 are sold first, and free: s1 is free by 12,000.00, s2 takes the lots that s1 had.
    const after = [buy('b0', '2022-05-01', '0.5', '8000.00'), ...BEFORE];
    const found = difference(after);
    expect(found.effects).toMatchObject([
      { eventId: 's1', law: 'tax-free', before: null, after: '12000.00', change: '12000.00', causes: ['b0'] },
      { eventId: 's1', law: 'private-sales', before: '5000.00', after: null, change: '-5000.00', causes: ['b0'] },
    ]);
    expect(differenceSentences(found, 'en')).toContain(
      'sale, BTC, 2024-03-10, Kraken (tax-free): +12,000.00 EUR, because purchase 2022-05-01 (b0) was added.',
    );
  });

  test('a sale that was removed takes its own result away', () => {
    const found = difference([...BEFORE.slice(0, 2)]);
    expect(found.effects).toMatchObject([
      { eventId: 's2', before: '3000.00', after: null, change: '-3000.00', causes: ['s2'] },
    ]);
    expect(found.causes).toMatchObject([{ kind: 'removed', eventId: 's2' }]);
  });

  test('a sale added in between is named where it only shifted lots', () => {
    // s0 sells half of b1 before s1; b2 fills up. s1 has the same lots as before, s2 those of b2.
    const filled = [...BEFORE.slice(0, 2), buy('b2', '2024-05-01', '0.5', '25000.00'), ...BEFORE.slice(2)];
    const sealed = reportOf(filled);
    const after = [...filled, sell('s0', '2024-02-10', '0.5', '15000.00')];
    const found = explainDifference(sealed, reportOf(after), { before: filled, after });
    const shifted = found.effects.find(({ eventId }) => eventId === 's2');
    // 18,000.00 against b2 (25,000.00) instead of b1 (15,000.00): -7,000.00 instead of 3,000.00.
    expect(shifted).toMatchObject({ before: '3000.00', after: '-7000.00', change: '-10000.00', causes: ['s0'] });
  });

  test('another profile or method is named as such', () => {
    const found = difference(BEFORE, { profile: { years: { 2024: { generalExpenses: '100.00' } } } });
    expect(found.circumstances).toEqual(['profile']);
    expect(found.effects).toEqual([]);
    expect(found.rest).toEqual([{ law: 'private-sales', change: '-100.00' }]);
    expect(difference(BEFORE, { settings: { ...DEFAULT_SETTINGS, method: 'LIFO' } }).circumstances).toEqual([
      'settings',
    ]);
  });

  test('what the effects explain and the rest add up to the change of the net', () => {
    const { events, ...frame } = goldenInput('trader');
    const after = events.filter(({ id }) => id !== 'kr-2');
    const fresh = buildTaxYearReport({ ...frame, events: after });
    if (!fresh.ok) throw new Error(fresh.error.code);
    const found = explainDifference(goldenReport('trader'), fresh.value, { before: events, after });
    const cents = (text: string) => Math.round(Number(text) * 100);
    const total = [...found.effects, ...found.rest]
      .filter(({ law }) => law === 'tax-free')
      .reduce((sum, { change }) => sum + cents(change), 0);
    expect(total).toBe(cents(found.figures.find(({ figure }) => figure === 'tax-free')?.change ?? '0'));
    expect(found.effects.length).toBeGreaterThan(3);
  });
});
