import { describe, expect, test } from 'vitest';
import { assess, assessOne, figures } from '../testing/figures.ts';
import { assessPerson } from './assess.ts';

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
    const year = assessOne([figures(2024, { sales: '-5000.00', income: '300.00', derivatives: '1500.00' })]);
    expect(year.income.taxable).toBe('300.00');
    expect(year.capital.taxable).toBe('500.00');
    expect(year.privateSales.carryOut).toBe('5000.00');
  });

  test('[LOSS-02] carry-back: a loss first reduces the taxable gain of the year before, the rest goes forward', () => {
    const years = assess([figures(2023, { sales: '2000.00' }), figures(2024, { sales: '-5000.00' })]);
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

  test('[LOSS-05] the office carries back without being asked; a waiver is the choice of the taxpayer', () => {
    const rows = [figures(2024, { sales: '10000.00' }), figures(2025, { sales: '-8000.00' })];
    expect(assess(rows).map(({ privateSales }) => privateSales.taxable)).toEqual(['2000.00', '0.00']);
    const waived = assess(rows, { carryBackWaived: [{ lossYear: 2025, law: 'private-sales' }] });
    expect(waived.map(({ privateSales }) => [privateSales.taxable, privateSales.carryOut])).toEqual([
      ['10000.00', '0.00'],
      ['0.00', '8000.00'],
    ]);
  });

  test('[LOSS-05] a loss of the first year goes back into results of the year before that only the profile knows', () => {
    const years = assess([figures(2025, { sales: '-8000.00' })], {
      years: { 2024: { otherPrivateSales: '10000.00' } },
      openingLoss: { privateSales: '100.00' },
    });
    expect(years.map(({ year, privateSales: s }) => [year, s.taxable, s.carryIn, s.carryOut])).toEqual([
      [2024, '2000.00', '0.00', '0.00'],
      [2025, '0.00', '100.00', '100.00'],
    ]);
  });

  test('[LOSS-05] a loss below a year that stayed under its limit has nowhere to go but forward', () => {
    const years = assess([figures(2024, { sales: '999.99' }), figures(2025, { sales: '-8000.00' })]);
    expect(years[1]?.privateSalesLosses).toMatchObject({ carriedBackOut: '0.00', carryOut: '8000.00' });
    expect(years[1]?.privateSalesLosses.carryBackLimit).toBeNull();
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
    expect(since.ok && since.value.years.map((y) => y.privateSales.taxable)).toEqual(['0.00', '0.00']);
    expect(since.ok && since.value.issues.map(({ code }) => code)).toEqual(['tax.carry-back-refused']);
  });

  test('[LOSS-06] carry-forward above 1 m: 60 % until 2023, 70 % from 2024', () => {
    const used = (year: number) =>
      assessOne([figures(year, { sales: '2000000.00' })], { openingLoss: { privateSales: '5000000.00' } }).privateSales;
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
    expect(assessOne([figures(2024, { sales: '-11.50' })]).privateSales).toMatchObject({
      net: '-11.50',
      taxable: '0.00',
      carryOut: '11.50',
    });
  });

  test('[LOSS-10] the opening balance is the carry-forward into the first year', () => {
    const year = assessOne([figures(2024, { sales: '1500.00' })], { openingLoss: { privateSales: '400.00' } });
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
