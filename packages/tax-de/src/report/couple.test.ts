import { defined } from '@cryptax/kernel';
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { buy, moment, sell } from '../testing/events.ts';
import { buildSample } from '../testing/sample-report.ts';
import type { TaxYearReport } from './tax-year-report.ts';
import { verifyReport } from './verify-report.ts';

const futures = (id: string, valueEur: string) =>
  ({ id, at: moment('2024-07-10'), kind: 'derivative', derivativeKind: 'futures', wallet: 'A', valueEur }) as const;

const ANNA = [
  buy('b', '2024-01-10', '1 BTC', '1000.00'),
  sell('s', '2024-06-10', '1 BTC', '2500.00'),
  futures('d', '1900.00'),
];
const BERND = [
  buy('b', '2024-01-10', '1 ETH', '1000.00'),
  sell('s', '2024-06-10', '1 ETH', '400.00'),
  futures('d', '900.00'),
];
const JOINT: TaxProfile = { years: { 2024: { taxableIncome: '80000', joint: true } } };

function couple(a = ANNA, b = BERND, profile = JOINT): { readonly a: TaxYearReport; readonly b: TaxYearReport } {
  const base = { year: 2024, wallets: [], manualChanges: [] } as const;
  const frame = (own: TaxProfile) => ({ settings: DEFAULT_SETTINGS, profile: own });
  return {
    a: buildSample({ ...base, person: { role: 'A' }, profile, events: a, spouse: frame({}), spouseEvents: b }),
    b: buildSample({ ...base, person: { role: 'B' }, profile: {}, events: b, spouse: frame(profile), spouseEvents: a }),
  };
}

describe('a couple with two ledgers', () => {
  test('[LOSS-09] the loss of one offsets the taxable gain of the other, after each limit test', () => {
    const { a, b } = couple();
    // 1,500 reaches her limit of 1,000; his 600 of loss leave 900.
    expect(a.summary.assessed.privateSales).toMatchObject({ limitReached: true, taxable: '900.00' });
    expect(a.summary.spouse?.privateSalesLosses).toMatchObject({ spouseLossGiven: '600.00', carryOut: '0.00' });
    expect(b.summary.assessed).toEqual(a.summary.spouse);
    expect(b.summary.spouse).toEqual(a.summary.assessed);
  });

  test('prices that stand in for better ones in either ledger are named in both reports, as long as they are assessed together', () => {
    const origin = { source: 'peg', method: 'trade', insteadOf: 'defillama' } as const;
    const marked = BERND.map((event) => (event.id === 'b' ? { ...event, valueOrigin: origin } : event)) as typeof BERND;
    const { a, b } = couple(ANNA, marked);
    expect(a.completeness.standIns).toEqual({ events: [], better: ['defillama'], spouse: 1 });
    expect(b.completeness.standIns).toEqual({ events: ['b'], better: ['defillama'] });
    expect(couple(ANNA, marked, {}).a.completeness).not.toHaveProperty('standIns');
  });

  test('[LIM-05] each has a limit of their own: two gains of 999.99 stay free', () => {
    const gain = [buy('b', '2024-01-10', '1 BTC', '1000.00'), sell('s', '2024-06-10', '1 BTC', '1999.99')];
    const { a } = couple(gain, gain);
    expect([a.summary.assessed, a.summary.spouse].map((year) => year?.privateSales.taxable)).toEqual(['0.00', '0.00']);
  });

  test('[CAP-02] the shared allowance is given out once, whosever report it is', () => {
    const { a, b } = couple();
    // 2,000 for both: 1,900 to the first person, 100 to the second.
    expect(a.summary.assessed.capital).toMatchObject({ allowanceUsed: '1900.00', taxable: '0.00' });
    expect(b.summary.assessed.capital).toMatchObject({ allowanceUsed: '100.00', taxable: '800.00' });
  });

  test('[TAR-05] both reports name the same extra tax, by the splitting tariff', () => {
    const { a, b } = couple();
    expect(a.summary.joint && b.summary.joint).toBe(true);
    expect(a.summary.estimate).toMatchObject({ kind: 'difference', crypto: '900.00', without: { joint: true } });
    expect(b.summary.estimate).toEqual(a.summary.estimate);
  });

  test('[REC-14] each report carries the sheets of both persons, with the codes of each', () => {
    const { a, b } = couple();
    expect(a.spouseForms).toEqual(b.forms);
    expect(b.spouseForms).toEqual(a.forms);
    const total = (report: TaxYearReport) => report.forms[0]?.lines.find(({ field }) => field === 'sales.total')?.code;
    expect([total(a), total(b)]).toEqual(['114', '115']);
    expect(buildSample().spouseForms).toBeUndefined();
  });

  test('[REC-08] a report of a couple verifies with both ledgers and not with one', () => {
    const { a } = couple();
    expect(verifyReport(a, ANNA, BERND)).toMatchObject({ ok: true, value: { agrees: true } });
    expect(verifyReport(a, ANNA)).toEqual({ ok: false, error: { code: 'report.spouse-events-missing' } });
  });

  test('[LOSS-12] a loss carried forward meets the own gains only, unless the profile lets it meet both', () => {
    const gain = [buy('b', '2024-01-10', '1 BTC', '1000.00'), sell('s', '2024-06-10', '1 BTC', '4000.00')];
    const reported: TaxProfile = { ...JOINT, openingLoss: { privateSales: '5000.00' } };
    const careful = couple([], gain, reported).b.summary;
    expect([careful.assessed.privateSales.taxable, careful.spouse?.privateSales.carryOut]).toEqual([
      '3000.00',
      '5000.00',
    ]);
    const wide = couple([], gain, { ...reported, spouseCarryForward: 'both' }).b.summary;
    expect([wide.assessed.privateSales.taxable, wide.spouse?.privateSales.carryOut]).toEqual(['0.00', '2000.00']);
    expect(wide.assessed.privateSalesLosses.spouseLossUsed).toBe('3000.00');
  });
});

describe('commissions of futures', () => {
  const result = (id: string, valueEur: string, part?: 'commission') => ({
    ...futures(id, valueEur),
    at: moment('2023-07-10'),
    ...defined({ part }),
  });
  const capital = (events: ReturnType<typeof result>[]) => {
    const report = buildSample({ year: 2023, events, profile: {} });
    const lines = report.forms.find(({ block }) => block === 'capital')?.lines ?? [];
    return Object.fromEntries(lines.flatMap(({ line, value }) => (line === null ? [] : [[line, value]])));
  };

  test('[CAP-08] one booked apart lowers the gains in lines 19 and 21 and is no loss of line 24', () => {
    const events = [result('p', '2500.00'), result('c', '-400.00', 'commission'), result('l', '-100.00')];
    expect(capital(events)).toMatchObject({ 19: '2100.00', 21: '2100.00', 24: '100.00' });
  });

  test('[CAP-08] what the gains cannot bear is a loss', () => {
    expect(capital([result('p', '100.00'), result('c', '-400.00', 'commission')])).toMatchObject({
      21: '0.00',
      24: '300.00',
    });
  });

  test('[CAP-08] the list names contract, day of opening and the commission inside', () => {
    const event = {
      ...futures('d', '50.00'),
      instrument: 'BTCUSDT',
      openedAt: '2024-07-01T23:30:00Z',
      note: 'BTCUSDT',
    };
    const commission = { asset: 'USDT', amount: '0.4' };
    const { derivatives } = buildSample({ year: 2024, events: [{ ...event, commission }], profile: {} });
    expect(derivatives).toMatchObject([
      { instrument: 'BTCUSDT', openedOn: '2024-07-02', commission, isCommission: false, note: null },
    ]);
  });
});

describe('balances at the end of the year', () => {
  const value = {
    wallet: 'A',
    asset: 'BTC',
    amount: '1',
    valueEur: '90000.00',
    origin: { source: 'daily', method: 'day' },
  } as const;
  const held = (yearEnd: readonly (typeof value | (Omit<typeof value, 'amount'> & { readonly amount: string }))[]) =>
    buildSample({ year: 2024, events: [buy('b', '2024-01-10', '1 BTC', '1000.00')], profile: {}, yearEnd }).balances;

  test('[REC-15] carry their market value and who says so', () => {
    expect(held([value])).toMatchObject([{ after: { amount: '1' }, value: { eur: '90000.00', origin: value.origin } }]);
  });

  test('[REC-15] a value of another quantity is not theirs', () => {
    expect(held([{ ...value, amount: '2' }])[0]).not.toHaveProperty('value');
  });
});
