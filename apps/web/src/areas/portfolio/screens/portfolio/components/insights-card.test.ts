import { expect, it } from 'vitest';
import type { Insight } from '../../../portfolio-types.ts';
import { heldInsights } from './insights-card.tsx';

const insights = [
  { kind: 'free-soon', asset: 'BTC' },
  { kind: 'free-soon', asset: 'ETH' },
  { kind: 'free-gain', gain: '100.00' },
  { kind: 'losses', assets: ['ETH', 'SOL'], loss: '-5.00' },
  { kind: 'one-place', wallet: 'Kraken', share: '0.9' },
] as unknown as readonly Insight[];
const kinds = (isSure: (asset: string) => boolean) =>
  heldInsights(insights, ['BTC', 'ETH', 'SOL'], isSure).map((each) =>
    'asset' in each ? `${each.kind} ${each.asset}` : each.kind,
  );

it('leaves out what open answers can take back, and keeps what is not about lots', () => {
  expect(kinds(() => true)).toEqual(['free-soon BTC', 'free-soon ETH', 'free-gain', 'losses', 'one-place']);
  expect(kinds((asset) => asset !== 'BTC')).toEqual(['free-soon ETH', 'losses', 'one-place']);
  expect(kinds(() => false)).toEqual(['one-place']);
});
