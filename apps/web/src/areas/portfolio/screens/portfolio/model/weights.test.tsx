import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AssetPosition } from '../../../portfolio-types.ts';
import { useTargetWeights } from './weights.ts';

const held = (asset: string, share: string) => ({ asset, share }) as AssetPosition;

it('holds the last weights that could be read while a field is empty or the sum too large, and says so', () => {
  const { result } = renderHook(() => useTargetWeights([held('BTC', '0.7'), held('ETH', '0.2'), held('SOL', '0.1')]));
  const first = [
    { asset: 'BTC', weight: '0.4' },
    { asset: 'ETH', weight: '0.4' },
    { asset: 'SOL', weight: '0.2' },
  ];
  expect(result.current).toMatchObject({ targets: first, isReadable: true });
  act(() => result.current.change({ ...result.current.weights, BTC: null }));
  expect(result.current).toMatchObject({ targets: first, isReadable: false });
  act(() => result.current.change({ ...result.current.weights, BTC: '50' }));
  expect(result.current).toMatchObject({ targets: first, isReadable: false });
  act(() => result.current.change({ BTC: '50', ETH: '30', SOL: '20' }));
  expect(result.current.targets[0]).toEqual({ asset: 'BTC', weight: '0.5' });
  expect(result.current.isReadable).toBe(true);
});
