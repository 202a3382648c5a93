/**
 * The years before 2009, a pack of their own: the bank's history as a file up to 6 October 2006, typed over after that. Both
 * parts are held against the averages of a month that the ministry of finance published for VAT, worked out by somebody
 * else from the bank's own figures. One wrong digit moves an average, unless it is one of the last two.
 */
import { add, dec, divide, formatDay, formatDecimal, formatShortest, ZERO } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { BUNDLED_EARLY_RATES } from '../pack/bundled-packs.ts';
import { pointsOf } from '../series/daily-series.ts';
import { bundledEarlyRatesPack, bundledRatesPack, unwrap } from '../testing/bundled.ts';
import { day } from '../testing/days.ts';
import { loadRates } from './load-rates.ts';

/**
 * BMF, Umsatzsteuer-Umrechnungskurse: BStBl 2002 I p. 698; NWB 2004 no. 11 p. 734; BStBl 2005 I p. 68; BStBl 2006 I p. 22, 406,
 * 626 and 754; StuB 2008 no. 4 p. 157 and no. 10 p. 406; BStBl 2009 I p. 31, which gives none of the Icelandic króna.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  '2002-07': `AUD 1.7922 NOK 7.4050 BGN 1.9476 PLN 4.0882 DKK 7.4301 ROL 32745 EEK 15.6466 SEK 9.2689 GBP 0.63870
    CHF 1.4624 HKD 7.7389 SGD 1.7395 ISK 84.88 SKK 44.494 JPY 117.11 SIT 226.5774 CAD 1.5321 ZAR 10.0140
    KRW 1169.16 CZK 29.727 LVL 0.5952 TRL 1650565 LTL 3.4528 HUF 246.72 MTL 0.4160 USD 0.9922 NZD 2.0646
    CYP 0.57720`,
  '2004-02': `AUD 1.6260 BGN 1.9535 DKK 7.4511 EEK 15.6466 GBP 0.67690 HKD 9.8314 ISK 86.72 JPY 134.78 CAD 1.6817
    KRW 1474.74 LVL 0.6698 LTL 3.4532 MTL 0.4284 NZD 1.8262 NOK 8.7752 PLN 4.8569 ROL 40563 SEK 9.1763
    CHF 1.5734 SGD 2.1323 SKK 40.551 SIT 237.5123 ZAR 8.5555 CZK 32.857 TRL 1682658 HUF 263.15 USD 1.2646
    CYP 0.58601`,
  '2004-12': `AUD 1.7462 BGN 1.9559 DKK 7.4338 EEK 15.6466 GBP 0.69500 HKD 10.4264 ISK 83.99 JPY 139.14 CAD 1.6333
    KRW 1408.77 LVL 0.6900 LTL 3.4528 MTL 0.4325 NZD 1.8737 NOK 8.2207 PLN 4.1354 ROL 38696 SEK 8.9819
    CHF 1.5364 SGD 2.2002 SKK 38.872 SIT 239.7987 ZAR 7.6847 CZK 30.636 TRL 1870690 HUF 245.80 USD 1.3408
    CYP 0.57909`,
  '2005-12': `AUD 1.5979 BGN 1.9558 CNY 9.5746 DKK 7.4541 EEK 15.6466 GBP 0.67922 HKD 9.1927 IDR 11675.40 ISK 75.36
    JPY 140.58 CAD 1.3778 KRW 1212.30 HRK 7.3882 LVL 0.6967 LTL 3.4528 MYR 4.4796 MTL 0.4293 NZD 1.7072
    NOK 7.9737 PHP 63.454 PLN 3.8501 RON 3.6589 RUB 34.1538 SEK 9.4316 CHF 1.5479 SGD 1.9855 SKK 37.872
    SIT 239.5062 ZAR 7.5439 THB 48.731 CZK 28.972 TRY 1.6038 HUF 252.68 USD 1.1856 CYP 0.57346`,
  '2006-06': `AUD 1.7104 BGN 1.9558 CNY 10.1285 DKK 7.4566 EEK 15.6466 GBP 0.68666 HKD 9.8210 IDR 11850.97 ISK 94.38
    JPY 145.11 CAD 1.4089 KRW 1207.64 HRK 7.2575 LVL 0.6960 LTL 3.4528 MYR 4.6364 MTL 0.4293 NZD 2.0462
    NOK 7.8559 PHP 67.259 PLN 4.0261 RON 3.5501 RUB 34.1587 SEK 9.2349 CHF 1.5601 SGD 2.0129 SKK 38.062
    SIT 239.6468 ZAR 8.8431 THB 48.541 CZK 28.386 TRY 2.0258 HUF 272.39 USD 1.2650 CYP 0.57504`,
  '2006-10': `AUD 1.6733 BGN 1.9558 CNY 9.9651 DKK 7.4555 EEK 15.6466 GBP 0.67254 HKD 9.8189 IDR 11569.46 ISK 86.29
    JPY 149.65 CAD 1.4235 KRW 1202.31 HRK 7.3913 LVL 0.6961 LTL 3.4528 MYR 4.6390 MTL 0.4293 NZD 1.9066
    NOK 8.3960 PHP 63.022 PLN 3.9014 RON 3.5191 RUB 33.8849 SEK 9.2533 CHF 1.5898 SGD 1.9905 SKK 36.804
    SIT 239.5955 ZAR 9.6481 THB 47.068 CZK 28.290 TRY 1.8654 HUF 267.10 USD 1.2611 CYP 0.57672`,
  '2006-11': `AUD 1.6684 BGN 1.9558 CNY 10.1286 DKK 7.4564 EEK 15.6466 GBP 0.67397 HKD 10.0246 IDR 11772.03 ISK 89.29
    JPY 151.11 CAD 1.4635 KRW 1205.01 HRK 7.3482 LVL 0.6970 LTL 3.4528 MYR 4.6927 MTL 0.4293 NZD 1.9263
    NOK 8.2446 PHP 64.186 PLN 3.8248 RON 3.4955 RUB 34.2602 SEK 9.1008 CHF 1.5922 SGD 2.0049 SKK 35.884
    SIT 239.6395 ZAR 9.3616 THB 47.049 CZK 28.029 TRY 1.8786 HUF 258.84 USD 1.2881 CYP 0.57770`,
  '2008-01': `AUD 1.6694 MXN 16.0639 BRL 2.6111 NZD 1.9054 BGN 1.9558 NOK 7.9566 CNY 10.6568 PHP 60.079 DKK 7.4505
    PLN 3.6092 EEK 15.6466 RON 3.6937 GBP 0.74725 RUB 36.0300 HKD 11.4863 SEK 9.4314 IDR 13839.19 CHF 1.6203
    ISK 94.50 SGD 2.1062 JPY 158.68 SKK 33.546 CAD 1.4862 ZAR 10.3101 KRW 1387.66 THB 44.758 HRK 7.3155
    CZK 26.050 LVL 0.6982 TRY 1.7322 LTL 3.4528 HUF 256.03 MYR 4.8090 USD 1.4718`,
  '2008-04': `AUD 1.6933 MXN 16.5608 BRL 2.6602 NZD 1.9960 BGN 1.9558 NOK 7.9629 CNY 11.0237 PHP 65.790 DKK 7.4603
    PLN 3.4421 EEK 15.6466 RON 3.6428 GBP 0.79487 RUB 37.0494 HKD 12.2728 SEK 9.3699 IDR 14497.21 CHF 1.5964
    ISK 116.65 SGD 2.1493 JPY 161.56 SKK 32.374 CAD 1.5965 ZAR 12.2729 KRW 1555.98 THB 49.752 HRK 7.2654
    CZK 25.064 LVL 0.6974 TRY 2.0500 LTL 3.4528 HUF 253.75 MYR 4.9819 USD 1.5751`,
  '2008-12': `AUD 2.0105 BRL 3.2266 BGN 1.9558 CNY 9.2205 DKK 7.4503 EEK 15.6466 GBP 0.90448 HKD 10.4240 IDR 15276.62
    JPY 122.51 CAD 1.6600 KRW 1850.06 HRK 7.2245 LVL 0.7084 LTL 3.4528 MYR 4.7755 MXN 18.0764 NZD 2.4119
    NOK 9.4228 PHP 64.505 PLN 4.0044 RON 3.9227 RUB 37.8999 SEK 10.7538 CHF 1.5393 SGD 1.9888 SKK 30.196
    ZAR 13.4275 THB 47.107 CZK 26.120 TRY 2.0894 HUF 265.02 USD 1.3449`,
};

test.each(Object.entries(PUBLISHED))(
  'all currencies of %s average to what the ministry published',
  async (month, text) => {
    const pack = await bundledEarlyRatesPack();
    const published = text.trim().split(/\s+(?=[A-Z])/);
    const ours: string[] = [];
    const withoutAverage: string[] = [];
    for (const { id } of pack.index.series) {
      const series = unwrap(await pack.series(id));
      const rates =
        series === undefined ? [] : [...pointsOf(series)].filter((one) => formatDay(one.day).startsWith(month));
      const average = published.find((one) => one.startsWith(`${id} `))?.slice(id.length + 1);
      if (average === undefined) {
        if (rates.length > 0) withoutAverage.push(id);
        continue;
      }
      const sum = rates.reduce((total, { value }) => add(total, value), ZERO);
      ours.push(`${id} ${formatDecimal(divide(sum, dec(String(rates.length)), dec(average).scale, 'half-away'))}`);
    }
    expect(ours).toEqual([...published].sort());
    expect(withoutAverage).toEqual(month === '2008-12' ? ['ISK'] : []);
  },
);

/** All rates, as a ledger with a day of 1999 that names these currencies loads them. */
async function ratesFrom1999() {
  loaded ??= bundledRatesPack().then((pack) => loadRates(pack, { earlier: early }));
  return unwrap(await loaded);
}
/** Once: it opens both packs whole. */
let loaded: ReturnType<typeof loadRates> | undefined;

const early = async () => ({ ok: true, value: await bundledEarlyRatesPack() }) as const;

async function rate(currency: string, on: string): Promise<string> {
  const found = (await ratesFrom1999()).rateOn(currency, day(on));
  return found.ok ? `${formatShortest(found.value.rate)} of ${formatDay(found.value.published)}` : found.error.code;
}

test.each([
  ['USD', '1999-01-04', '1.1789 of 1999-01-04'],
  ['USD', '1999-01-03', 'rate.before-first'],
  ['USD', '1999-04-02', '1.0772 of 1999-04-02'],
  ['USD', '2004-04-11', '1.2096 of 2004-04-08'],
  ['GBP', '2004-02-01', '0.6846 of 2004-01-30'],
  ['ISK', '2008-10-09', '305 of 2008-10-09'],
  ['USD', '2009-01-01', '1.3917 of 2008-12-31'],
  ['USD', '2009-01-02', '1.3866 of 2009-01-02'],
])('%s on %s: %s', async (currency, on, expected) => {
  expect(await rate(currency, on)).toBe(expected);
});

/** The last day of each, and later: where the country joined the euro its irrevocable rate, else none. */
test.each([
  ['TRL', '2004-12-31', '1836200 of 2004-12-31', '2005-02-01', 'rate.discontinued'],
  ['ROL', '2005-06-30', '36030 of 2005-06-30', '2005-08-01', 'rate.discontinued'],
  ['SIT', '2006-12-31', '239.64 of 2006-12-29', '2007-02-01', '239.64 of 2007-01-01'],
  ['CYP', '2007-12-31', '0.585274 of 2007-12-31', '2008-02-01', '0.585274 of 2008-01-01'],
  ['MTL', '2007-12-31', '0.4293 of 2007-12-31', '2021-02-01', '0.4293 of 2008-01-01'],
  ['SKK', '2008-12-31', '30.126 of 2008-12-31', '2009-02-02', '30.126 of 2009-01-01'],
  ['EEK', '2008-12-31', '15.6466 of 2008-12-31', '2009-02-02', '15.6466 of 2009-01-01'],
  ['LTL', '2008-12-31', '3.4528 of 2008-12-31', '2009-02-02', 'rate.discontinued'],
  ['LVL', '2008-12-31', '0.7083 of 2008-12-31', '2009-02-02', 'rate.discontinued'],
])('%s ended: %s has %s', async (currency, last, expected, later, afterwards) => {
  expect(await rate(currency, last)).toBe(expected);
  expect(await rate(currency, later)).toBe(afterwards);
});

test('a law had tied the Estonian kroon to the euro: in ten years it had no other rate', async () => {
  const series = unwrap(await (await bundledEarlyRatesPack()).series('EEK'));
  const rates = series === undefined ? [] : [...pointsOf(series)].map(({ value }) => formatShortest(value));
  expect(rates.length).toBeGreaterThan(2500);
  expect(new Set(rates)).toEqual(new Set(['15.6466']));
});

test('money that ended is no currency of today: MTL is a coin', async () => {
  const rates = await ratesFrom1999();
  expect(rates.currencies).not.toContain('MTL');
  expect(rates.currencies).toHaveLength(33);
});

test('only a ledger with a day before the other rates opens them, and then only its currencies', async () => {
  const opened: string[] = [];
  const earlier = async () => {
    opened.push('early');
    return early();
  };
  const bought = (at: string): LedgerEvent => ({
    ...{ id: at, at, wallet: 'w', kind: 'buy', in: { asset: 'BTC', amount: '1' } },
    valueOrigin: { source: 'file', method: 'trade', currency: 'CHF', amount: '5' },
  });
  const pack = await bundledRatesPack();
  const since = unwrap(await loadRates(pack, { events: [bought('2009-01-02T00:00:00Z')], earlier }));
  expect(opened).toEqual([]);
  expect(since.rateOn('CHF', day('2008-12-31'))).toMatchObject({ error: { code: 'rate.before-first' } });
  const before = unwrap(await loadRates(pack, { events: [bought('2008-12-31T12:00:00Z')], earlier }));
  expect(opened).toEqual(['early']);
  expect(before.rateOn('CHF', day('2008-12-31')).ok).toBe(true);
  expect(before.rateOn('TRL', day('2003-01-02'))).toMatchObject({ error: { code: 'rate.unknown-currency' } });
});

test('early rates that cannot be read leave their days without one, and the others as they are', async () => {
  const earlier = async () => ({ ok: false, error: { code: 'pack.unreadable', file: 'x', detail: '' } }) as const;
  const rates = unwrap(await loadRates(await bundledRatesPack(), { earlier }));
  expect(rates.rateOn('USD', day('2008-12-31'))).toMatchObject({ error: { code: 'rate.before-first' } });
  expect(rates.rateOn('USD', day('2009-01-02')).ok).toBe(true);
});

test('77,484 rates of 39 currencies from the first day of the euro to the last before the other pack', async () => {
  const { index } = await bundledEarlyRatesPack();
  expect(index.series.reduce((sum, { points }) => sum + points, 0)).toBe(77_484);
  expect(index.series).toHaveLength(39);
  const [from, to] = [index.series.map((one) => one.from).sort()[0], index.to];
  expect([from, to]).toEqual([BUNDLED_EARLY_RATES.from, '2008-12-31']);
});
