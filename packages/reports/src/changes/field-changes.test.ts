import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { changeReason, fieldChangeText, fieldsText } from './change-text.ts';
import { fieldChanges } from './field-changes.ts';

const SALE: LedgerEvent = {
  id: 's1',
  at: '2024-08-01T10:00:00Z',
  kind: 'sell',
  wallet: 'Kraken',
  out: { asset: 'BTC', amount: '0.10' },
  valueEur: '3000.50',
  fee: { asset: 'BNB', amount: '0.01', valueEur: '5.20' },
  source: { file: 'trades.csv', line: 4 },
};

describe('field changes', () => {
  test('name what a person changed, and not where the row was read', () => {
    const edited: LedgerEvent = {
      ...SALE,
      out: { asset: 'BTC', amount: '0.12' },
      note: 'corrected',
      source: { file: 'other.csv', line: 9 },
    };
    expect(fieldChanges(SALE, edited)).toEqual([
      { field: 'out', before: '0.10 BTC', after: '0.12 BTC' },
      { field: 'note', before: null, after: 'corrected' },
    ]);
    expect(fieldChanges(SALE, SALE)).toEqual([]);
  });

  test('of an event that came or went are all its fields', () => {
    expect(fieldChanges(undefined, SALE).map(({ field, after }) => [field, after])).toEqual([
      ['kind', 'sell'],
      ['at', '2024-08-01T10:00:00Z'],
      ['wallet', 'Kraken'],
      ['out', '0.10 BTC'],
      ['valueEur', '3000.50'],
      ['fee', '0.01 BNB'],
      ['feeValueEur', '5.20'],
    ]);
    expect(fieldChanges(SALE, undefined).every(({ after }) => after === null)).toBe(true);
  });
});

describe('changes in words', () => {
  const change = { field: 'valueEur', before: '3000.50', after: null };

  test('are in the language of the report, with its number marks and Berlin time', () => {
    expect(fieldChangeText(change, 'de')).toBe('Wert in Euro: 3.000,50 -> nichts');
    expect(fieldChangeText(change, 'en')).toBe('value in euros: 3,000.50 -> nothing');
    const moved = { field: 'at', before: '2024-08-01T10:00:00Z', after: '2024-08-01T11:00:00Z' };
    // Berlin is two hours ahead in August.
    expect(fieldChangeText(moved, 'de')).toBe('Zeitpunkt: 01.08.2024 12:00:00 -> 01.08.2024 13:00:00');
    expect(fieldChangeText({ field: 'kind', before: 'sell', after: 'spend' }, 'de')).toBe('Art: Verkauf -> Bezahlung');
  });

  test('leave text alone that only looks like an amount', () => {
    expect(fieldChangeText({ field: 'note', before: null, after: '1234.5 is right' }, 'de')).toBe(
      'Notiz: nichts -> 1234.5 is right',
    );
  });

  test('of one side list only what stood there', () => {
    const fields = fieldChanges(SALE, { ...SALE, wallet: 'Bitvavo', valueEur: '3100' });
    expect(fieldsText(fields, 'before', 'en')).toBe('wallet: Kraken; value in euros: 3,000.50');
    expect(fieldsText(fields, 'after', 'en')).toBe('wallet: Bitvavo; value in euros: 3,100');
    expect(fieldsText(fieldChanges(undefined, SALE), 'before', 'en')).toBeNull();
  });
});

describe('reason of a change', () => {
  const change = { at: '2025-01-01T10:00:00Z', eventId: 'e1', action: 'edited', reason: '' } as const;

  test('is the sentence of the button in both languages, or the own words as they are', () => {
    expect(changeReason({ ...change, code: 'set-value' }, 'de')).toBe('Eurowert von Hand eingetragen');
    expect(changeReason({ ...change, code: 'set-value' }, 'en')).toBe('Euro value entered by hand');
    expect(changeReason({ ...change, reason: 'Beleg liegt vor' }, 'en')).toBe('Beleg liegt vor');
  });

  test('tells how many more events the same step touched', () => {
    expect(changeReason({ ...change, code: 'shift', others: 3 }, 'en')).toBe(
      'Time corrected (time zone of the file), together with 3 more entries',
    );
  });
});
