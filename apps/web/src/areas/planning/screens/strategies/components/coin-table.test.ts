import { expect, it } from 'vitest';
import type { MethodYear } from '../../../planning-types.ts';
import { coinRows } from './coin-table.tsx';

const year = (method: MethodYear['method'], results: Readonly<Record<string, string>>, incomplete = 0) =>
  ({
    method,
    incomplete,
    assets: Object.entries(results).map(([asset, taxableGain]) => ({ asset, taxableGain })),
  }) as unknown as MethodYear;

it('names the method with the lowest result of each coin and how far it is below FIFO', () => {
  const rows = coinRows([
    year('FIFO', { ETH: '-20.00', BTC: '500.00' }),
    year('LIFO', { BTC: '120.50', ETH: '-20.00', DOT: '-5.00' }),
    year('HIFO', { BTC: '130.00', ETH: '-19.99' }),
  ]);
  expect(rows.map(({ asset, best, least, saved }) => [asset, best, least, saved])).toEqual([
    // 500.00 - 120.50; methods that were not computed do not count.
    ['BTC', 'LIFO', '120.50', '379.50'],
    ['DOT', 'LIFO', '-5.00', '5.00'],
    ['ETH', 'FIFO', '-20.00', '0.00'],
  ]);
});

it('names none while a disposal could not be computed by one of them', () => {
  const rows = coinRows([year('FIFO', { BTC: '500.00' }), year('HIFO', { BTC: '0.00' }, 1)]);
  expect(rows).toMatchObject([{ asset: 'BTC', best: null, least: null, saved: null }]);
});
