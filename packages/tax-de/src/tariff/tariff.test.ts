import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TariffQuestion, tariff } from './tariff.ts';
import { JOINT_VECTORS, SINGLE_VECTORS } from './tariff-vectors.data.ts';
import { TARIFF_ROWS } from './tariffs.data.ts';

function answer(question: TariffQuestion) {
  const result = tariff(question);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

interface Vector {
  readonly income: string;
  readonly incomeTax: string;
  readonly soli: string;
}

function vectors(line: string): readonly Vector[] {
  return line.split(';').map((part) => {
    const [, income = '', tax = '', soli = ''] = /^\s*(\d+): (\d+) \/ (\d+\.\d\d)\s*$/.exec(part) ?? [];
    return { income, incomeTax: `${tax}.00`, soli };
  });
}

describe('tariff', () => {
  test.each(Object.entries(SINGLE_VECTORS))('[TAR-01] [TAR-03] single vectors %s', (year, line) => {
    const rows = vectors(line);
    expect(rows).toHaveLength(15);
    for (const { income, incomeTax, soli } of rows) {
      expect(answer({ year: Number(year), income, joint: false })).toMatchObject({ income, incomeTax, soli });
    }
  });

  test.each(Object.entries(JOINT_VECTORS))('[TAR-02] [TAR-03] joint vectors %s', (year, line) => {
    const rows = vectors(line);
    expect(rows).toHaveLength(4);
    for (const { income, incomeTax, soli } of rows) {
      expect(answer({ year: Number(year), income, joint: true })).toMatchObject({ income, incomeTax, soli });
    }
  });

  test('[TAR-01] [TAR-03] 50,000 in 2013 step by step, and in 2014 to 2016 the same way', () => {
    // z = (50,000 - 13,469) / 10,000 = 3.6531; 228.74 z = 835.610094; + 2,397 = 3,232.610094; times z = 11,809.04793439;
    // + 1,014 = 12,823.04 -> 12,823. Surcharge 5.5 % = 705.265 -> 705.26; the glide zone, 20 % of (12,823 - 972), lies above.
    expect(answer({ year: 2013, income: '50000', joint: false })).toMatchObject({
      incomeTax: '12823.00',
      soli: '705.26',
    });
    const taxes = [2013, 2014, 2015, 2016].map((year) => answer({ year, income: '50000', joint: false }).incomeTax);
    expect(taxes).toEqual(['12823.00', '12780.00', '12757.00', '12636.00']);
  });

  test.each(TARIFF_ROWS.map(({ year, ...row }) => [year, row] as const))(
    '[TAR-01] the zones of %s meet within half a euro, so no constant was misread',
    (year, { allowance, zone2End, zone3End, zone4End }) => {
      for (const end of [allowance, zone2End, zone3End, zone4End]) {
        const [below, above] = [end, end + 1].map((income) =>
          Number(answer({ year, income: String(income), joint: false }).incomeTax),
        );
        expect([0, 1]).toContain((above ?? Number.NaN) - (below ?? Number.NaN));
      }
    },
  );

  test('[TAR-01] cents of the income are dropped before the tariff', () => {
    // 45,678 in 2024: 9,353 (vector above); 45,678.99 is the same income.
    expect(answer({ year: 2024, income: '45678.99', joint: false }).incomeTax).toBe('9353.00');
  });

  test('[TAR-02] the half of an odd joint income is rounded down', () => {
    expect(answer({ year: 2025, income: '90001', joint: true }).incomeTax).toBe(
      answer({ year: 2025, income: '90000', joint: true }).incomeTax,
    );
  });

  test('[TAR-04] church tax is 8 or 9 % of the income tax', () => {
    // 2024, 50,000: tax 10,872; 9 % = 978.48; 8 % = 869.76. Total with 9 %: 11,850.48.
    expect(answer({ year: 2024, income: '50000', joint: false, church: 9 })).toEqual({
      year: 2024,
      income: '50000',
      joint: false,
      incomeTax: '10872.00',
      soli: '0.00',
      churchTax: '978.48',
      total: '11850.48',
    });
    expect(answer({ year: 2024, income: '50000', joint: false, church: 8 }).churchTax).toBe('869.76');
  });

  test('[YEAR-02] refuses an unknown year, a malformed income and an unknown church rate', () => {
    expect(tariff({ year: 2027, income: '1', joint: false })).toEqual({
      ok: false,
      error: { code: 'tax.year-unknown', year: 2027 },
    });
    expect(tariff({ year: 2024, income: '1,5', joint: false })).toMatchObject({
      ok: false,
      error: { code: 'tariff.income-malformed' },
    });
    expect(tariff({ year: 2024, income: '1', joint: false, church: 7 as 8 })).toMatchObject({
      ok: false,
      error: { code: 'tariff.church-unknown' },
    });
  });

  test('a negative income owes nothing', () => {
    expect(answer({ year: 2024, income: '-500.50', joint: true }).total).toBe('0.00');
  });

  test('more income never owes less tax, and splitting never costs more than the basic tariff', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2013, max: 2026 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        (year, income, more) => {
          const total = (amount: number, joint: boolean) =>
            Number(answer({ year, income: String(amount), joint, church: 9 }).total);
          expect(total(income + more, false)).toBeGreaterThanOrEqual(total(income, false));
          expect(total(income, true)).toBeLessThanOrEqual(total(income, false));
        },
      ),
    );
  });
});
