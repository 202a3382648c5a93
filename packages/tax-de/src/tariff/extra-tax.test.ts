import { describe, expect, test } from 'vitest';
import { capitalTax } from './capital-tax.ts';
import { type EstimateQuestion, estimateTax, NOT_MODELLED } from './extra-tax.ts';

function estimate(question: EstimateQuestion) {
  const result = estimateTax(question);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('difference method', () => {
  // The rule book's table 6.5: tax / Soli / church without and with, extra tax, share.
  test.each([
    {
      question: { year: 2023, taxableIncome: '36000', crypto: '6000.00', joint: false },
      without: ['6531.00', '0.00', '0.00'],
      after: ['8500.00', '0.00', '0.00'],
      extra: ['1969.00', '32.82'],
    },
    {
      question: { year: 2024, taxableIncome: '50000', crypto: '10000.00', joint: false, church: 9 as const },
      without: ['10872.00', '0.00', '978.48'],
      after: ['14646.00', '0.00', '1318.14'],
      extra: ['4113.66', '41.14'],
    },
    {
      question: { year: 2025, taxableIncome: '70000', crypto: '20000.00', joint: false, church: 8 as const },
      without: ['18488.00', '0.00', '1479.04'],
      after: ['26888.00', '825.62', '2151.04'],
      extra: ['9897.62', '49.49'],
    },
    {
      question: { year: 2026, taxableIncome: '120000', crypto: '30000.00', joint: true, church: 9 as const },
      without: ['28466.00', '0.00', '2561.94'],
      after: ['40728.00', '3.33', '3665.52'],
      extra: ['13368.91', '44.56'],
    },
  ])('[TAR-05] $question.year: extra tax $extra.0', ({ question, without, after, extra }) => {
    const result = estimate(question);
    if (result.kind !== 'difference') throw new Error('flat');
    expect([result.without.incomeTax, result.without.soli, result.without.churchTax]).toEqual(without);
    expect([result.with.incomeTax, result.with.soli, result.with.churchTax]).toEqual(after);
    expect([result.extraTax, result.sharePercent]).toEqual(extra);
  });

  test('[TAR-06] names what it does not model', () => {
    const result = estimate({ year: 2024, taxableIncome: '50000', crypto: '0.00', joint: false });
    expect(result).toMatchObject({ extraTax: '0.00', sharePercent: null, notModelled: NOT_MODELLED });
    expect(NOT_MODELLED).toContain('progression-clause');
    expect(NOT_MODELLED).toContain('section-46-relief');
  });

  test('[TAR-07] without a taxable income the flat 26.375 % is marked as an estimate', () => {
    // 6,000 * 0.26375 = 1,582.50; 10,000 * 0.26375 = 2,637.50.
    expect(estimate({ year: 2023, crypto: '6000.00', joint: false })).toEqual({
      kind: 'flat-estimate',
      crypto: '6000.00',
      ratePercent: '26.375',
      extraTax: '1582.50',
    });
    expect(estimate({ year: 2024, crypto: '10000.00', joint: false }).extraTax).toBe('2637.50');
  });

  test('a malformed income or an unknown year is refused', () => {
    expect(estimateTax({ year: 2024, taxableIncome: 'x', crypto: '1.00', joint: false }).ok).toBe(false);
    expect(estimateTax({ year: 2031, taxableIncome: '1', crypto: '1.00', joint: false }).ok).toBe(false);
  });
});

describe('flat tax of section 20', () => {
  test('[CAP-03] 25 % and 5.5 % of it, 26.375 % in all', () => {
    expect(capitalTax('1000.00', undefined)).toEqual({
      taxable: '1000.00',
      tax: '250.00',
      soli: '13.75',
      churchTax: '0.00',
      total: '263.75',
    });
  });

  test('[CAP-04] with church tax the rate falls: 27.8186 % at 8 %, 27.9951 % at 9 %', () => {
    // 1,000,000 / 4.08 = 245,098.03; soli 13,480.39 (5.5 %); church 19,607.84 (8 %): 278,186.26.
    expect(capitalTax('1000000.00', 8)).toMatchObject({ tax: '245098.03', soli: '13480.39', churchTax: '19607.84' });
    expect(capitalTax('1000000.00', 8).total).toBe('278186.26');
    // 1,000,000 / 4.09 = 244,498.77; soli 13,447.43; church 22,004.88: 279,951.08.
    expect(capitalTax('1000000.00', 9).total).toBe('279951.08');
  });
});
