/**
 * The bundled rates of 2010 to 2012 were copied from a public copy of the bank's file. They are held against what
 * somebody else worked out from the bank's own figures: the averages of a month that the ministry of finance publishes
 * for VAT (section 16 (6) UStG). One wrong digit moves an average, unless it is one of the last two.
 */
import { add, type Day, dec, divide, formatDay, formatDecimal, formatShortest, ZERO } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { pointsOf } from '../series/daily-series.ts';
import { bundledRates, bundledRatesPack, unwrap } from '../testing/bundled.ts';
import { day } from '../testing/days.ts';

/** BStBl 2011 I p. 491; BMF of 1 September 2011, IV D 3 - S 7329/11/10001; BMF of 1 November 2012 (StuB 2012 p. 882). */
const PUBLISHED: Readonly<Record<string, string>> = {
  '2011-04': `AUD 1.3662 BRL 2.2889 BGN 1.9558 CNY 9.4274 DKK 7.4574 GBP 0.88291 HKD 11.2269 INR 64.1128 IDR 12493.48
    ILS 4.9573 JPY 120.42 CAD 1.3834 KRW 1567.52 HRK 7.3639 MYR 4.3502 MXN 16.9211 NZD 1.8331 NOK 7.8065 PHP 62.361
    PLN 3.9694 RON 4.1004 RUB 40.5363 SEK 8.9702 CHF 1.2977 SGD 1.8024 ZAR 9.7200 THB 43.434 CZK 24.301 TRY 2.1975
    HUF 265.29 USD 1.4442`,
  '2011-08': `AUD 1.3651 BRL 2.2888 BGN 1.9558 CNY 9.1857 DKK 7.4498 GBP 0.87668 HKD 11.1846 INR 65.0717 IDR 12249.95
    ILS 5.0841 JPY 110.43 CAD 1.4071 KRW 1542.01 HRK 7.4620 MYR 4.2822 MXN 17.5456 NZD 1.7108 NOK 7.7882 PHP 60.836
    PLN 4.1195 RON 4.2505 RUB 41.2954 SEK 9.1655 CHF 1.1203 SGD 1.7340 ZAR 10.1532 THB 42.875 CZK 24.273 TRY 2.5147
    HUF 272.37 USD 1.4343`,
  '2012-10': `AUD 1.2596 BRL 2.6333 BGN 1.9558 CNY 8.1390 DKK 7.4582 GBP 0.80665 HKD 10.0574 INR 68.8589 IDR 12457.30
    ILS 4.9976 JPY 102.47 CAD 1.2801 KRW 1435.37 HRK 7.5140 MYR 3.9649 MXN 16.7207 NZD 1.5817 NOK 7.4076 PHP 53.691
    PLN 4.1071 RON 4.5624 RUB 40.3558 SEK 8.6145 CHF 1.2098 SGD 1.5879 ZAR 11.2215 THB 39.811 CZK 24.939 TRY 2.3384
    HUF 282.09 USD 1.2974`,
};

test.each(Object.entries(PUBLISHED))(
  'all 31 currencies of %s average to what the ministry published',
  async (month, text) => {
    const pack = await bundledRatesPack();
    const published = text.trim().split(/\s+(?=[A-Z])/);
    const ours: string[] = [];
    for (const line of published) {
      const [currency = '', average = ''] = line.split(' ');
      const series = unwrap(await pack.series(currency));
      const rates =
        series === undefined ? [] : [...pointsOf(series)].filter((one) => formatDay(one.day).startsWith(month));
      const sum = rates.reduce((total, { value }) => add(total, value), ZERO);
      ours.push(
        `${currency} ${formatDecimal(divide(sum, dec(String(rates.length)), dec(average).scale, 'half-away'))}`,
      );
    }
    expect(published).toHaveLength(31);
    expect(ours).toEqual(published);
  },
);

test('dollars of the first years: a day of trading, a weekend over Easter, the first day and the one before', async () => {
  const rates = await bundledRates();
  const euros = (amount: string, currency: string, on: string) => {
    const result = rates.toEur(dec(amount), currency, day(on));
    return result.ok
      ? `${formatShortest(result.value.eur)} at ${formatDay(result.value.rate.published)}`
      : result.error.code;
  };
  /** 8 June 2011, the first peak of bitcoin: 1 EUR = 1.4608 USD. */
  expect(euros('29.216', 'USD', '2011-06-08')).toBe('20 at 2011-06-08');
  /** Easter Sunday; Maundy Thursday: 1.4584. */
  expect(euros('1458.4', 'USD', '2011-04-24')).toBe('1000 at 2011-04-21');
  /** 1.2328. */
  expect(euros('123.28', 'USD', '2010-07-01')).toBe('100 at 2010-07-01');
  expect(euros('123.28', 'USD', '2010-06-30')).toBe('rate.before-first');
});

test('the floor of the franc in September 2011 is a jump of the bank’s own figures', async () => {
  const rates = await bundledRates();
  const francs = (on: string) => formatShortest(unwrap(rates.rateOn('CHF', day(on))).rate);
  expect([francs('2011-09-05'), francs('2011-09-06')]).toEqual(['1.1111', '1.2036']);
});

test('every currency of 2013 reaches back to July 2010, the shekel to its first day, the Icelandic króna not', async () => {
  const { index } = await bundledRatesPack();
  const later = index.series.filter(({ from }) => from !== '2010-07-01').map(({ id, from }) => `${id} ${from}`);
  expect(later).toEqual(['ILS 2011-01-03', 'ISK 2018-02-01']);
});

test('2010 to 2012 have every opening day once, in every currency', async () => {
  const pack = await bundledRatesPack();
  const until = day('2012-12-31');
  const counts = new Map<string, number>();
  for (const { id } of pack.index.series) {
    const days = [...(unwrap(await pack.series(id))?.days ?? [])].filter((on) => (on as Day) <= until);
    expect(new Set(days).size).toBe(days.length);
    counts.set(id, days.length);
  }
  /** 132 in the half of 2010 (26 weeks and two days, Christmas at a weekend), 257 in 2011, 256 in 2012; Israel was added with 2011. */
  expect(counts.get('ILS')).toBe(513);
  expect([...new Set(counts.values())].sort((a, b) => b - a)).toEqual([645, 513, 0]);
});
