import { dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { planPools } from '../lots/plan-pool.ts';
import { bought, day, engineOf } from '../testing/plan-ledgers.ts';
import { analyseHarvest } from './analyse-harvest.ts';
import { HARVEST_DEFAULTS, type HarvestOptions, type Volatility } from './harvest-types.ts';
import { volatilityOf } from './volatility.ts';

/** 4,000 realised in 2026: 5,000 minus 1,000. */
const GAIN: readonly LedgerEvent[] = [
  {
    id: 'g1',
    at: '2026-01-05T10:00:00Z',
    kind: 'buy',
    wallet: 'R',
    in: { asset: 'SOL', amount: '1' },
    valueEur: '1000.00',
  },
  {
    id: 'g2',
    at: '2026-02-05T10:00:00Z',
    kind: 'sell',
    wallet: 'R',
    out: { asset: 'SOL', amount: '1' },
    valueEur: '5000.00',
  },
];

interface More {
  readonly options?: Partial<HarvestOptions>;
  readonly volatility?: ReadonlyMap<string, Volatility>;
}

function analyse(events: readonly LedgerEvent[], prices: Readonly<Record<string, string>>, more: More = {}) {
  const engine = engineOf(events);
  return analyseHarvest({
    person: { figures: engine.years(), profile: {} },
    settings: DEFAULT_SETTINGS,
    pools: planPools(engine),
    prices: new Map(Object.entries(prices).map(([asset, price]) => [asset, dec(price)])),
    volatility: more.volatility ?? new Map(),
    today: day('2026-11-15'),
    options: { ...HARVEST_DEFAULTS, ...more.options },
  });
}

describe('harvesting worked out by hand', () => {
  // ETH: 2 bought for 6,000, now worth 4,000: loss 2,000. A large BTC position keeps the share below 20 %.
  const holdings = bought('2026-03-01 2 ETH 6000', '2025-01-01 1 BTC 20000');
  const prices = { ETH: '2000', BTC: '60000' };

  test('a loss of 2,000 against a result of 4,000 saves 26.375 % of 2,000, costs 10, and is strongly advised', () => {
    // Tax without: 4,000 x 0.26375 = 1,055.00; with: 2,000 x 0.26375 = 527.50. Net 527.50 - 10 = 517.50; 517.50 / 10 = 51.75.
    const found = analyse([...GAIN, ...holdings], prices);
    expect(found.candidates).toHaveLength(1);
    expect(found.candidates[0]).toMatchObject({
      asset: 'ETH',
      amount: '2',
      value: '4000.00',
      loss: '2000.00',
      taxSaving: '527.50',
      carriedForward: '0.00',
      transactionCost: '10.00',
      netBenefit: '517.50',
      roi: '51.75',
      action: 'strong',
      priority: 'high',
      // Bought 01.03.2026: last taxable day 01.03.2027.
      freeFrom: '2027-03-02',
      parts: [{ lotId: 'b1', amount: '2', gain: '-2000.00' }],
      isChosen: true,
    });
    expect(found).toMatchObject({
      taxSaving: '527.50',
      netBenefit: '517.50',
      lossToLimit: '3000.01',
      warnings: [],
      days: 2,
    });
  });

  test('a loss that brings the year below its limit saves the whole tax', () => {
    // 3 ETH for 9,100, worth 6,000: loss 3,100. 4,000 - 3,100 = 900, below 1,000: 1,055.00 saved.
    const found = analyse([...GAIN, ...bought('2026-03-01 3 ETH 9100', '2025-01-01 1 BTC 20000')], prices);
    expect(found).toMatchObject({ taxSaving: '1055.00', carriedForward: '0.00' });
  });

  test('HARVEST least: no more is sold than brings the year below its limit', () => {
    // 4,000 realised; a loss of 3,000.01 is enough. 10 ETH for 24,000, worth 20,000: 400 loss each, 7.500025 of them.
    const lots = bought('2026-03-01 10 ETH 24000', '2025-01-01 2 BTC 20000');
    const found = analyse([...GAIN, ...lots], prices);
    expect(found.lossToLimit).toBe('3000.01');
    expect(found.candidates[0]).toMatchObject({ amount: '7.500025', loss: '3000.01', taxSaving: '1055.00' });
    expect(found).toMatchObject({ taxSaving: '1055.00', chosenLoss: '3000.01', totalLoss: '4000.00' });
  });

  test('HARVEST once: a saving is promised to one coin, not to each that could bring it', () => {
    const lots = bought('2026-03-01 2 ETH 8000', '2026-03-01 40 ADA 8000', '2025-01-01 2 BTC 20000');
    const found = analyse([...GAIN, ...lots], { ...prices, ADA: '100' });
    const savings = found.candidates.map(({ taxSaving, isChosen, action }) => [taxSaving, isChosen, action]);
    expect(savings).toEqual([
      ['1055.00', true, 'strong'],
      ['0.00', false, 'avoid'],
    ]);
    expect(found.taxSaving).toBe('1055.00');
  });

  test('HARVEST carry-back: with gains only last year the loss saves tax of last year', () => {
    // 2025: 5,000 - 1,000 = 4,000 taxed at 26.375 %. A loss of 2,000 goes back: 2,000 x 26.375 % = 527.50.
    const year = (at: string) => at.replace('2026', '2025');
    const last = GAIN.map((event) => ({ ...event, at: year(event.at) }));
    const found = analyse([...last, ...holdings], prices);
    expect(found).toMatchObject({ taxSaving: '527.50', chosenLoss: '2000.00', carriedForward: '0.00' });
    expect(found.warnings.map(({ code }) => code)).not.toContain('carry-forward-only');
  });

  test('with nothing to offset the loss is carried forward and is no cash', () => {
    const found = analyse(holdings, prices);
    expect(found.candidates[0]).toMatchObject({
      taxSaving: '0.00',
      carriedForward: '2000.00',
      netBenefit: '-10.00',
      action: 'avoid',
      isChosen: false,
    });
    expect(found).toMatchObject({ taxSaving: '0.00', chosenLoss: '0.00', carryPossible: '2000.00' });
    expect(found.warnings.map(({ code }) => code)).toContain('carry-forward-only');
  });

  test('a lot outside the holding period is no candidate, however deep its loss', () => {
    expect(analyse([...GAIN, ...bought('2025-03-01 2 ETH 9000')], prices).candidates).toEqual([]);
  });

  test('first in, first out: the older gain in front of the loss is counted, and the deepest point is sold', () => {
    // 1 ETH for 1,500 (gain 500) lies before 1 ETH for 3,000 (loss 1,000): together a loss of 500.
    const found = analyse(
      [
        ...GAIN,
        ...bought('2026-02-01 1 ETH 1500', '2026-03-01 1 ETH 3000', '2026-04-01 1 ETH 1800', '2025-01-01 1 BTC 20000'),
      ],
      prices,
    );
    expect(found.candidates[0]).toMatchObject({ amount: '2', loss: '500.00', lots: 2 });
  });
});

describe('thresholds and filters', () => {
  // A loss of 80: below the screen's 100, above the candidates' 50.
  const small = [...GAIN, ...bought('2026-03-01 1 ETH 2080', '2025-01-01 1 BTC 20000')];
  const prices = { ETH: '2000', BTC: '60000' };

  test('the filter starts at 100 and can be lowered to 50, not below', () => {
    expect(analyse(small, prices).candidates).toHaveLength(0);
    expect(analyse(small, prices, { options: { minLoss: '60' } }).candidates).toHaveLength(1);
    expect(analyse(small, { ETH: '2040', BTC: '60000' }, { options: { minLoss: '0' } }).candidates).toHaveLength(0);
  });

  test('cost is 10 euro or 0.1 % of the value, and the limit on cost holds', () => {
    const large = [...GAIN, ...bought('2026-03-01 10 ETH 24000', '2025-01-01 2 BTC 20000')];
    const found = analyse(large, prices, { options: { maxCost: '12' } });
    // 20,000 x 0.1 % = 20; the 7.5 ETH that suffice would cost 15.
    expect(found.candidates[0]).toMatchObject({ transactionCost: '20.00', isChosen: false });
  });

  test('conservative leaves out what swings a lot', () => {
    const events = [...GAIN, ...bought('2026-03-01 2 ETH 6000', '2025-01-01 1 BTC 20000')];
    const volatility = new Map([['ETH', 'high' as const]]);
    expect(analyse(events, prices, { volatility, options: { risk: 'conservative' } }).candidates[0]?.isChosen).toBe(
      false,
    );
    expect(analyse(events, prices, { volatility, options: { risk: 'medium' } }).candidates[0]?.isChosen).toBe(true);
  });

  test('positions to keep are left out; one bought lately carries the repurchase warning', () => {
    const events = [...GAIN, ...bought('2026-10-30 2 ETH 6000', '2025-01-01 1 BTC 20000')];
    expect(analyse(events, prices, { options: { keep: ['ETH'] } }).candidates).toEqual([]);
    expect(analyse(events, prices).warnings).toContainEqual({ code: 'repurchase', assets: ['ETH'] });
  });
});

test('volatility: none is low, ten percent up and down every day is high, too few days are unknown', () => {
  expect(volatilityOf(Array.from({ length: 60 }, () => 100))).toBe('low');
  expect(volatilityOf(Array.from({ length: 60 }, (_, index) => (index % 2 ? 110 : 100)))).toBe('high');
  expect(volatilityOf([1, 2, 3])).toBe('unknown');
});
