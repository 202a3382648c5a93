import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { ChainFee } from '../../../wallet-types.ts';
import { FeeLine } from './network-fees.tsx';

const at = new Date(Date.now() - 65_000).toISOString();
const price = { eur: '2346.86', source: 'daily', time: '2026-09-28', isLive: false, kind: 'live' as const, ageDays: 0 };
const FEES: readonly ChainFee[] = [
  {
    kind: 'known',
    chain: 'ethereum',
    amount: '0.00042',
    symbol: 'ETH',
    service: 'Blockscout',
    isLowerBound: false,
    at,
    value: { eur: '0.9856812', price },
  },
  {
    kind: 'known',
    chain: 'base',
    amount: '0.000000021',
    symbol: 'ETH',
    service: 'Blockscout',
    isLowerBound: true,
    at,
    value: { eur: '0.0000492', price },
  },
  { kind: 'unknown', chain: 'avalanche', failures: [{ service: 'Routescan', code: 'server' }] },
  { kind: 'unknown', chain: 'polkadot', failures: [{ service: 'Subscan', code: 'unsupported' }] },
];

function textOf(name: string) {
  return screen.getByText(name).nextElementSibling?.textContent?.replaceAll(' ', ' ');
}

it('shows amount, value, source and age, and says what is not known instead of a figure', () => {
  render(
    <LocaleProvider locale="en">
      <dl>
        {FEES.map((fee) => (
          <FeeLine key={fee.chain} chain={fee.chain} fee={fee} />
        ))}
      </dl>
    </LocaleProvider>,
  );
  expect(textOf('Transfer on Ethereum:')).toMatch(/^about 0\.00042 ETH \(€0\.99\) · Blockscout, 1 min\. ago$/);
  expect(textOf('Transfer on Base:')).toMatch(/^at least .*0\.00000002 ETH \(less than a cent\)/);
  expect(textOf('Transfer on Avalanche C-Chain:')).toBe('Fee not known (Routescan: Server error)');
  expect(textOf('Transfer on Polkadot:')).toBe('Fee not known');
});

it('says that it is asking until there is an answer', () => {
  render(
    <LocaleProvider locale="en">
      <dl>
        <FeeLine chain="ethereum" fee={undefined} />
      </dl>
    </LocaleProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('Asking for the network fee');
});
