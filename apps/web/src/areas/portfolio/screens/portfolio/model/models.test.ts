/** What the screen makes of the model: weights, slices, filters, files. */
import { dec, defined, equals, sum } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { lotsCsv, positionsCsv, seriesCsv, statisticsCsv } from '../../../parts/export-files.ts';
import type { AssetPosition, ChainSlice, PortfolioModel } from '../../../portfolio-types.ts';
import { filterChains, slicesBy } from './cuts.ts';
import { presetWeights, targetsOf, weightSum } from './weights.ts';

const LOTS = { count: 1, heldSince: '2024-01-01', freeAmount: '0', freeShare: '0' };

const position = (asset: string, share?: string): AssetPosition => ({
  asset,
  amount: '1',
  cost: '10.00',
  wallets: ['A'],
  lots: LOTS,
  ...defined({
    share,
    value: share && '20.00',
    unrealised: share && '10.00',
    now:
      share === undefined ? undefined : { price: '20', kind: 'close', source: 'daily', time: '2024-01-02', ageDays: 1 },
  }),
});

const chain = (
  id: string,
  family: ChainSlice['family'],
  category: ChainSlice['category'],
  share = '0.5',
): ChainSlice => ({
  id,
  name: id,
  family,
  category,
  share,
  value: '10.00',
  assets: [],
  unpriced: [],
  wallets: [],
});

describe('target weights', () => {
  const assets = [position('BTC', '0.7'), position('ETH', '0.2'), position('SOL', '0.1'), position('DOGE')];

  test('a cap moves what is above it to the others in proportion', () => {
    // 40 stays for BTC; 60 are shared 2 to 1, so ETH again meets the cap and SOL takes the rest.
    expect(presetWeights(assets, 'capped')).toEqual({ BTC: '40', ETH: '40', SOL: '20' });
  });

  test('a cap holds where the others are worth nothing', () => {
    // 40 stay for BTC, 60 would be ETH's alone: 40 again, and the worthless coin takes what is left.
    const odd = [position('BTC', '0.9'), position('ETH', '0.1'), position('OLD', '0')];
    expect(presetWeights(odd, 'capped')).toEqual({ BTC: '40', ETH: '40', OLD: '20' });
  });

  test('equal parts add up to a hundred, whatever rounding leaves', () => {
    expect(presetWeights(assets, 'equal')).toEqual({ BTC: '33.34', ETH: '33.33', SOL: '33.33' });
    expect(weightSum(presetWeights(assets, 'equal'))).toBe('100');
  });

  test('as now is as now; two assets cannot both be under forty', () => {
    expect(presetWeights(assets, 'now')).toEqual({ BTC: '70', ETH: '20', SOL: '10' });
    expect(presetWeights([position('BTC', '0.9'), position('ETH', '0.1')], 'capped')).toEqual({ BTC: '50', ETH: '50' });
    expect(presetWeights([position('DOGE')], 'equal')).toEqual({});
  });

  test('ratios for the ledger, and none while a field cannot be read or the sum is too large', () => {
    expect(targetsOf({ BTC: '33.34', ETH: '66.66' })).toEqual([
      { asset: 'BTC', weight: '0.3334' },
      { asset: 'ETH', weight: '0.6666' },
    ]);
    expect(targetsOf({ BTC: null })).toBeNull();
    expect(targetsOf({ BTC: '60', ETH: '40.01' })).toBeNull();
  });
});

describe('slices', () => {
  const model = {
    assets: [position('ETH', '0.5'), position('UNI', '0.3'), position('BTC', '0.2'), position('DOGE')],
    wallets: [
      { id: 'A', value: '10.00', share: '1', assets: [], unpriced: [] },
      { id: 'B', value: '0.00', share: '0', assets: [], unpriced: ['DOGE'] },
    ],
    chains: [chain('ethereum', 'evm', 'layer1', '0.6'), chain('venue', 'venue', 'venue', '0.4')],
  } as unknown as PortfolioModel;

  test('no two share a colour, and what has no value has no slice', () => {
    const slices = slicesBy(model, 'asset', () => '');
    expect(slices.map(({ id }) => id)).toEqual(['ETH', 'UNI', 'BTC']);
    expect(new Set(slices.map(({ color }) => color)).size).toBe(3);
    expect(slicesBy(model, 'wallet', () => '').map(({ id }) => id)).toEqual(['A']);
    expect(slicesBy(model, 'chain', ({ id }) => id.toUpperCase()).map(({ label }) => label)).toEqual([
      'ETHEREUM',
      'VENUE',
    ]);
    expect(equals(sum(slices.map(({ share }) => dec(share))), dec('1'))).toBe(true);
  });
});

test('chains by kind', () => {
  const chains = [
    chain('ethereum', 'evm', 'layer1'),
    chain('arbitrum', 'evm', 'layer2'),
    chain('bitcoin', 'non-evm', 'layer1'),
    chain('venue', 'venue', 'venue'),
  ];
  const ids = (filter: Parameters<typeof filterChains>[1]) => filterChains(chains, filter).map(({ id }) => id);
  expect(ids('all')).toHaveLength(4);
  expect(ids('evm')).toEqual(['ethereum', 'arbitrum']);
  expect(ids('non-evm')).toEqual(['bitcoin']);
  expect(ids('layer2')).toEqual(['arbitrum']);
  expect(ids('venue')).toEqual(['venue']);
});

describe('files', () => {
  const lines = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n');

  test('unknown stays empty, and a name is never a formula', () => {
    const assets = [{ ...position('=cmd'), wallets: ['A', 'B'] }];
    expect(lines(positionsCsv({ assets } as unknown as PortfolioModel))[1]).toBe(
      "'=cmd;1;10.00;;;;;;;;A | B;2024-01-01;0;",
    );
    const series = [{ day: '2024-01-01', cost: '1.00', state: 'partial' as const, unpriced: ['DOGE'] }];
    expect(lines(seriesCsv({ series } as unknown as PortfolioModel))[1]).toBe('2024-01-01;;1.00;partial;DOGE');
    expect(lines(lotsCsv([]))).toHaveLength(1);
  });

  test('a statistic carries its origin, or why it is missing', () => {
    const statistics = {
      beta: { state: 'absent', formula: 'beta-btc', samples: 5, lack: { code: 'sample-too-small', needed: 30 } },
      timeWeighted: {
        state: 'known',
        formula: 'twr-daily-linked',
        samples: 9,
        window: { from: '2024-01-01', to: '2024-02-01' },
        value: { total: 0.125 },
      },
    };
    expect(lines(statisticsCsv({ statistics } as unknown as PortfolioModel)).slice(1)).toEqual([
      'beta;;beta-btc;;;5;sample-too-small',
      'timeWeighted;0.12500000;twr-daily-linked;2024-01-01;2024-02-01;9;',
    ]);
  });
});
