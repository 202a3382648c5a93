/**
 * A worked example, as one would set it up in a spreadsheet: six evenings of a portfolio and of bitcoin, one deposit.
 *
 *   day  value   flow   daily return                        bitcoin   return
 *   0    1000    +1000  (first day, bought at 1000: 0)      100
 *   1    1100           1100/1000 - 1        =  0.10        104        0.04
 *   2    1045           1045/1100 - 1        = -0.05        101.92    -0.02
 *   3    1650    +500   1650/(1045+500) - 1  =  0.067961165 108.0352   0.06
 *   4    1485           1485/1650 - 1        = -0.10        103.713792 -0.04
 *   5    1559.25        1559.25/1485 - 1     =  0.05        105.78806784 0.02
 */
import { describe, expect, it, test } from 'vitest';
import { linkedPeriods, linkedTotal } from '../returns/linked-returns.ts';
import { timeWeighted } from '../returns/return-figures.ts';
import { closes, columns, FIRST_DAY, flowsAt } from '../testing/sample-columns.ts';
import { correlation, covariance, deviation, mean } from './moments.ts';
import { riskFigures } from './risk-figures.ts';
import { assetReturns, portfolioReturns } from './samples.ts';

const values = columns([1000, 1100, 1045, 1650, 1485, 1559.25]);
const flows = flowsAt(6, { 0: 1000, 3: 500 });
const periods = linkedPeriods(values, flows, 0, 5);
const bitcoin = closes(['100', '104', '101.92', '108.0352', '103.713792', '105.78806784']);

const PORTFOLIO = [0.1, -0.05, 1650 / 1545 - 1, -0.1, 0.05];
const BITCOIN = [0.04, -0.02, 0.06, -0.04, 0.02];

describe('the worked example', () => {
  it('has the daily returns of the sheet; the deposit is no gain', () => {
    const daily = [...portfolioReturns(values, periods).values()];
    expect(daily).toHaveLength(5);
    daily.forEach((value, index) => {
      expect(value).toBeCloseTo(PORTFOLIO[index] ?? 0, 12);
    });
    const market = [...assetReturns(bitcoin, FIRST_DAY, FIRST_DAY + 5).values()];
    market.forEach((value, index) => {
      expect(value).toBeCloseTo(BITCOIN[index] ?? 0, 12);
    });
  });

  it('links to the time-weighted return', () => {
    // 1.1 * 0.95 * 1.0679611650 * 0.9 * 1.05 = 1.0546383495, so 5.46 %.
    expect(linkedTotal(periods)).toBeCloseTo(0.0546383495, 9);
    expect(timeWeighted(values, periods)).toMatchObject({
      state: 'known',
      samples: 6,
      value: { total: expect.closeTo(0.0546383495, 9) },
    });
  });

  it('has the spread of the sheet', () => {
    // Mean 0.0679611650 / 5 = 0.0135922330. Deviations: 0.0864077670, -0.0635922330, 0.0543689320, -0.1135922330, 0.0364077670;
    // squares 0.0074663022, 0.0040439721, 0.0029559808, 0.0129031954, 0.0013255255; sum 0.0286949760; / 4 = 0.0071737440.
    expect(mean(PORTFOLIO)).toBeCloseTo(0.013592233, 9);
    expect(covariance(PORTFOLIO, PORTFOLIO)).toBeCloseTo(0.007173744, 9);
    expect(deviation(PORTFOLIO)).toBeCloseTo(0.0846979576, 8);
  });

  it('has beta and correlation of the sheet', () => {
    // Bitcoin: mean 0.012; deviations 0.028, -0.032, 0.048, -0.052, 0.008; squares sum 0.00688; / 4 = 0.00172.
    // Products with the portfolio's deviations: 0.0024194175 + 0.0020349515 + 0.0026097087 + 0.0059067961 + 0.0002912621
    // = 0.0132621359; / 4 = 0.0033155340. Beta 0.0033155340 / 0.00172 = 1.9276360.
    // Correlation 0.0033155340 / (0.0846979576 * 0.0414728827) = 0.9438790.
    expect(covariance(BITCOIN, BITCOIN)).toBeCloseTo(0.00172, 12);
    expect(covariance(PORTFOLIO, BITCOIN)).toBeCloseTo(0.003315534, 9);
    expect(correlation(PORTFOLIO, BITCOIN)).toBeCloseTo(0.943879, 6);
  });

  it('says nothing from five days, and why', () => {
    const figures = riskFigures(values, periods, portfolioReturns(values, periods), assetReturns(bitcoin, 0, 1e9));
    expect(figures.volatility).toMatchObject({
      state: 'absent',
      samples: 5,
      lack: { code: 'sample-too-small', needed: 30 },
    });
    expect(figures.beta).toMatchObject({ state: 'absent', samples: 5 });
    expect(figures.risk).toMatchObject({ state: 'absent', formula: 'risk-by-volatility' });
  });
});

describe('the same five days over and over, eight times', () => {
  /** Forty returns: the means are those of the sheet, sums of squares eight times as large, divided by 39 instead of 4. */
  const eightTimes = (returns: readonly number[]) => Array.from({ length: 8 }).flatMap(() => returns);
  const [series, market] = [grown(1000, eightTimes(PORTFOLIO)), grown(100, eightTimes(BITCOIN))];
  const sheet = columns(series);
  const linked = linkedPeriods(sheet, flowsAt(series.length, { 0: 1000 }), 0, series.length - 1);
  const figures = riskFigures(
    sheet,
    linked,
    portfolioReturns(sheet, linked),
    assetReturns(closes(market.map((price) => price.toFixed(12))), 0, 1e9),
  );

  it('yields volatility, Sharpe ratio and beta', () => {
    // Variance 8 * 0.0286949760 / 39 = 0.0058861489; deviation 0.0767212416; times sqrt(365) = 19.1049732 is 1.4657573.
    expect(figures.volatility).toMatchObject({ state: 'known', samples: 40, value: expect.closeTo(1.4657573, 6) });
    // 0.0135922330 / 0.0767212416 * 19.1049732 = 3.3847112.
    expect(figures.sharpe).toMatchObject({ state: 'known', value: expect.closeTo(3.3847112, 6) });
    expect(figures.beta).toMatchObject({ state: 'known', value: expect.closeTo(1.927636, 6) });
    expect(figures.risk).toMatchObject({ state: 'known', value: 'very-high' });
  });

  it('yields the drawdown: the fall from day 3 of a round to its day 4', () => {
    // Within a round the index goes 1.1, 1.045, 1.116019417, 1.004417476, 1.05463835: the deepest fall is 0.9 - 1.
    const { maxDrawdown } = figures;
    expect(maxDrawdown).toMatchObject({ state: 'known', samples: 41, value: { depth: expect.closeTo(-0.1, 12) } });
  });
});

test('a fall inside a gap counts for the Sharpe ratio, though only neighbouring days make the spread', () => {
  // Twenty days of +1 % and -0.5 % in turn, ten days without prices in which half is lost, and twenty such days again.
  const days = Array.from({ length: 20 }, (_, day) => (day % 2 === 0 ? 0.01 : -0.005));
  const gap: readonly null[] = Array.from({ length: 9 }, () => null);
  const first = grown(1000, days);
  const after = grown((first.at(-1) ?? 0) / 2, days);
  const sheet = columns([...first, ...gap, ...after]);
  const linked = linkedPeriods(sheet, flowsAt(sheet.count, { 0: 1000 }), 0, sheet.count - 1);
  const { sharpe } = riskFigures(sheet, linked, portfolioReturns(sheet, linked), new Map());
  // Forty returns sum to 40 x 0.0025 = 0.1, the gap is -0.5: -0.4 over 50 days is -0.008 a day. Deviation: each return is
  // 0.0075 off its mean of 0.0025, so sqrt(40 x 0.0075^2 / 39) = 0.0075955453. -0.008 / 0.0075955453 x 19.1049732 = -20.1222928.
  expect(sharpe).toMatchObject({ state: 'known', samples: 40, value: expect.closeTo(-20.1223, 3) });
});

/** Evenings of a value that starts at `start` and has these returns. */
function grown(start: number, returns: readonly number[]): readonly number[] {
  let last = start;
  return [
    start,
    ...returns.map((ratio) => {
      last *= 1 + ratio;
      return last;
    }),
  ];
}
