import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import { LotParts } from './parts-drawer.tsx';

/** Half past midnight on New Year's Day in Berlin, still New Year's Eve in UTC. */
const PART = {
  lotId: 'a',
  wallet: 'Kraken',
  asset: 'BTC',
  amount: '0.5',
  acquiredAt: '2024-12-31T23:30:00Z',
  freeFrom: '2026-01-02',
  taxFree: false,
  proceeds: '100.00',
  exactProceeds: '100.00',
  cost: '80.00',
  gain: '20.00',
} as const;

it('a lot was acquired on its day in Berlin, the one its period is counted from', () => {
  render(
    <LocaleProvider locale="de">
      <LotParts book="own" parts={[PART as never]} />
    </LocaleProvider>,
  );
  const days = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(days).toEqual(['01.01.2025', '02.01.2026']);
  expect(screen.getByText(/Kraken, erworben/)).toBeDefined();
});
