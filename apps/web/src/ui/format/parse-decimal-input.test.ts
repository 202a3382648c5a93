import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimalInput, parseDecimalInput } from './parse-input.ts';

const value = (text: string) => ({ kind: 'value', value: text });

describe('parseDecimalInput', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['0.123', '0.123'],
    ['12.3456', '12.3456'],
    [',5', '0.5'],
    ['3,', '3'],
    ['\u22121.451,34 €', '-1451.34'],
    ['-0,00', '0.00'],
    ["1'234,5", '1234.5'],
    ['1 234,50', '1234.50'],
    ['007', '7'],
    ['0,123456789012345678', '0.123456789012345678'],
  ])('German %s is %s', (typed, expected) => {
    expect(parseDecimalInput(typed, 'de')).toEqual(value(expected));
  });

  it.each([
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['1,5', '1.5'],
    ['.5', '0.5'],
  ])('English %s is %s', (typed, expected) => {
    expect(parseDecimalInput(typed, 'en')).toEqual(value(expected));
  });

  it.each(['1,2,3', '1.23.456', '1,234.567,8', 'abc', '1e5', '--1', '-', '1-2', '12,34.56', '9'.repeat(90)])(
    'refuses %s',
    (typed) => {
      expect(parseDecimalInput(typed, 'de').kind).toBe('invalid');
    },
  );

  it('knows an empty field from a zero', () => {
    expect(parseDecimalInput('  ', 'de')).toEqual({ kind: 'empty' });
    expect(parseDecimalInput('0', 'de')).toEqual(value('0'));
  });

  it('reads back whatever it shows, in both languages', () => {
    const digits = fc.stringMatching(/^[0-9]{1,20}$/);
    const canonical = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.option(digits), fc.boolean())
      .map(([whole, fraction, negative]) => {
        const text = fraction === null ? `${whole}` : `${whole}.${fraction}`;
        return negative && /[1-9]/.test(text) ? `-${text}` : text;
      });
    fc.assert(
      fc.property(canonical, fc.constantFrom('de' as const, 'en' as const), (text, locale) => {
        expect(parseDecimalInput(formatDecimalInput(text, locale), locale)).toEqual(value(text));
      }),
    );
  });
});
