/** What billing says about a contract: the plan that really holds after it, its end, and the refund at once in the list. */
import type { SubscriptionView } from '@cryptax/api-contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../platform/i18n/locale.tsx';
import { SESSION_KEY, session } from '../../platform/session/session.ts';
import { BillingSection } from './billing-section.tsx';
import { SubscriptionRow } from './settings/subscription-row.tsx';

const CONTRACT: SubscriptionView = {
  state: 'active',
  plan: 'premium',
  billingCycle: 'monthly',
  priceCents: 500,
  startedAt: '2026-01-01T00:00:00Z',
  periodEnd: '2099-01-01T00:00:00Z',
  planAfter: 'pro',
  moneyBack: { until: '2099-01-01T00:00:00Z', refundCents: 500 },
};

/** The server: after the money was asked for, the contract is gone and the list has its refund. */
function serve(): void {
  let isReturned = false;
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.endsWith('/money-back')) isReturned = true;
    if (input.endsWith('/invoices')) return Response.json({ invoices: isReturned ? [invoice('refunded', -500)] : [] });
    const limits = { transactions: null, storageBytes: 1_000_000, apiCallsPerDay: 100 };
    const used = { transactions: 0, storageBytes: 0, apiCallsToday: 0 };
    const { moneyBack: _, ...gone } = CONTRACT;
    const subscription = isReturned ? { ...gone, state: 'withdrawn' } : CONTRACT;
    return Response.json({ plan: 'premium', limits, used, subscription });
  });
}

const invoice = (status: string, amountCents: number) => ({
  id: status,
  number: null,
  plan: 'premium',
  status,
  amountCents,
  creditCents: 0,
  currency: 'eur',
  createdAt: '2026-01-02T00:00:00Z',
  url: null,
});

beforeEach(() => {
  const user = { id: 'u1', email: 'kim@example.org', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' };
  const kept = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...kept, expires_at: Math.floor(Date.now() / 1000) + 3600 }));
  session.set({ kind: 'signed-in', userId: 'u1', name: 'Kim', email: 'kim@example.org' });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.set({ kind: 'signed-out' });
  vi.unstubAllGlobals();
});

it('lists the refund as soon as the money was asked for', async () => {
  serve();
  const rootRoute = createRootRoute({
    component: () => (
      <LocaleProvider locale="en">
        <BillingSection />
      </LocaleProvider>
    ),
  });
  const history = createMemoryHistory();
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history }) as never} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Money back' }));
  // The amount is named before it is asked for, and the same one afterwards.
  expect((await screen.findByRole('alertdialog')).textContent).toContain('You get €5.00 back');
  await userEvent.click(screen.getByRole('button', { name: 'Request a refund' }));
  const said = 'You get €5.00 back for Premium; you are now on Pro.';
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(said));
  expect(await screen.findByText('Refund')).toBeDefined();
  expect(screen.getByText('−€5.00')).toBeDefined();
  // The line says which contract it belongs to.
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['2 Jan 2026PremiumRefund−€5.00']);
  expect(screen.getByText('ended and refunded')).toBeDefined();
});

it('names the plan that holds after cancelling, and no day ahead for a contract that has ended early', async () => {
  const show = (subscription: SubscriptionView) =>
    render(
      <LocaleProvider locale="en">
        <SubscriptionRow subscription={subscription} onChange={() => undefined} />
      </LocaleProvider>,
    );
  const { unmount } = show(CONTRACT);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  expect(screen.getByText(/You are then on the Pro plan/)).toBeDefined();
  unmount();
  show({ ...CONTRACT, state: 'ended' });
  expect(screen.getByText('ended')).toBeDefined();
  cleanup();
  show({ ...CONTRACT, state: 'ended', periodEnd: '2026-02-01T00:00:00Z' });
  expect(screen.getByText('ended on 1 Feb 2026')).toBeDefined();
});
