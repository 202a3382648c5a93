import { dec, formatDay, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { bundledRates, bundledRatesPack, unwrap } from '../testing/bundled.ts';
import { day, series } from '../testing/days.ts';
import { ecbRates } from './ecb-rates.ts';
import { loadRates } from './load-rates.ts';

/** Friday, then a week that begins on Tuesday (Monday is missing), and a currency that ended long before. */
const rates = ecbRates([
  series('USD', 'EUR', { '2024-06-07': '1.25', '2024-06-11': '1.6', '2024-06-12': '3' }),
  series('RUB', 'EUR', { '2022-03-01': '117.201' }),
  series('HRK', 'EUR', { '2022-12-30': '7.5365' }),
]);

function rate(currency: string, on: string) {
  const found = rates.rateOn(currency, day(on));
  if (!found.ok) return found.error.code;
  return `${formatShortest(found.value.rate)} of ${formatDay(found.value.published)}`;
}

test('takes the rate of the day, at the weekend the one before', () => {
  expect(rate('USD', '2024-06-07')).toBe('1.25 of 2024-06-07');
  expect(rate('USD', '2024-06-09')).toBe('1.25 of 2024-06-07');
  expect(rate('USD', '2024-06-11')).toBe('1.6 of 2024-06-11');
});

test('marks a rate that stands in for a missing opening day', () => {
  expect(rates.rateOn('USD', day('2024-06-10'))).toMatchObject({ ok: true, value: { isOfTheDay: false } });
  expect(rates.rateOn('USD', day('2024-06-09'))).toMatchObject({ ok: true, value: { isOfTheDay: true } });
});

test('has no rate outside its data, and never an old one instead', () => {
  expect(rate('USD', '2024-06-13')).toBe('rate.after-last');
  expect(rate('USD', '2024-06-06')).toBe('rate.before-first');
  expect(rate('RUB', '2022-03-05')).toBe('117.201 of 2022-03-01');
  expect(rate('RUB', '2024-06-11')).toBe('rate.discontinued');
  expect(rate('XYZ', '2024-06-11')).toBe('rate.unknown-currency');
});

test('uses the fixed rate from the day a country joined', () => {
  expect(rate('HRK', '2022-12-31')).toBe('7.5365 of 2022-12-30');
  expect(rate('HRK', '2023-01-01')).toBe('7.5345 of 2023-01-01');
  expect(rate('BGN', '2026-01-01')).toBe('1.95583 of 2026-01-01');
  expect(rate('LTL', '2014-12-31')).toBe('rate.unknown-currency');
  expect(rate('LTL', '2015-01-01')).toBe('3.4528 of 2015-01-01');
  expect(rate('LVL', '2014-03-01')).toBe('0.702804 of 2014-01-01');
});

test('uses the rate that a law had fixed before a country joined', () => {
  expect(rate('EEK', '2008-12-31')).toBe('rate.unknown-currency');
  expect(rate('EEK', '2009-01-01')).toBe('15.6466 of 2009-01-01');
  expect(rate('EEK', '2011-03-01')).toBe('15.6466 of 2009-01-01');
});

test('converts exactly, with 30 decimals where the division does not end', () => {
  const eur = (amount: string, on: string) => {
    const result = rates.toEur(dec(amount), 'USD', day(on));
    return result.ok ? formatShortest(result.value.eur) : result.error.code;
  };
  expect(eur('1000', '2024-06-08')).toBe('800');
  expect(eur('10', '2024-06-12')).toBe('3.333333333333333333333333333333');
  expect(eur('-20', '2024-06-12')).toBe('-6.666666666666666666666666666667');
  expect(rates.toEur(dec('12.34'), 'EUR', day('2030-01-01'))).toMatchObject({ value: { eur: dec('12.34') } });
});

test('bundled: 1000 dollars of Easter Sunday 2024 at the rate of Maundy Thursday', async () => {
  const bundled = await bundledRates();
  const result = unwrap(bundled.toEur(dec('1081.1'), 'USD', day('2024-03-31')));
  /** 2024-03-28: 1 EUR = 1.0811 USD. */
  expect(formatShortest(result.eur)).toBe('1000');
  expect(formatDay(result.rate.published)).toBe('2024-03-28');
  expect(formatDay(bundled.lastDay)).toBe('2026-08-21');
  expect(bundled.currencies).toHaveLength(33);
});

test('loads only the currencies a ledger names, and dollars', async () => {
  const pack = await bundledRatesPack();
  const sold = {
    id: '1',
    at: '2024-01-05T00:00:00Z',
    wallet: 'w',
    kind: 'sell',
    out: { asset: 'BTC', amount: '1' },
    valueOrigin: { source: 'file', method: 'trade', currency: 'CHF', amount: '5' },
  } as const;
  const some = unwrap(await loadRates(pack, { events: [sold] }));
  expect(some.rateOn('CHF', day('2024-01-05')).ok).toBe(true);
  expect(some.rateOn('USD', day('2024-01-05')).ok).toBe(true);
  expect(some.currencies).toContain('GBP');
  expect(() => some.rateOn('GBP', day('2024-01-05'))).toThrow('rates of GBP are loaded');
});

test('newer rates extend the bundled ones and win where both have a day', async () => {
  const pack = await bundledRatesPack();
  const newer = [series('USD', 'EUR', { '2026-08-21': '1.17', '2026-08-24': '1.2' })];
  const extended = unwrap(await loadRates(pack, { newer }));
  expect(formatDay(extended.lastDay)).toBe('2026-08-24');
  expect(extended.rateOn('USD', day('2026-08-21'))).toMatchObject({ value: { rate: { units: 11700n, scale: 4 } } });
  expect(extended.rateOn('USD', day('2026-08-20'))).toMatchObject({ value: { rate: { units: 11681n, scale: 4 } } });
});
