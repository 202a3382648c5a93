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
      ['55', null, 'form', 'laut Aufstellung', null],
    ]);
  });

  test('[FORM-01] 2025: lines 45 to 51, 58; person B has the code of B where one is known', () => {
    const { lines } = linesOf(assessed(2025), 'private-sales');
    expect(Object.values(lines).map(({ line }) => line)).toEqual([
      '45',
      '46',
      '47',
      '48',
      '49',
      '50',
      '51',
      '58',
      '59',
    ]);
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

  test('[FORM-02] 2022 had no crypto mark and its numbers are unsure', () => {
    const { lines } = linesOf(assessed(2022), 'private-sales');
    expect(lines['sales.mark']).toBeUndefined();
    expect(lines['sales.proceeds']).toMatchObject({ line: '44', source: 'secondary', confidence: 'low' });
  });

  test('[FORM-03] whole euros in the favour of the taxpayer: income down, costs up, a loss further down', () => {
    expect(wholeEuro('100.99', 'down')).toBe('100');
    expect(wholeEuro('100.01', 'up')).toBe('101');
    expect(wholeEuro('100.00', 'up')).toBe('100');
    expect(wholeEuro('-10.50', 'down')).toBe('-11');
  });

  test('[FORM-03] a gain of exactly the limit stays at it in whole euros', () => {
    const year = assessed(2024, {
      taxable: {
        proceeds: '5000.50',
        cost: '4000.20',
        expenses: '0.30',
        net: '1000.00',
        gains: '1000.00',
        losses: '0.00',
      },
    });
    expect(linesOf(year, 'private-sales').lines['sales.gain']?.wholeEuro).toBe('1000');
  });

  test('[FORM-04] below the limit nothing need be entered, a loss should be declared with the waiver', () => {
    const small = {
      proceeds: '900.00',
      cost: '0.00',
      expenses: '0.00',
      net: '900.00',
      gains: '900.00',
      losses: '0.00',
    };
    expect(linesOf(assessed(2024, { taxable: small }), 'private-sales').advice).toBe('not-needed');
    const loss = { proceeds: '0.00', cost: '5.00', expenses: '0.00', net: '-5.00', gains: '0.00', losses: '-5.00' };
    const declared = linesOf(assessed(2024, { taxable: loss }), 'private-sales');
    expect(declared.advice).toBe('loss-should-be-declared');
    expect(declared.lines['sales.loss-waiver']).toMatchObject({ line: '62', value: '1' });
  });

  test('[FORM-05] services: receipts, costs and income on lines 11, 15, 16 of 2024', () => {
    const year = assessed(2024, { income: { gross: '300.40', expenses: '20.10', net: '280.30' } });
    const { advice, lines } = linesOf(year, 'income');
    expect(advice).toBe('needed');
    expect(lines['income.receipts']).toMatchObject({ line: '11', value: '300.40', wholeEuro: '300' });
    expect(lines['income.costs']).toMatchObject({ line: '15', value: '20.10', wholeEuro: '21' });
    expect(lines['income.net']).toMatchObject({ line: '16', value: '280.30', wholeEuro: '280' });
  });

  test('[FORM-06] section 20: futures lines 21 and 24 until 2024, gone in 2025', () => {
    const derivatives = { gains: '900.00', losses: '-250.50', net: '649.50' };
    const before = linesOf(assessed(2024, { derivatives }), 'capital').lines;
    expect(before['capital.foreign']).toMatchObject({ form: 'KAP', line: '19', value: '649.50' });
    expect(before['capital.futures-gains']?.line).toBe('21');
    expect(before['capital.futures-losses']).toMatchObject({ line: '24', value: '250.50', wholeEuro: '251' });
    const since = linesOf(assessed(2025, { derivatives }), 'capital').lines;
    expect(since['capital.futures-gains']).toBeUndefined();
    expect(since['capital.losses']).toMatchObject({ line: '22', value: '250.50' });
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
