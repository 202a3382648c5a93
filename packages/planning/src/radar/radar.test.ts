import { dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { analyseHarvest } from '../harvest/analyse-harvest.ts';
import { HARVEST_DEFAULTS } from '../harvest/harvest-types.ts';
import { yearCalculator } from '../law/year-calculator.ts';
import { planPools } from '../lots/plan-pool.ts';
import { bought, day, engineOf, pricesOf } from '../testing/plan-ledgers.ts';
import { cockpitOf, coupleOf } from './cockpit.ts';
import { quickWins } from './quick-wins.ts';
import { sweetEnd, sweetSpots } from './sweet-spots.ts';
import { taxCalendar } from './tax-calendar.ts';

const TODAY = day('2026-11-15');

function radar(events: readonly LedgerEvent[], texts: Readonly<Record<string, string>>) {
  const engine = engineOf(events);
  const person = { figures: engine.years(), profile: {} };
  const prices = pricesOf(texts);
  return {
    person,
    pools: planPools(engine),
    prices,
    settings: DEFAULT_SETTINGS,
    today: TODAY,
    calculator: yearCalculator(person, 2026),
  };
}

describe('sweet spots', () => {
  test('the end is three times the limit, at most 2,000', () => {
    expect(sweetEnd('600.00')).toEqual(dec('1800.00'));
    expect(sweetEnd('1000.00')).toEqual(dec('2000'));
  });

  test('by hand: a free half, then a fifth of every euro is gain', () => {
    // 1 BTC free, 1 BTC for 40,000 inside the period, price 50,000. FIFO: 50,000 free, then 20 % gain: 999.99 / 0.2 = 4,999.95.
    const [spot] = sweetSpots(radar(bought('2025-01-10 1 BTC 20000', '2026-02-10 1 BTC 40000'), { BTC: '50000' }));
    expect(spot).toMatchObject({ asset: 'BTC', value: '100000.00', status: 'part-free', taxOfAll: '2637.50' });
    expect(Number(spot?.freeUpTo)).toBeCloseTo(54_999.95, 1);
    // 1,999.99 / 0.2 = 9,999.95.
    expect(Number(spot?.sweetUpTo)).toBeCloseTo(59_999.95, 1);
  });

  test('everything free, and a year that has reached its limit', () => {
    expect(sweetSpots(radar(bought('2025-01-10 1 BTC 20000'), { BTC: '50000' }))[0]).toMatchObject({
      status: 'all-free',
      freeUpTo: '50000.00',
    });
    const sold: LedgerEvent = {
      id: 's',
      at: '2026-03-10T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'ETH', amount: '1' },
      valueEur: '4000.00',
    };
    const events = [...bought('2026-02-10 1 ETH 1000', '2026-02-11 1 BTC 40000'), sold];
    expect(sweetSpots(radar(events, { BTC: '50000' }))[0]).toMatchObject({ status: 'limit-reached', freeUpTo: '0.00' });
    // A free coin in front can still be sold: it adds nothing to the result.
    const older = [...bought('2025-01-10 1 BTC 20000').map((event) => ({ ...event, id: 'old' })), ...events];
    const [spot] = sweetSpots(radar(older, { BTC: '50000' }));
    expect(spot).toMatchObject({ status: 'limit-reached', value: '100000.00', freeUpTo: '50000.00' });
  });
});

test('calendar: lots by day and asset, with what waiting saves', () => {
  const days = taxCalendar(
    radar(bought('2025-12-01 1 BTC 40000', '2025-12-01 1 BTC 30000 B', '2026-05-10 2 ETH 9000', '2025-01-01 1 BTC 1'), {
      BTC: '50000',
      ETH: '2000',
    }),
  );
  expect(days.map(({ parts, ...rest }) => ({ ...rest, parts: parts.map(({ lotId }) => lotId) }))).toEqual([
    // 01.12.2025: last taxable day 01.12.2026. 100,000 - 70,000 = 30,000, 26.375 % = 7,912.50.
    {
      day: '2026-12-02',
      asset: 'BTC',
      amount: '2',
      value: '100000.00',
      gain: '30000.00',
      saving: '7912.50',
      lots: 2,
      parts: ['b1', 'b2'],
      daysLeft: 17,
      priority: 'high',
    },
    {
      day: '2027-05-11',
      asset: 'ETH',
      amount: '2',
      value: '4000.00',
      gain: '-5000.00',
      saving: '0.00',
      lots: 1,
      parts: ['b3'],
      daysLeft: 177,
      priority: 'later',
    },
  ]);
});

test('lots of one coin that become free soon are one quick win', () => {
  // 01.12. and 10.12.2025: free on 02.12. and 11.12.2026. Gains 10,000 + 20,000; together 30,000 x 26.375 % = 7,912.50.
  const all = radar(bought('2025-12-01 1 BTC 40000', '2025-12-10 1 BTC 30000'), { BTC: '50000' });
  const harvest = analyseHarvest({ ...all, volatility: new Map(), options: HARVEST_DEFAULTS });
  expect(quickWins({ ...all, harvest, calendar: taxCalendar(all) })[0]).toEqual({
    ...{ kind: 'wait', effect: '7912.50', asset: 'BTC', value: '100000.00' },
    ...{ first: '2026-12-02', day: '2026-12-11', daysLeft: 26 },
  });
});

test('quick wins are ranked by their effect in euro', () => {
  const all = radar(bought('2025-12-01 1 BTC 40000', '2026-06-01 1 BTC 48000'), { BTC: '50000' });
  const harvest = analyseHarvest({ ...all, volatility: new Map(), options: HARVEST_DEFAULTS });
  // Waiting 17 days: 10,000 gain x 26.375 % = 2,637.50. Limit: 999.99 more than 1,000 costs 26.375 % = 263.75.
  expect(quickWins({ ...all, harvest, calendar: taxCalendar(all) }).map(({ kind, effect }) => [kind, effect])).toEqual([
    ['wait', '2637.50'],
    ['use-limit', '263.75'],
  ]);
});

describe('cockpit', () => {
  const events: readonly LedgerEvent[] = [
    ...bought('2026-02-10 1 ETH 1000'),
    {
      id: 's',
      at: '2026-03-10T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'ETH', amount: '1' },
      valueEur: '1742.10',
    },
    {
      id: 'i',
      at: '2026-03-11T10:00:00Z',
      kind: 'income',
      wallet: 'A',
      in: { asset: 'SOL', amount: '1' },
      incomeKind: 'staking',
      valueEur: '156.00',
    },
  ];

  test('room and cliff: 257.89 is left, and the cent that reaches 1,000 costs 263.75', () => {
    const state = cockpitOf(radar(events, {}).calculator);
    expect(state.sales).toEqual({ net: '742.10', limit: '1000.00', limitReached: false, room: '257.89' });
    expect(state.income).toEqual({ net: '156.00', limit: '256.00', limitReached: false, room: '99.99' });
    expect(state.cliff).toEqual({ below: '0.00', at: '263.75', step: '263.75' });
  });

  test('a couple has the limit twice; a loss of one lowers the taxable gain of the other', () => {
    const { person } = radar(events, {});
    expect(coupleOf(person, 2026, '900')).toMatchObject({
      ok: true,
      value: { partner: { room: '99.99' }, taxable: '0.00' },
    });
    // The partner's 1,500 reach the limit, own 742.10 do not; nothing is shared.
    expect(coupleOf(person, 2026, '1500')).toMatchObject({
      ok: true,
      value: { partner: { limitReached: true }, taxable: '1500.00', sharedLoss: '0.00' },
    });
    const loss = radar(
      [
        ...events,
        ...bought('2026-04-01 1 BTC 50000').map((event) => ({ ...event, id: 'x' })),
        {
          id: 'y',
          at: '2026-05-01T10:00:00Z',
          kind: 'sell',
          wallet: 'A',
          out: { asset: 'BTC', amount: '1' },
          valueEur: '48257.90',
        },
      ],
      {},
    );
    // Own result 742.10 - 1,742.10 = -1,000.00.
    expect(coupleOf(loss.person, 2026, '1500')).toMatchObject({
      ok: true,
      value: { sharedLoss: '1000.00', taxable: '500.00' },
    });
  });
});
