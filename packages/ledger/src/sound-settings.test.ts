import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.ts';
import { soundSettings } from './sound-settings.ts';

test('sound settings stay as they are', () => {
  const pool = { wallet: 'A', asset: 'BTC', method: 'AVERAGE', from: '2025-01-01T00:00:00Z' } as const;
  const kept = { ...DEFAULT_SETTINGS, method: 'AVERAGE', wrapping: 'swap', poolMethods: [pool] };
  expect(soundSettings(kept)).toEqual(kept);
});

test('a choice that nobody knows counts as not made, the others stand', () => {
  const pool = { wallet: 'A', asset: 'BTC', method: 'FIFO' } as const;
  const kept = {
    method: 'XYZ',
    scope: 'global',
    liquidStaking: 7,
    poolMethods: [pool, { ...pool, method: 'XYZ' }, { ...pool, from: 'soon' }, null],
  };
  expect(soundSettings(kept)).toEqual({ ...DEFAULT_SETTINGS, scope: 'global', poolMethods: [pool] });
});

test('nothing at all is the default', () => {
  for (const kept of [undefined, null, 'FIFO', []]) expect(soundSettings(kept)).toEqual(DEFAULT_SETTINGS);
});
