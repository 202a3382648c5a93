import { describe, expect, it } from 'vitest';
import { formatExact, formatQuantity } from './quantity.ts';

const NB = '\u00a0';
const MINUS = '\u2212';

describe('formatQuantity', () => {
  it.each([
    ['0.28', '0,28'],
    ['5.7', '5,70'],
    ['1850', '1.850,00'],
    ['1.997334', '1,99733'],
    ['19.62294', '19,6229'],
    ['84.0981', '84,0981'],
    ['0.098114321', '0,0981143'],
    ['0.00000001', '0,00000001'],
    ['0.000012345678', '0,00001235'],
    ['123456.789', '123.456,79'],
    ['9.999999', '10,00'],
    ['0', '0,00'],
    ['0.000', '0,00'],
  ])('%s is %s', (value, text) => {
    expect(formatQuantity(value, 'de')).toBe(text);
  });

  it('writes English marks and signs', () => {
    expect(formatQuantity('1850', 'en')).toBe('1,850.00');
    expect(formatQuantity('-0.3', 'en')).toBe(`${MINUS}0.30`);
    expect(formatQuantity('0.3', 'de', { sign: 'always' })).toBe('+0,30');
  });

  it('writes euros as euros, with their parts of a cent', () => {
    expect(formatQuantity('4500', 'de', { isEuro: true })).toBe(`4.500,00${NB}€`);
    expect(formatQuantity('4500', 'en', { isEuro: true })).toBe('€4,500.00');
    expect(formatQuantity('-0.0125', 'en', { isEuro: true })).toBe(`${MINUS}€0.0125`);
    expect(formatQuantity('0.000000001', 'de', { isEuro: true })).toBe(`<${NB}0,00000001${NB}€`);
    expect(formatExact('0.0125', 'de', { isEuro: true })).toBe(`0,0125${NB}€`);
  });

  it('never shows something as nothing', () => {
    expect(formatQuantity('0.000000001', 'de')).toBe(`<${NB}0,00000001`);
    expect(formatQuantity('0.000000009999', 'en')).toBe(`<${NB}0.00000001`);
    expect(formatQuantity('-0.000000001', 'de')).toBe(`>${NB}${MINUS}0,00000001`);
  });
});

describe('formatExact', () => {
  it('keeps every digit of an 18-decimal token and of a 40-digit value', () => {
    expect(formatExact('0.123456789012345678', 'de')).toBe('0,123456789012345678');
    expect(formatExact('1234567890123456789012.123456789012345678', 'en')).toBe(
      '1,234,567,890,123,456,789,012.123456789012345678',
    );
    expect(formatExact('-5.50', 'de')).toBe(`${MINUS}5,50`);
  });
});
