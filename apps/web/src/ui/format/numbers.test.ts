import { describe, expect, it } from 'vitest';
import { MASK, maskAmount } from './mask.ts';
import { formatCount, formatPercent, formatRate } from './number-format.ts';
import { formatPrice } from './price.ts';

const NB = '\u00a0';
const MINUS = '\u2212';

describe('formatPercent', () => {
  it('takes a ratio and shows one decimal, two when asked', () => {
    expect(formatPercent('0.458', 'de')).toBe(`45,8${NB}%`);
    expect(formatPercent('0.458', 'en')).toBe('45.8%');
    expect(formatPercent('0.0032', 'de', { decimals: 2, sign: 'always' })).toBe(`+0,32${NB}%`);
    expect(formatPercent('-0.406', 'de', { sign: 'always' })).toBe(`${MINUS}40,6${NB}%`);
    expect(formatPercent('1', 'de', { decimals: 0 })).toBe(`100${NB}%`);
    // 0.12345 is exactly 12.345 percent: half away from zero gives 12.35, a binary float would give 12.34 or 12.35.
    expect(formatPercent('0.12345', 'en', { decimals: 2 })).toBe('12.35%');
  });

  it('takes a share as a number too, also one so small that it would print with an exponent', () => {
    expect(String(1e-7)).toBe('1e-7');
    expect(formatPercent(1e-7, 'de', { decimals: 0 })).toBe(`0${NB}%`);
    expect(formatPercent(0.25, 'en')).toBe('25.0%');
  });

  it('leaves a rate in percent what it is', () => {
    expect(formatRate('26.375', 'de')).toBe(`26,375${NB}%`);
    expect(formatRate('25', 'en')).toBe('25%');
  });
});

describe('formatPrice', () => {
  it('has 2 decimals from 10 euro, 4 below, 8 below one cent', () => {
    expect(formatPrice('73245.9', 'de')).toBe(`73.245,90${NB}€`);
    expect(formatPrice('10', 'de')).toBe(`10,00${NB}€`);
    expect(formatPrice('9.99999', 'en')).toBe('€10.0000');
    expect(formatPrice('0.8802', 'de')).toBe(`0,8802${NB}€`);
    expect(formatPrice('0.01', 'de')).toBe(`0,0100${NB}€`);
    expect(formatPrice('0.00001234', 'en')).toBe('€0.00001234');
    expect(formatPrice('0', 'de')).toBe(`0,00${NB}€`);
  });

  it('shows three digits of a price that would look like zero', () => {
    expect(formatPrice('0.00000000123456', 'de')).toBe(`0,00000000123${NB}€`);
    expect(formatPrice('0.0000001', 'en')).toBe('€0.000000100');
    expect(formatPrice('0.000000000000000001', 'en')).toBe('€0.00000000000000000100');
  });
});

describe('formatCount', () => {
  it('groups thousands', () => {
    expect(formatCount(12480, 'de')).toBe('12.480');
    expect(formatCount(12480, 'en')).toBe('12,480');
  });
});

describe('maskAmount', () => {
  it('hides digits and sign, keeps the unit where it stands', () => {
    expect(maskAmount(`1.234,56${NB}€`)).toBe(`${MASK}${NB}€`);
    expect(maskAmount('€1,234.56')).toBe(`€${MASK}`);
    expect(maskAmount(`${MINUS}€1,234.56`)).toBe(`€${MASK}`);
    expect(maskAmount(`+45,8${NB}%`)).toBe(`${MASK}${NB}%`);
    expect(maskAmount(`${MINUS}0,30 BTC`)).toBe(`${MASK} BTC`);
    expect(maskAmount(`5${NB}€`)).toBe(`${MASK}${NB}€`);
    expect(maskAmount('kein Kurs')).toBe('kein Kurs');
  });
});
