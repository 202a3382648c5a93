/**
 * The bundled rates of 2009 to 2012 were copied from public copies of the bank's file. They are held against what
 * somebody else worked out from the bank's own figures: the averages of a month that the ministry of finance publishes
 * for VAT (section 16 (6) UStG). One wrong digit moves an average, unless it is one of the last two.
 */
import { add, type Day, dec, divide, formatDay, formatDecimal, formatShortest, ZERO } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { pointsOf } from '../series/daily-series.ts';
import { bundledRates, bundledRatesPack, unwrap } from '../testing/bundled.ts';
import { day } from '../testing/days.ts';

/**
 * BMF of 2009, IV B 9 - S 7329/09/10001 (June; September, BStBl 2009 I p. 1028; October, p. 1300); NWB 2010 no. 6 p. 454;
 * BStBl 2010 I p. 606; BStBl 2011 I p. 491; BMF of 1 September 2011, IV D 3 - S 7329/11/10001; BMF of 1 November 2012
 * (StuB 2012 p. 882). The shekel came with 2011.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  '2009-06': `AUD 1.7463 BRL 2.7391 BGN 1.9558 CNY 9.5786 DKK 7.4457 GBP 0.85670 HKD 10.8638 INR 66.9191 IDR 14315.40
    JPY 135.39 CAD 1.5761 KRW 1768.80 HRK 7.2954 MYR 4.9305 MXN 18.6813 NZD 2.1967 NOK 8.9388 PHP 67.036 PLN 4.5084
    RON 4.2131 RUB 43.5553 SEK 10.8713 CHF 1.5148 SGD 2.0357 ZAR 11.2718 THB 47.844 CZK 26.545 TRY 2.1675 HUF 280.46
    USD 1.4016`,
  '2009-09': `AUD 1.6903 BRL 2.6520 BGN 1.9558 CNY 9.9431 DKK 7.4428 GBP 0.89135 HKD 11.2858 INR 70.4154 IDR 14346.84
    JPY 133.14 CAD 1.5752 KRW 1768.58 HRK 7.3102 MYR 5.0862 MXN 19.5255 NZD 2.0691 NOK 8.5964 PHP 69.967 PLN 4.1584
    RON 4.2420 RUB 44.7624 SEK 10.1976 CHF 1.5148 SGD 2.0720 ZAR 10.9495 THB 49.239 CZK 25.346 TRY 2.1711 HUF 271.84
    USD 1.4562`,
  '2009-10': `AUD 1.6341 BRL 2.5771 BGN 1.9558 CNY 10.1152 DKK 7.4438 GBP 0.91557 HKD 11.4828 INR 69.2160 IDR 14057.25
    JPY 133.91 CAD 1.5619 KRW 1739.94 HRK 7.2419 MYR 5.0425 MXN 19.5856 NZD 2.0065 NOK 8.3596 PHP 69.419 PLN 4.2146
    RON 4.2871 RUB 43.6188 SEK 10.3102 CHF 1.5138 SGD 2.0714 ZAR 11.0938 THB 49.504 CZK 25.861 TRY 2.1823 HUF 268.49
    USD 1.4816`,
  '2010-01': `AUD 1.5624 BRL 2.5383 BGN 1.9558 CNY 9.7436 DKK 7.4424 GBP 0.88305 HKD 11.0783 INR 65.5361 IDR 13263.60
    JPY 130.34 CAD 1.4879 KRW 1624.76 HRK 7.2938 MYR 4.8170 MXN 18.2820 NZD 1.9646 NOK 8.1817 PHP 65.702 PLN 4.0703
    RON 4.1383 RUB 42.5749 SEK 10.1939 CHF 1.4765 SGD 1.9930 ZAR 10.6492 THB 47.150 CZK 26.133 TRY 2.1028 HUF 269.43
    USD 1.4272`,
  '2010-06': `AUD 1.4315 BRL 2.2057 BGN 1.9558 CNY 8.3245 DKK 7.4409 GBP 0.82771 HKD 9.5091 INR 56.8582 IDR 11169.39
    JPY 110.99 CAD 1.2674 KRW 1483.22 HRK 7.2225 MYR 3.9853 MXN 15.5346 NZD 1.7667 NOK 7.9062 PHP 56.594 PLN 4.1055
    RON 4.2434 RUB 38.1507 SEK 9.5723 CHF 1.3767 SGD 1.7081 ZAR 9.3398 THB 39.635 CZK 25.780 TRY 1.9274 HUF 281.49
    USD 1.2209`,
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
  'all currencies of %s average to what the ministry published',
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
    expect(published).toHaveLength(month < '2011' ? 30 : 31);
    expect(ours).toEqual(published);
  },
);

test('dollars of the first years: the first block, the first sale, a weekend over Easter, the day before all of it', async () => {
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
  /** The first sale of bitcoin for dollars that is known, 12 October 2009: 1.4765. */
  expect(euros('14.765', 'USD', '2009-10-12')).toBe('10 at 2009-10-12');
  /** The first block was found on a Saturday; the Friday before it: 1.3866. */
  expect(euros('138.66', 'USD', '2009-01-03')).toBe('100 at 2009-01-02');
  expect(euros('138.66', 'USD', '2009-01-01')).toBe('rate.before-first');
});

test('the floor of the franc in September 2011 is a jump of the bank’s own figures', async () => {
  const rates = await bundledRates();
  const francs = (on: string) => formatShortest(unwrap(rates.rateOn('CHF', day(on))).rate);
  expect([francs('2011-09-05'), francs('2011-09-06')]).toEqual(['1.1111', '1.2036']);
});

test('every currency of 2013 reaches back to the first block, the shekel to its first day, the Icelandic króna not', async () => {
  const { index } = await bundledRatesPack();
  const later = index.series.filter(({ from }) => from !== '2009-01-02').map(({ id, from }) => `${id} ${from}`);
  expect(later).toEqual(['ILS 2011-01-03', 'ISK 2018-02-01']);
});

test('2009 to 2012 have every opening day once, in every currency', async () => {
  const pack = await bundledRatesPack();
  const until = day('2012-12-31');
  const counts = new Map<string, number>();
  for (const { id } of pack.index.series) {
    const days = [...(unwrap(await pack.series(id))?.days ?? [])].filter((on) => (on as Day) <= until);
    expect(new Set(days).size).toBe(days.length);
    counts.set(id, days.length);
  }
  /** 256 in 2009, 258 in 2010 (Christmas at a weekend), 257 in 2011, 256 in 2012; Israel was added with 2011. */
  expect(counts.get('ILS')).toBe(513);
  expect([...new Set(counts.values())].sort((a, b) => b - a)).toEqual([1027, 513, 0]);
});
