import type { YearFigures } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { assessCouple, assessPerson } from './assess.ts';
import type { AssessedYear } from './law-year.ts';
import type { TaxProfile } from './tax-profile.ts';

interface Sums {
  readonly sales?: string;
  readonly income?: string;
  readonly derivatives?: string;
}

/** A year with the given nets; proceeds carry the net so that the figures add up. */
function figures(year: number, { sales = '0.00', income = '0.00', derivatives = '0.00' }: Sums): YearFigures {
  return {
    year,
    taxable: { proceeds: sales, cost: '0.00', expenses: '0.00', net: sales, gains: sales, losses: '0.00' },
    taxFreeGain: '0.00',
    income: { gross: income, expenses: '0.00', net: income },
    derivatives: { gains: derivatives, losses: '0.00', net: derivatives },
    incomplete: 0,
  };
}

function assess(rows: readonly YearFigures[], profile: TaxProfile = {}): readonly AssessedYear[] {
  const result = assessPerson({ figures: rows, profile });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.years;
}

function only(rows: readonly YearFigures[], profile: TaxProfile = {}): AssessedYear {
  const [year] = assess(rows, profile);
  if (year === undefined) throw new Error('no year');
  return year;
}

describe('limit of private sales', () => {
  test('[LIM-02] 599.99 in 2023 is free', () => {
    expect(only([figures(2023, { sales: '599.99' })]).privateSales).toMatchObject({
      limitReached: false,
      taxable: '0.00',
    });
  });

  test('[LIM-02] exactly 600.00 in 2023 is taxable in full', () => {
    expect(only([figures(2023, { sales: '600.00' })]).privateSales).toMatchObject({
      limit: '600.00',
      limitReached: true,
      taxable: '600.00',
    });
  });

  test('[LIM-02] 999.99 in 2024 is free', () => {
    expect(only([figures(2024, { sales: '999.99' })]).privateSales).toMatchObject({
      limit: '1000.00',
      limitReached: false,
      taxable: '0.00',
    });
  });

  test('[LIM-02] exactly 1,000.00 in 2024 is taxable in full', () => {
    expect(only([figures(2024, { sales: '1000.00' })]).privateSales).toMatchObject({
      limitReached: true,
      taxable: '1000.00',
    });
  });

  test('[LIM-03] the net is rounded to the cent before the test: 999.995 counts as 1,000.00', () => {
    // The profile may bring fractions of a cent; 900.00 + 99.995 = 999.995, shown and tested as 1,000.00.
    const year = only([figures(2024, { sales: '900.00' })], { years: { 2024: { otherPrivateSales: '99.995' } } });
    expect(year.privateSales).toMatchObject({ net: '1000.00', limitReached: true, taxable: '1000.00' });
  });

  test('[LIM-04] other private sales of the year count towards the limit', () => {
    const year = only([figures(2024, { sales: '700.00' })], { years: { 2024: { otherPrivateSales: '300.00' } } });
    expect(year.privateSales).toMatchObject({ net: '1000.00', taxable: '1000.00' });
    const loss = only([figures(2024, { sales: '1200.00' })], { years: { 2024: { otherPrivateSales: '-200.01' } } });
    expect(loss.privateSales).toMatchObject({ net: '999.99', taxable: '0.00' });
  });

  test('[P23-13] the taxable share of general costs lowers the net', () => {
    const year = only([figures(2024, { sales: '1049.00' })], { years: { 2024: { generalExpenses: '49.01' } } });
    expect(year.privateSales).toMatchObject({ expenses: '49.01', net: '999.99', taxable: '0.00' });
  });
});

describe('limit of services', () => {
  test('[L22-02] exactly 256.00 is taxable in full', () => {
    expect(only([figures(2024, { income: '256.00' })]).income).toMatchObject({ limitReached: true, taxable: '256.00' });
  });

  test('[L22-02] 255.99 is free', () => {
    expect(only([figures(2024, { income: '255.99' })]).income).toMatchObject({ limitReached: false, taxable: '0.00' });
  });

  test('[L22-03] other services share the one limit; private sales do not', () => {
    const shared = only([figures(2024, { income: '200.00' })], { years: { 2024: { otherIncome: '56.00' } } });
    expect(shared.income).toMatchObject({ net: '256.00', taxable: '256.00' });
    const apart = only([figures(2024, { income: '255.00', sales: '999.00' })]);
    expect([apart.income.taxable, apart.privateSales.taxable]).toEqual(['0.00', '0.00']);
  });
});

describe('losses of private sales', () => {
  // Example 08 of the rule book.
  test('[LOSS-03] a year below the limit uses up nothing of the carry-forward', () => {
    const years = assess([
      figures(2022, { sales: '-5520.00' }),
      figures(2023, { sales: '580.00' }),
      figures(2024, { sales: '4700.00' }),
      figures(2025, { sales: '800.00' }),
      figures(2026, { sales: '1250.00' }),
    ]);
    const rows = years.map(({ privateSales: s }) => [s.carryIn, s.carryUsed, s.taxable, s.carryOut]);
    expect(rows).toEqual([
      ['0.00', '0.00', '0.00', '5520.00'],
      ['5520.00', '0.00', '0.00', '5520.00'],
      ['5520.00', '4700.00', '0.00', '820.00'],
      ['820.00', '0.00', '0.00', '820.00'],
      ['820.00', '820.00', '430.00', '0.00'],
    ]);
  });

  test('[LOSS-04] what remains after the deduction is taxable although it is below the limit', () => {
    const years = assess([figures(2024, { sales: '-900.00' }), figures(2025, { sales: '1000.00' })]);
    expect(years[1]?.privateSales).toMatchObject({ carryUsed: '900.00', taxable: '100.00' });
  });

  test('[LOSS-01] a loss of private sales touches neither services nor capital income', () => {
    const year = only([figures(2024, { sales: '-5000.00', income: '300.00', derivatives: '1500.00' })]);
    expect(year.income.taxable).toBe('300.00');
    expect(year.capital.taxable).toBe('500.00');
    expect(year.privateSales.carryOut).toBe('5000.00');
  });

  test('[LOSS-02] carry-back: a chosen loss first reduces the taxable gain of the year before, the rest goes forward', () => {
    const years = assess([figures(2023, { sales: '2000.00' }), figures(2024, { sales: '-5000.00' })], {
      carryBack: [{ lossYear: 2024, law: 'private-sales' }],
    });
    expect(years.map(({ privateSales }) => [privateSales.taxable, privateSales.carryOut])).toEqual([
      ['0.00', '0.00'],
      ['0.00', '3000.00'],
    ]);
    expect(years[0]?.privateSalesLosses.carriedBackIn).toBe('2000.00');
    expect(years[1]?.privateSalesLosses.carriedBackOut).toBe('2000.00');
  });

  test('[LOSS-02] carry-back reaches one year only, after that year used its own carry-forward', () => {
    const years = assess(
      [figures(2022, { sales: '3000.00' }), figures(2023, { sales: '2000.00' }), figures(2024, { sales: '-4000.00' })],
      { openingLoss: { privateSales: '3500.00' }, carryBack: [{ lossYear: 2024, law: 'private-sales' }] },
    );
    // 2022 uses 3,000 of the opening 3,500, 2023 the other 500: 1,500 taxable, all removed from 2024.
    expect(years.map(({ privateSales: s }) => [s.carryUsed, s.taxable, s.carryOut])).toEqual([
      ['3000.00', '0.00', '500.00'],
      ['500.00', '0.00', '0.00'],
      ['0.00', '0.00', '2500.00'],
    ]);
  });

  test('[LOSS-05] carry-back is waived unless chosen', () => {
    const years = assess([figures(2023, { sales: '2000.00' }), figures(2024, { sales: '-5000.00' })]);
    expect(years.map(({ privateSales }) => privateSales.taxable)).toEqual(['2000.00', '0.00']);
  });

  test('[LOSS-05] a partial waiver is possible for a loss of 2021, refused for one of 2022', () => {
    const partial = (lossYear: number) =>
      assessPerson({
        figures: [figures(lossYear - 1, { sales: '2000.00' }), figures(lossYear, { sales: '-5000.00' })],
        profile: { carryBack: [{ lossYear, law: 'private-sales', amount: '700.00' }] },
      });
    const before = partial(2021);
    expect(before.ok && before.value.years.map((y) => y.privateSales.taxable)).toEqual(['1300.00', '0.00']);
    expect(before.ok && before.value.issues).toEqual([]);
    const since = partial(2022);
    expect(since.ok && since.value.years.map((y) => y.privateSales.taxable)).toEqual(['2000.00', '0.00']);
    expect(since.ok && since.value.issues.map(({ code }) => code)).toEqual(['tax.carry-back-refused']);
  });

  test('[LOSS-06] carry-forward above 1 m: 60 % until 2023, 70 % from 2024', () => {
    const used = (year: number) =>
      only([figures(year, { sales: '2000000.00' })], { openingLoss: { privateSales: '5000000.00' } }).privateSales;
    // 1,000,000 + 60 % of 1,000,000; 1,000,000 + 70 % of 1,000,000.
    expect(used(2023)).toMatchObject({ carryUsed: '1600000.00', taxable: '400000.00' });
    expect(used(2024)).toMatchObject({ carryUsed: '1700000.00', taxable: '300000.00' });
  });

  test('[LOSS-06] carry-back is capped: 1 m for a loss of 2024, 10 m for one of 2023; joint assessment doubles it', () => {
    const back = (lossYear: number, joint: boolean) =>
      assess([figures(lossYear - 1, { sales: '12000000.00' }), figures(lossYear, { sales: '-12000000.00' })], {
        carryBack: [{ lossYear, law: 'private-sales' }],
        years: { [lossYear]: { joint } },
      })[1]?.privateSalesLosses.carriedBackOut;
    expect(back(2024, false)).toBe('1000000.00');
    expect(back(2024, true)).toBe('2000000.00');
    expect(back(2023, false)).toBe('10000000.00');
  });

  test('[LOSS-07] a loss is shown and carried although no tax is due', () => {
    expect(only([figures(2024, { sales: '-11.50' })]).privateSales).toMatchObject({
      net: '-11.50',
      taxable: '0.00',
      carryOut: '11.50',
    });
  });

  test('[LOSS-10] the opening balance is the carry-forward into the first year', () => {
    const year = only([figures(2024, { sales: '1500.00' })], { openingLoss: { privateSales: '400.00' } });
    expect(year.privateSales).toMatchObject({ carryIn: '400.00', carryUsed: '400.00', taxable: '1100.00' });
  });
});

describe('losses of services', () => {
  test('[LOSS-08] a negative result goes forward, only against services', () => {
    const years = assess([
      figures(2023, { income: '-400.00' }),
      figures(2024, { income: '255.00', sales: '2000.00' }),
      figures(2025, { income: '500.00' }),
    ]);
    expect(years.map(({ income }) => income.taxable)).toEqual(['0.00', '0.00', '100.00']);
    expect(years[1]?.privateSales.taxable).toBe('2000.00');
    expect(years[2]?.incomeLosses).toMatchObject({ carryIn: '400.00', carryUsed: '400.00', carryOut: '0.00' });
  });

  test('[LOSS-08] or back one year when chosen', () => {
    const years = assess([figures(2023, { income: '500.00' }), figures(2024, { income: '-200.00' })], {
      carryBack: [{ lossYear: 2024, law: 'income' }],
    });
    expect(years.map(({ income }) => income.taxable)).toEqual(['300.00', '0.00']);
  });
});

describe('couple', () => {
  const joint: TaxProfile = { years: { 2024: { joint: true } } };

  function couple(a: YearFigures, b: YearFigures, profile: TaxProfile) {
    const result = assessCouple({ figures: [a], profile }, { figures: [b], profile: {} });
    if (!result.ok) throw new Error(result.error.code);
    return [result.value.a[0]?.privateSales, result.value.b[0]?.privateSales] as const;
  }

  test('[LIM-05] two ledgers, two limits: 999.99 and 1,000.00 are tested apart', () => {
    const [a, b] = couple(figures(2024, { sales: '999.99' }), figures(2024, { sales: '1000.00' }), joint);
    expect([a?.taxable, b?.taxable]).toEqual(['0.00', '1000.00']);
  });

  test('[LOSS-09] joint: the leftover loss of one spouse offsets the taxable gain of the other', () => {
    const [a, b] = couple(figures(2024, { sales: '-3000.00' }), figures(2024, { sales: '5000.00' }), joint);
    expect([a?.carryOut, b?.taxable]).toEqual(['0.00', '2000.00']);
  });

  test('[LOSS-09] the limit is tested first: a gain below it is free and uses no loss of the spouse', () => {
    const [a, b] = couple(figures(2024, { sales: '-3000.00' }), figures(2024, { sales: '900.00' }), joint);
    expect([a?.carryOut, b?.taxable]).toEqual(['3000.00', '0.00']);
  });

  test('[LOSS-09] separate assessment keeps the losses apart', () => {
    const [a, b] = couple(figures(2024, { sales: '-3000.00' }), figures(2024, { sales: '5000.00' }), {});
    expect([a?.carryOut, b?.taxable]).toEqual(['3000.00', '5000.00']);
  });

  test('[LOSS-06] a couple shares the cap of the carry-forward; each uses only own losses against own gains', () => {
    const openingLoss = { privateSales: '5000000.00' };
    const result = assessCouple(
      { figures: [figures(2024, { sales: '1500.00' })], profile: { ...joint, openingLoss } },
      { figures: [figures(2024, { sales: '3998500.00' })], profile: { openingLoss } },
    );
    if (!result.ok) throw new Error(result.error.code);
    // Gains 4,000,000: room 2,000,000 + 70 % of 2,000,000 = 3,400,000. The first uses 1,500, the second the rest.
    expect(result.value.a[0]?.privateSales).toMatchObject({ carryUsed: '1500.00', carryOut: '4998500.00' });
    expect(result.value.b[0]?.privateSales).toMatchObject({ carryUsed: '3398500.00', taxable: '600000.00' });
  });

  test('[CAP-02] a couple shares the joint allowance', () => {
    const result = assessCouple(
      { figures: [figures(2024, { derivatives: '1700.00' })], profile: joint },
      { figures: [figures(2024, { derivatives: '800.00' })], profile: {} },
    );
    if (!result.ok) throw new Error(result.error.code);
    // 2,000 in all: 1,700 for the first, the remaining 300 for the second.
    expect([result.value.a[0]?.capital.taxable, result.value.b[0]?.capital.taxable]).toEqual(['0.00', '500.00']);
  });

  test('a malformed amount of the spouse is refused with its path', () => {
    const result = assessCouple(
      { figures: [], profile: {} },
      { figures: [], profile: { years: { 2024: { otherIncome: 'viel' } } } },
    );
    expect(result).toEqual({
      ok: false,
      error: { code: 'profile.amount-malformed', field: 'spouse.years.2024.otherIncome' },
    });
  });
});

describe('capital income', () => {
  test('[CAP-01] futures and margin stay out of the limit of private sales', () => {
    const year = only([figures(2024, { sales: '500.00', derivatives: '5000.00' })]);
    expect(year.privateSales).toMatchObject({ net: '500.00', taxable: '0.00' });
    expect(year.capital).toMatchObject({ net: '5000.00', allowanceUsed: '1000.00', taxable: '4000.00' });
  });

  test('[CAP-02] what banks used of the allowance is gone', () => {
    const year = only([figures(2024, { derivatives: '900.00' })], { years: { 2024: { allowanceUsed: '400.00' } } });
    expect(year.capital).toMatchObject({ allowance: '600.00', allowanceUsed: '600.00', taxable: '300.00' });
  });

  test('[CAP-05] losses go forward inside section 20, without the repealed cap, before the allowance', () => {
    const years = assess([
      figures(2022, { derivatives: '-50000.00' }),
      figures(2023, { derivatives: '45000.00' }),
      figures(2024, { derivatives: '7000.00' }),
    ]);
    expect(years.map(({ capital: c }) => [c.carryUsed, c.carryOut, c.allowanceUsed, c.taxable])).toEqual([
      ['0.00', '50000.00', '0.00', '0.00'],
      ['45000.00', '5000.00', '0.00', '0.00'],
      ['5000.00', '0.00', '1000.00', '1000.00'],
    ]);
  });
});

describe('years', () => {
  test('[YEAR-03] years between without events are listed', () => {
    const years = assess([figures(2022, { sales: '-100.00' }), figures(2025, { sales: '2000.00' })]);
    expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025]);
    expect(years[2]?.privateSales).toMatchObject({ net: '0.00', carryIn: '100.00', carryOut: '100.00' });
  });

  test('[YEAR-02] a year without a parameter row becomes an issue and no figures', () => {
    const result = assessPerson({ figures: [figures(2026, {}), figures(2027, { sales: '9000.00' })], profile: {} });
    expect(result.ok && result.value.years.map(({ year }) => year)).toEqual([2026]);
    expect(result.ok && result.value.issues).toEqual([
      { code: 'tax.year-unknown', severity: 'error', source: {}, params: { year: '2027' } },
    ]);
  });

  test('a malformed, negative or unknown profile field is refused', () => {
    const refused = (profile: TaxProfile) => assessPerson({ figures: [], profile });
    expect(refused({ years: { 2024: { taxableIncome: '50.000,00' } } })).toMatchObject({
      error: { code: 'profile.amount-malformed', field: 'years.2024.taxableIncome' },
    });
    expect(refused({ openingLoss: { privateSales: '-5' } })).toMatchObject({
      error: { code: 'profile.amount-negative', field: 'openingLoss.privateSales' },
    });
    expect(refused({ years: { 2024: { church: 7 as 8 } } })).toMatchObject({
      error: { code: 'profile.church-unknown', field: 'years.2024.church' },
    });
  });
});
