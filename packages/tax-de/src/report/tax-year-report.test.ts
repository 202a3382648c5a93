import { DEFAULT_SETTINGS, type LedgerEvent, type MatchSettings } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { buy, leg, moment, sell, swap } from '../testing/events.ts';
import { buildSample, SAMPLE_INPUT } from '../testing/sample-report.ts';
import type { TaxYearReport } from './tax-year-report.ts';

const codes = (report: TaxYearReport) => report.warnings.map(({ code }) => code);

describe('tax year report', () => {
  test('[REC-03] one line per lot part, with the chain to file and line', () => {
    const { lots } = buildSample();
    // 1.2 of s1: 1.0 bought 01.05.2023 (free since 02.05.2024) and 0.2 bought 01.02.2024.
    expect(lots).toHaveLength(2);
    expect(lots[0]).toMatchObject({
      eventId: 's1',
      asset: 'BTC',
      wallet: 'Ledger',
      acquiredOn: '2023-05-01',
      soldOn: '2024-05-02',
      freeFrom: '2024-05-02',
      days: 367,
      quantity: '1',
      unitPrice: '60000',
      proceeds: '60000.00',
      cost: '26026.00',
      expenses: '10.00',
      gain: '33964.00',
      taxFree: true,
      source: { file: 'desk.csv', lines: [3], txHash: 'bb22' },
    });
    expect(lots[0]?.chain.map(({ eventId, kind, file, lines }) => [eventId, kind, file, lines])).toEqual([
      ['b1', 'buy', 'kraken.csv', [12]],
      ['t1', 'transfer', 'kraken.csv', [40, 41]],
    ]);
    // 0.2: 12,000 - 8,000 - 2.
    expect(lots[1]).toMatchObject({ acquiredOn: '2024-02-01', quantity: '0.2', gain: '3998.00', taxFree: false });
  });

  test('the summary carries limits, carries and the tax by the difference method', () => {
    const { assessed, estimate, capitalTax, gains } = buildSample().summary;
    expect(assessed.privateSales).toMatchObject({ net: '3998.00', limit: '1000.00', taxable: '3998.00' });
    expect(assessed.taxFreeGain).toBe('33964.00');
    expect(assessed.income).toMatchObject({ net: '300.00', taxable: '300.00' });
    expect(gains).toBe('3998.00');
    expect(estimate).toMatchObject({ kind: 'difference', crypto: '4298.00' });
    // 1,500 - 1,000 allowance = 500; / 4.09 = 122.24; Soli 6.72; church 11.00.
    expect(capitalTax).toEqual({ taxable: '500.00', tax: '122.24', soli: '6.72', churchTax: '11.00', total: '139.96' });
  });

  test('[REC-04] the method page names method per pool, price sources, zone and open points', () => {
    const { method } = buildSample();
    expect(method).toMatchObject({ method: 'FIFO', scope: 'wallet', status: 'accepted', timeZone: 'Europe/Berlin' });
    expect(method.pools).toEqual([
      { wallet: 'Kraken', asset: 'BTC', method: 'FIFO', from: null, status: 'accepted' },
      { wallet: 'Kraken', asset: 'ETH', method: 'FIFO', from: null, status: 'accepted' },
      { wallet: 'Ledger', asset: 'BTC', method: 'FIFO', from: null, status: 'accepted' },
    ]);
    expect(method.priceSources).toEqual([
      { source: 'Kraken', method: 'trade', events: 1 },
      { source: null, method: 'trade', events: 4 },
    ]);
    const choices = method.choices.map(({ id }) => id);
    expect(choices).toContain('time-zone');
    expect(choices).toContain('derivatives-section-20');
    expect(choices).not.toContain('transfer-fee');
  });

  test('[MET-01] one planning pool makes the whole report a planning comparison', () => {
    const statusWith = (settings: Partial<MatchSettings>) =>
      buildSample({ settings: { ...DEFAULT_SETTINGS, ...settings } }).method.status;
    const hifoAt = (wallet: string) => ({ poolMethods: [{ wallet, asset: 'BTC', method: 'HIFO' as const }] });
    expect(statusWith({ method: 'HIFO' })).toBe('planning');
    expect(statusWith({ scope: 'global' })).toBe('planning');
    expect(statusWith(hifoAt('Ledger'))).toBe('planning');
    // A choice for a pool that the year never touched changes no figure of it.
    expect(statusWith(hifoAt('Elsewhere'))).toBe('accepted');
  });

  test('[REC-04] a pool that changed its method has a line per method; a refused change is not printed', () => {
    const events = [
      buy('b1', '2023-01-10', '1 BTC', '20000.00'),
      sell('s1', '2023-02-10', '1 BTC', '21000.00'),
      buy('b2', '2024-01-10', '1 BTC', '30000.00'),
      sell('s2', '2024-06-10', '0.5 BTC', '20000.00'),
      sell('s3', '2025-01-20', '0.5 BTC', '20000.00'),
    ];
    const poolMethods = [
      { wallet: 'A', asset: 'BTC', method: 'AVERAGE' as const, from: '2023-06-01T00:00:00Z' },
      { wallet: 'A', asset: 'BTC', method: 'LIFO' as const, from: '2024-03-01T00:00:00Z' },
      { wallet: 'A', asset: 'BTC', method: 'HIFO' as const, from: '2025-03-01T00:00:00Z' },
    ];
    const { method, issues } = buildSample({ events, settings: { ...DEFAULT_SETTINGS, poolMethods } });
    expect(method.status).toBe('accepted');
    expect(method.pools.map((pool) => [pool.method, pool.from])).toEqual([
      ['FIFO', null],
      ['AVERAGE', '2023-06-01T00:00:00Z'],
    ]);
    expect(issues.map(({ code }) => code)).toContain('method-switch-refused');
  });

  test('[REC-04] an open point appears with its setting when the ledger rests on it', () => {
    const events: LedgerEvent[] = [
      buy('b1', '2024-01-10', '2 ETH', '2000.00'),
      { ...swap('w1', '2024-02-10', '1 ETH', '1 WETH', '1500.00'), nature: 'wrap' },
    ];
    const { method, warnings } = buildSample({ events });
    expect(method.choices).toContainEqual(expect.objectContaining({ id: 'wrapping', setting: 'carry-over' }));
    expect(warnings).toContainEqual({ code: 'open-law-choice', params: { count: '1' } });
  });

  test('[REC-05] completeness: wallets with first and last event and silences', () => {
    const { completeness } = buildSample();
    expect(completeness).toMatchObject({ complete: true, events: 7, firstAt: moment('2023-05-01') });
    expect(completeness.wallets).toMatchObject([
      {
        wallet: 'Kraken',
        kind: 'exchange',
        events: 5,
        firstAt: moment('2023-05-01'),
        lastAt: moment('2024-08-01'),
        // 01.05.2023 to 01.02.2024: 276 days.
        silences: [{ from: moment('2023-05-01'), to: moment('2024-02-01'), days: 276 }],
      },
      { wallet: 'Ledger', address: 'bc1qexample', events: 3, silences: [] },
    ]);
  });

  test('[REC-05] shortfalls and missing prices make it incomplete, with the line to repair', () => {
    const { valueEur: _, ...unpriced } = buy('b9', '2024-01-10', '1 SOL', '0');
    const events: LedgerEvent[] = [
      { ...sell('s9', '2024-02-10', '1 ETH', '3000.00'), source: { file: 'x.csv', line: 7 } },
      unpriced,
    ];
    const report = buildSample({ events });
    expect(report.completeness.complete).toBe(false);
    expect(report.completeness.shortfalls).toMatchObject([{ source: { eventId: 's9', file: 'x.csv', line: 7 } }]);
    expect(report.completeness.missingPrices).toMatchObject([{ source: { eventId: 'b9' } }]);
    expect(codes(report)).toContain('incomplete');
  });

  test('[REC-06] an assumption is listed and makes the report incomplete', () => {
    const events: LedgerEvent[] = [
      {
        id: 'a1',
        at: moment('2024-02-09'),
        kind: 'assumed-acquisition',
        wallet: 'A',
        in: leg('1 ETH'),
        basis: 'zero-cost',
        valueEur: '0.00',
        forEventId: 's9',
      },
      sell('s9', '2024-02-10', '1 ETH', '3000.00'),
    ];
    const report = buildSample({ events });
    expect(report.assumptions).toMatchObject([{ eventId: 'a1', basis: 'zero-cost', cost: '0.00', forEventId: 's9' }]);
    expect(report.completeness).toMatchObject({ complete: false, assumptions: 1 });
    expect(report.summary.assessed.privateSales.taxable).toBe('3000.00');
  });

  test('[REC-09] balances on 31.12. of the year and the year before, per wallet', () => {
    expect(buildSample().balances).toEqual([
      {
        wallet: 'Kraken',
        asset: 'BTC',
        before: { amount: '1', cost: '26026.00' },
        after: { amount: '0.5', cost: '20000.00' },
      },
      {
        wallet: 'Kraken',
        asset: 'ETH',
        before: { amount: '0', cost: '0.00' },
        after: { amount: '0.1', cost: '300.00' },
      },
      // 1.5 moved (1.0 + 0.5), 1.2 sold, 0.1 given away: 0.2 of the 40,000 lot.
      {
        wallet: 'Ledger',
        asset: 'BTC',
        before: { amount: '0', cost: '0.00' },
        after: { amount: '0.2', cost: '8000.00' },
      },
    ]);
  });

  test('[REC-09] the balance is that of the end of the Berlin day', () => {
    const events = [
      buy('b1', '2023-12-31T22:59:59Z', '1 SOL', '90.00'),
      buy('b2', '2023-12-31T23:00:00Z', '2 SOL', '180.00'),
      buy('b3', '2024-12-31T23:00:00Z', '4 SOL', '360.00'),
    ];
    expect(buildSample({ events }).balances).toMatchObject([{ before: { amount: '1' }, after: { amount: '3' } }]);
  });

  test('[REC-10] manual changes, transfers, gifts, fees and income are listed', () => {
    const report = buildSample();
    expect(report.frame.manualChanges).toEqual(SAMPLE_INPUT.manualChanges);
    expect(report.transfers.every(({ kind, eventId }) => kind === 'transfer' && eventId === 't1')).toBe(true);
    expect(report.transfers.length).toBeGreaterThan(0);
    expect(report.gifts).toMatchObject([{ eventId: 'g1', amount: '0.1' }]);
    expect(report.fees).toMatchObject([{ eventId: 's1', valueEur: '12.00', effect: 'expense', disposal: false }]);
    expect(report.income).toMatchObject([{ eventId: 'i1', receivedOn: '2024-06-01', valueEur: '300.00' }]);
    expect(report.derivatives).toMatchObject([{ eventId: 'd1', valueEur: '1500.00' }]);
  });

  test('[REC-07] own wallets are left out of the DAC8 mirror', () => {
    expect(new Set(buildSample().dac8.map(({ platform }) => platform))).toEqual(new Set(['Kraken']));
  });

  test('form lines and warnings follow the year', () => {
    const report = buildSample();
    const cost = report.forms[0]?.lines.find(({ field }) => field === 'sales.cost');
    expect(cost).toMatchObject({ line: '45', value: '8000.00', wholeEuro: '8000' });
    expect(codes(report)).toEqual([
      'no-tax-advice',
      'frequent-trading-may-be-business',
      'filing-duty-side-income',
      'capital-income-kept-apart',
      'other-assets-share-limit',
    ]);
    expect(codes(buildSample({ profile: {} }))).toContain('flat-estimate');
  });

  test('[L22-06] a free airdrop sold inside a year is said to be disputed, a gift with a cost is not', () => {
    const received = (valueEur: string): LedgerEvent[] => [
      { id: 'g1', at: moment('2024-01-20'), kind: 'gift-in', wallet: 'A', in: leg('1 ARB'), valueEur },
      sell('s1', '2024-02-20', '1 ARB', '5.00'),
    ];
    expect(codes(buildSample({ events: received('0.00') }))).toContain('free-airdrop-disputed');
    expect(codes(buildSample({ events: received('4.00') }))).not.toContain('free-airdrop-disputed');
  });
});
