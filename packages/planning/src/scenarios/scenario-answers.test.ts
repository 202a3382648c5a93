import { dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { personOf } from '../law/plan-years.ts';
import { planPools } from '../lots/plan-pool.ts';
import { bought, day, engineOf, pricesOf } from '../testing/plan-ledgers.ts';
import { scenarioAnswers } from './scenario-answers.ts';

/**
 * Old coin of 2025 for 20,000 (free from 2026-01-11), one bought on 2027-02-10 for 49,000. Price 50,000, sold on 2028-06-01, when
 * both are outside the holding year: gains of 30,000 and 1,000. No income is given, so that the tariff is 26.375 %.
 */
const EVENTS = bought('2025-01-10 1 BTC 20000', '2027-02-10 1 BTC 49000');

function under(soldOn: string, sale = '100000') {
  const engine = engineOf(EVENTS, DEFAULT_SETTINGS);
  const question = {
    ...{ person: personOf(engine, {}), settings: DEFAULT_SETTINGS, pools: planPools(engine) },
    ...{ prices: pricesOf({ BTC: '50000' }), soldOn: day(soldOn) },
  };
  return Object.fromEntries(scenarioAnswers(question, dec(sale)).map((answer) => [answer.id, answer]));
}

describe('scenarios of law', () => {
  test('today both coins are free; each scenario taxes what its rule takes in', () => {
    const answers = under('2028-06-01');
    const tax = Object.fromEntries(Object.entries(answers).map(([id, { worth }]) => [id, worth.tax]));
    expect(tax).toEqual({
      today: '0.00',
      // 1,000.00 of the coin bought from 2027 on: at the limit, so all of it, 26.375 %.
      'no-period-new': '263.75',
      // 31,000.00.
      'no-period-all': '8176.25',
      'flat-rate': '263.75',
      'higher-limit': '0.00',
    });
    expect(answers['no-period-all']?.worth).toEqual({
      proceeds: '100000.00',
      taxableGain: '31000.00',
      tax: '8176.25',
      afterTax: '91823.75',
    });
  });

  test('the plan under each: a sale of half takes the coin that stays free', () => {
    const plan = under('2028-06-01', '50000')['no-period-new']?.plan;
    expect(plan?.map(({ acquiredAt, taxFree }) => [acquiredAt.slice(0, 10), taxFree])).toEqual([['2025-01-10', true]]);
  });

  test('a flat rate knows no limit, a higher limit frees what is below it', () => {
    // Sold within the year: only the coin of 2027 is inside, 1,000.00.
    const answers = under('2027-12-01');
    expect(answers.today?.worth.tax).toBe('263.75');
    expect(answers['higher-limit']?.worth.tax).toBe('0.00');
    expect(answers['flat-rate']?.worth.tax).toBe('263.75');
  });

  test('before its day a scenario is the law of today, and says so', () => {
    const engineDay = '2026-12-31';
    const { 'no-period-all': all, today } = under(engineDay);
    expect([all?.applies, all?.worth]).toEqual([false, today?.worth]);
  });
});
