import { describe, expect, it } from 'vitest';
import { formatAxisEuro, formatEuro, splitEuro, spokenEuro } from './euro.ts';

const NB = '\u00a0';
const MINUS = '\u2212';

describe('formatEuro', () => {
  it('writes both languages with their own marks and a no-break space before the sign', () => {
    expect(formatEuro('1234.56', 'de')).toBe(`1.234,56${NB}€`);
    expect(formatEuro('1234.56', 'en')).toBe('€1,234.56');
    expect(formatEuro('0', 'de')).toBe(`0,00${NB}€`);
  });

  it('uses the real minus sign', () => {
    expect(formatEuro('-1451.34', 'de')).toBe(`${MINUS}1.451,34${NB}€`);
    expect(formatEuro('-1451.34', 'en')).toBe(`${MINUS}€1,451.34`);
  });

  it('shows a plus only when asked, and no sign for zero or what rounds to it', () => {
    expect(formatEuro('2492.46', 'de', { sign: 'always' })).toBe(`+2.492,46${NB}€`);
    expect(formatEuro('2492.46', 'en', { sign: 'always' })).toBe('+€2,492.46');
    expect(formatEuro('0.00', 'de', { sign: 'always' })).toBe(`0,00${NB}€`);
    expect(formatEuro('-0.001', 'de')).toBe(`0,00${NB}€`);
  });

  it('rounds half away from zero at the cent and keeps forty digits', () => {
    expect(formatEuro('0.005', 'de')).toBe(`0,01${NB}€`);
    expect(formatEuro('1.005', 'en')).toBe('€1.01');
    expect(formatEuro('1234567890123456789012345678901234567890.12', 'en')).toBe(
      '€1,234,567,890,123,456,789,012,345,678,901,234,567,890.12',
    );
  });

  it('cuts whole euros instead of rounding them up', () => {
    expect(formatEuro('801.99', 'de', { whole: true })).toBe(`801${NB}€`);
    expect(formatEuro('-801.99', 'en', { whole: true })).toBe(`${MINUS}€801`);
  });

  it('refuses what is not a decimal instead of showing NaN', () => {
    expect(() => formatEuro('abc', 'de')).toThrow(RangeError);
    expect(() => formatEuro('1e5', 'de')).toThrow(RangeError);
    expect(() => formatEuro('', 'de')).toThrow(RangeError);
  });
});

describe('splitEuro', () => {
  it('cuts before the decimal mark; the English sign leads', () => {
    expect(splitEuro('44756.40', 'de')).toEqual({ lead: '44.756', rest: `,40${NB}€` });
    expect(splitEuro('44756.40', 'en')).toEqual({ lead: '€44,756', rest: '.40' });
    expect(splitEuro('801', 'de', { whole: true })).toEqual({ lead: '801', rest: `${NB}€` });
  });
});

describe('spokenEuro', () => {
  it('says the sign as a word', () => {
    expect(spokenEuro('-1451.34', 'de')).toBe('minus 1.451,34 Euro');
    expect(spokenEuro('12', 'en', { sign: 'always' })).toBe('plus 12.00 euros');
    expect(spokenEuro('12', 'en')).toBe('12.00 euros');
    expect(spokenEuro('801.99', 'de', { whole: true })).toBe('801 Euro');
  });
});

describe('formatAxisEuro', () => {
  it('shortens thousands and millions in the way of the language', () => {
    expect(formatAxisEuro(60_000, 'de')).toBe(`60${NB}T€`);
    expect(formatAxisEuro(60_000, 'en')).toBe('€60k');
    expect(formatAxisEuro(1_200_000, 'de')).toBe(`1,2${NB}Mio.${NB}€`);
    expect(formatAxisEuro(1_200_000, 'en')).toBe('€1.2M');
    expect(formatAxisEuro(410.2, 'de')).toBe(`410${NB}€`);
    expect(formatAxisEuro(500, 'de')).toBe(`500${NB}€`);
    expect(formatAxisEuro(-2_500, 'en')).toBe(`${MINUS}€2.5k`);
    expect(formatAxisEuro(0, 'de')).toBe(`0${NB}€`);
  });
});
