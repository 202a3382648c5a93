import type { YearFigures } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { assessPerson } from '../assess/assess.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { FORM_FIELDS } from './form-lines.data.ts';
import { assetLabel, type FormLine, formBlocks } from './form-lines.ts';
import { wholeEuro } from './whole-euro.ts';

const NOTHING = { gains: '0.00', losses: '0.00', net: '0.00' };

/** Figures of the rule book's example 03: 30,250 - 20,458 - 60 = 9,732. */
function assessed(year: number, over: Partial<YearFigures> = {}, profile: TaxProfile = {}): AssessedYear {
  const figures: YearFigures = {
    year,
    taxable: {
      proceeds: '30250.00',
      cost: '20458.00',
      expenses: '60.00',
      net: '9732.00',
      gains: '13142.00',
      losses: '-3410.00',
    },
    taxFreeGain: '0.00',
    free: { proceeds: '0.00', cost: '0.00', expenses: '0.00' },
    income: { gross: '0.00', expenses: '0.00', net: '0.00' },
    derivatives: NOTHING,
    incomplete: 0,
    ...over,
  };
  const result = assessPerson({ figures: [figures], profile });
  const [first] = result.ok ? result.value.years : [];
  if (first === undefined) throw new Error('not assessed');
  return first;
}

function linesOf(year: AssessedYear, block: 'private-sales' | 'income' | 'capital', role: 'A' | 'B' = 'A') {
  const found = formBlocks(year, role).find((candidate) => candidate.block === block);
  const lines = Object.fromEntries((found?.lines ?? []).map((line) => [line.field, line]));
  return { advice: found?.advice, lines: lines as Record<string, FormLine> };
}

describe('form lines', () => {
  test('[FORM-01] 2024: lines 41 to 47 and 54 with source and confidence', () => {
    const { advice, lines } = linesOf(assessed(2024), 'private-sales');
    expect(advice).toBe('needed');
    const rows = Object.values(lines).map(({ line, code, source, value, wholeEuro: whole }) => [
      line,
      code,
      source,
      value,
      whole,
    ]);
    expect(rows).toEqual([
      ['41', '108', 'secondary', '1', null],
      ['42', null, 'secondary', 'Kryptowerte laut Aufstellung', null],
      ['43', null, 'secondary', '01.01.2024-31.12.2024', null],
      ['44', null, 'form', '30250.00', '30250'],
      ['45', null, 'form', '20458.00', '20458'],
      ['46', null, 'form', '60.00', '60'],
      ['47', null, 'form', '9732.00', '9732'],
      ['54', '114', 'form', '9732.00', '9732'],
    ]);
  });

  test('[FORM-01] 2025: lines 45 to 51, 58; person B has the code of B where one is known', () => {
    const { lines } = linesOf(assessed(2025), 'private-sales');
    // Line 59 (further sales by a list) stays empty: its sum is in 51 and 58 already and would count twice.
    expect(Object.values(lines).map(({ line }) => line)).toEqual(['45', '46', '47', '48', '49', '50', '51', '58']);
    expect(linesOf(assessed(2024), 'private-sales', 'B').lines['sales.total']?.code).toBe('115');
  });

  test('[FORM-02] 2026 and 2019: the label and no number', () => {
    for (const year of [2019, 2026]) {
      const { lines } = linesOf(assessed(year), 'private-sales');
      const proceeds = lines['sales.proceeds'];
      expect(proceeds).toMatchObject({ line: null, source: 'unknown', confidence: 'none', value: '30250.00' });
      expect(proceeds?.label).toEqual({ de: 'Veräußerungspreis', en: 'Sale price' });
    }
  });

  test.each([2013, 2016, 2017, 2018, 2019, 2020, 2021, 2022])('[FORM-02] %s had no mark for crypto', (year) => {
    const income = { gross: '300.00', expenses: '0.00', net: '300.00' };
    expect(linesOf(assessed(year), 'private-sales').lines['sales.mark']).toBeUndefined();
    expect(linesOf(assessed(year, { income }), 'income').lines['income.mark']).toBeUndefined();
  });

  test('[FORM-02] 2022: numbers are unsure', () => {
    const { lines } = linesOf(assessed(2022), 'private-sales');
    expect(lines['sales.proceeds']).toMatchObject({ line: '44', source: 'secondary', confidence: 'low' });
  });

  test('[FORM-03] whole euros in the favour of the taxpayer: income down, costs up, a loss further down', () => {
    expect(wholeEuro('100.99', 'down')).toBe('100');
    expect(wholeEuro('100.01', 'up')).toBe('101');
    expect(wholeEuro('100.00', 'up')).toBe('100');
    expect(wholeEuro('-10.50', 'down')).toBe('-11');
  });

  const withSales = (proceeds: string, cost: string, expenses: string, net: string) => ({
    taxable: { proceeds, cost, expenses, net, gains: net, losses: '0.00' },
  });
  const whole = (year: AssessedYear) =>
    ['sales.proceeds', 'sales.cost', 'sales.expenses', 'sales.gain', 'sales.total'].map(
      (field) => linesOf(year, 'private-sales').lines[field]?.wholeEuro,
    );

  test('[FORM-03] whole euros add up in themselves, as ELSTER adds them', () => {
    // 18,567.90 - 17,217.30 = 1,350.60; the lines say 18,567 and 17,218, so the result is 1,349.
    const year = assessed(2024, withSales('18567.90', '17217.30', '0.00', '1350.60'));
    expect(whole(year)).toEqual(['18567', '17218', '0', '1349', '1349']);
  });

  test('[FORM-03] rounding never turns a year that reached its limit into a free one', () => {
    // In favour: 5,000 - 4,001 - 1 = 998, below the limit. To the nearest: 5,001 - 4,000 - 0 = 1,001.
    const year = assessed(2024, withSales('5000.50', '4000.20', '0.30', '1000.00'));
    expect(whole(year)).toEqual(['5001', '4000', '0', '1001', '1001']);
  });

  const LOSS = { proceeds: '0.00', cost: '5.00', expenses: '0.00', net: '-5.00', gains: '0.00', losses: '-5.00' };

  test('[FORM-04] below the limit nothing need be entered, a loss should be declared', () => {
    const small = withSales('900.00', '0.00', '0.00', '900.00');
    expect(linesOf(assessed(2024, small), 'private-sales').advice).toBe('not-needed');
    const declared = linesOf(assessed(2024, { taxable: LOSS }), 'private-sales');
    expect(declared.advice).toBe('loss-should-be-declared');
    expect(declared.lines['loss.assessment']).toMatchObject({ form: 'ESt1A', line: null, value: '1' });
  });

  test('[FORM-04] other private sales are declared anyway, so the crypto block is needed beside them', () => {
    const year = assessed(2024, withSales('5999.00', '0.00', '0.00', '5999.00'), {
      years: { 2024: { otherPrivateSales: '-5000.00' } },
    });
    expect(year.privateSales).toMatchObject({ net: '999.00', limitReached: false });
    expect(linesOf(year, 'private-sales').advice).toBe('needed');
  });

  test('[LOSS-05] a waiver stands on the sheet only if the taxpayer chose it', () => {
    const unasked = linesOf(assessed(2024, { taxable: LOSS }), 'private-sales').lines;
    expect(unasked['sales.loss-waiver']).toBeUndefined();
    const carryBackWaived = [{ lossYear: 2024, law: 'private-sales' as const }];
    const chosen = linesOf(assessed(2024, { taxable: LOSS }, { carryBackWaived }), 'private-sales').lines;
    expect(chosen['sales.loss-waiver']).toMatchObject({ line: '62', value: '1' });
  });

  test('[LOSS-05] until 2021 the form asks for the amount that goes back, 0 for none', () => {
    const waived = { carryBackWaived: [{ lossYear: 2021, law: 'private-sales' as const }] };
    const none = linesOf(assessed(2021, { taxable: LOSS }, waived), 'private-sales').lines['sales.loss-waiver'];
    expect(none).toMatchObject({ value: '0.00', wholeEuro: '0' });
    expect(none?.label.de).toContain('begrenzen auf');
    const part = { carryBack: [{ lossYear: 2021, law: 'private-sales' as const, amount: '3.00' }] };
    const some = linesOf(assessed(2021, { taxable: LOSS }, part), 'private-sales').lines['sales.loss-waiver'];
    expect(some).toMatchObject({ value: '3.00', wholeEuro: '3' });
  });

  test('[FORM-05] services: receipts, costs and income on lines 11, 15, 16 of 2024', () => {
    const year = assessed(2024, { income: { gross: '300.40', expenses: '20.10', net: '280.30' } });
    const { advice, lines } = linesOf(year, 'income');
    expect(advice).toBe('needed');
    expect(lines['income.receipts']).toMatchObject({ line: '11', value: '300.40', wholeEuro: '300' });
    expect(lines['income.costs']).toMatchObject({ line: '15', value: '20.10', wholeEuro: '21' });
    expect(lines['income.net']).toMatchObject({ line: '16', value: '280.30', wholeEuro: '279' });
  });

  const FUTURES = { derivatives: { gains: '10000.00', losses: '-6000.00', net: '4000.00' } };
  const capital = (year: number, profile: TaxProfile = {}, tariffCheck = false) => {
    const block = formBlocks(assessed(year, FUTURES, profile), 'A', { tariffCheck })[2];
    return Object.fromEntries((block?.lines ?? []).map(({ field, line, value }) => [field, [line, value]]));
  };

  test.each([2021, 2022, 2023, 2024])('[FORM-06] %s: losses from futures stand in line 24 and nowhere else', (year) => {
    expect(capital(year)).toEqual({
      'capital.allowance-used': ['17', '0.00'],
      'capital.foreign': ['19', '10000.00'],
      'capital.futures-gains': ['21', '10000.00'],
      'capital.futures-losses': ['24', '6000.00'],
    });
  });

  test('[FORM-06] 2025: line 19 carries the result, line 22 the losses inside it', () => {
    expect(capital(2025)).toEqual({
      'capital.allowance-used': ['17', '0.00'],
      'capital.foreign': ['19', '4000.00'],
      'capital.losses': ['22', '6000.00'],
    });
  });

  test.each([2013, 2017, 2020, 2026])(
    '[FORM-06] %s: the same without numbers, and no line that the form lacks',
    (year) => {
      expect(capital(year)).toEqual({
        'capital.allowance-used': [null, '0.00'],
        'capital.foreign': [null, '4000.00'],
        'capital.losses': [null, '6000.00'],
      });
    },
  );

  test('[FORM-07] line 17 takes the allowance used elsewhere, line 4 the application for the tariff instead of it', () => {
    const profile = { years: { 2025: { allowanceUsed: '250.00' } } };
    expect(capital(2025, profile)['capital.allowance-used']).toEqual(['17', '250.00']);
    const applied = capital(2025, profile, true);
    expect(applied['capital.tariff-check']).toEqual(['4', '1']);
    expect(applied['capital.allowance-used']).toBeUndefined();
  });

  test('other private sales are not written into the crypto block', () => {
    const year = assessed(2024, {}, { years: { 2024: { otherPrivateSales: '100.00' } } });
    expect(year.privateSales.net).toBe('9832.00');
    expect(linesOf(year, 'private-sales').lines['sales.gain']?.value).toBe('9732.00');
  });

  test('every field has both languages, and the asset is named as the form of the year does', () => {
    for (const { label } of Object.values(FORM_FIELDS)) expect(label.de.length * label.en.length).toBeGreaterThan(0);
    expect(assetLabel(2024)?.de).toBe('Einheiten virtueller Währungen und / oder sonstige Token');
    expect(assetLabel(2025)?.de).toBe('Kryptowerte');
    expect(assetLabel(2031)).toBeNull();
  });
});
