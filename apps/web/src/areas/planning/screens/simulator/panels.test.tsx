/** The panels of the simulator while the worker takes its time: one thing after the other, and no late answer shown. */
import { ok } from '@cryptax/kernel';
import { EMPTY_BOOK } from '@cryptax/planning';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { LedgerProvider } from '../../../../platform/ledger/use-ledger.tsx';
import type { MultiYearPlan, PlanPosition, PlanPositions, SaleSetup } from '../../planning-types.ts';
import { BatchPanel } from './components/batch-panel.tsx';
import { OptimiserPanel } from './components/optimiser-panel.tsx';

const POSITIONS = {
  positions: [{ asset: 'BTC', value: '6000.00' } as PlanPosition, { asset: 'ETH', value: '4000.00' } as PlanPosition],
  value: '10000.00',
} as unknown as PlanPositions;
const SETUP: SaleSetup = { day: '2026-11-15', assets: ['BTC', 'ETH'], strategy: 'FIFO', typed: {}, live: {} };

function planUntil(end: string): MultiYearPlan {
  const totals = { proceeds: '0.00', tax: '0.00', netAfterTax: '0.00', remainingValue: '0.00' };
  const frame = { goal: 'tax', start: '2026-11-15', end, outlookPercent: '5', gap: '0.00' } as const;
  const basis = { basis: 'in-force', taxInForce: '0.00' } as const;
  return {
    ...frame,
    ...basis,
    totals,
    sellAllNow: totals,
    doNothing: totals,
    steps: [],
    years: [],
    assumedLawYears: [],
  };
}

/** Questions wait until the test answers them. */
function slowLedger(name: 'batch' | 'multiYearPlan') {
  const waiting: ((answer: unknown) => void)[] = [];
  const ask = () => new Promise((answer) => waiting.push(answer));
  const api = new Proxy({} as LedgerApi, { get: (_, asked) => (asked === name ? ask : () => new Promise(() => {})) });
  const show = (panel: ReactNode) =>
    render(
      <LocaleProvider locale="en">
        <LedgerProvider client={clientOf(api)}>{panel}</LedgerProvider>
      </LocaleProvider>,
    );
  return { waiting, show };
}

afterEach(cleanup);

it('shows the plan that was asked for last, also when an earlier one takes longer', async () => {
  const { waiting, show } = slowLedger('multiYearPlan');
  show(<OptimiserPanel book="own" setup={SETUP} positions={POSITIONS} />);
  const compute = () => userEvent.click(screen.getByRole('button', { name: 'Calculate the plan' }));
  await compute();
  await userEvent.click(screen.getByRole('radio', { name: '5 years' }));
  await compute();
  await act(async () => waiting[1]?.(ok(planUntil('2031-11-15'))));
  await act(async () => waiting[0]?.(ok(planUntil('2029-11-15'))));
  expect(screen.getByRole('heading', { name: 'Your plan until 15 Nov 2031' })).toBeDefined();
});

it('takes one operation after the other and names it by what was typed', async () => {
  const { waiting, show } = slowLedger('batch');
  show(<BatchPanel book="own" setup={SETUP} positions={POSITIONS} />);
  await userEvent.click(screen.getByText('Advanced'));
  const share = screen.getByLabelText('Share to sell');
  await userEvent.clear(share);
  await userEvent.type(share, '12.5');
  const sell = screen.getByRole('button', { name: 'Plan the sale' });
  await userEvent.click(sell);
  for (const name of ['Plan the sale', 'Plan rebalancing']) {
    expect(screen.getByRole('button', { name }).hasAttribute('disabled'), name).toBe(true);
  }
  const figures = { proceeds: '0.00', taxableGain: '0.00', tax: '0.00', added: [], trades: [] };
  const basis = { basis: 'in-force', taxInForce: '0.00' };
  await act(async () => waiting[0]?.(ok({ ...figures, ...basis, book: EMPTY_BOOK })));
  expect(screen.getByText('Sale of 12.5%')).toBeDefined();
  expect(sell.hasAttribute('disabled')).toBe(false);
});

it('says what target shares add up to as they are typed, also beyond a hundred', async () => {
  const { show } = slowLedger('batch');
  show(<BatchPanel book="own" setup={SETUP} positions={POSITIONS} />);
  await userEvent.click(screen.getByText('Advanced'));
  const target = screen.getByLabelText('Target share of BTC');
  await userEvent.clear(target);
  await userEvent.type(target, '150');
  expect(screen.getByText('The targets add up to 190.0%; they must add up to 100.0%.')).toBeDefined();
});
