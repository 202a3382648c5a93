/** Advice says nothing that open answers can change. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { YearRange } from '../../../platform/ledger/certainty-types.ts';
import { clientOf } from '../../../platform/ledger/ledger-client.ts';
import { setKnownPlan } from '../../../platform/plan/plan.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { openLedger } from '../../../testing/open-ledger.ts';
import { visit } from '../../../testing/visit.tsx';
import { sideWith } from './plan-basis-line.tsx';

afterEach(() => {
  cleanup();
  setKnownPlan('account', 'free');
});

it('draws the range on the radar in place of room, quick wins and sweet spots that nobody can promise', async () => {
  settings.set('locale', 'en');
  await visit('/tax-intelligence', { ledger: clientOf(await openLedger()) });
  await screen.findByText('2026 is not decided yet.');
  await waitFor(() => expect(document.querySelectorAll('[data-band="open"]').length).toBeGreaterThan(1));
  const text = document.body.textContent ?? '';
  for (const claim of ['left without tax', 'Use the limit', 'All of it can be sold without tax', 'Waiting saves']) {
    expect(text).not.toContain(claim);
  }
  expect(text).toContain('Tips that depend on open questions are left out.');
});

it('keeps the place of the range while it is worked out, so that nothing below moves when it is known', async () => {
  settings.set('locale', 'en');
  setKnownPlan('account', 'pro');
  const api = await openLedger();
  await visit('/what-if-enhanced', { ledger: clientOf({ ...api, certainty: () => new Promise(() => {}) }) });
  const sentence = await screen.findByText('How far they can move the result is being worked out.');
  // A band, its ends and a sentence, as what comes.
  expect(sentence.parentElement?.childElementCount).toBe(3);
  expect(document.querySelector('[data-band]')).toBeNull();
  expect(document.body.textContent).toContain('Open questions can move the result.');
});

it('marks the lowest of each position, empty proposals and the years of an exchange where answers are open', async () => {
  settings.set('locale', 'en');
  setKnownPlan('account', 'pro');
  const ledger = clientOf(await openLedger());
  await visit('/what-if-enhanced', { ledger });
  const positions = await screen.findByRole('table', { name: 'Each position on its own' });
  await waitFor(() => expect(positions.textContent).toContain('provisional: FIFO'));
  cleanup();
  await visit('/tax-loss-harvesting', { ledger });
  await screen.findByText(/No loss above this threshold/);
  await waitFor(() => expect(screen.getAllByText(/open questions can still change all amounts/)).toHaveLength(2));
  expect(screen.queryByText(/No position within the holding period is that far/)).toBeNull();
  cleanup();
  await visit('/exchange/kraken', { ledger });
  await screen.findByText('booked so far, open questions can change this');
});

it('knows on which side of the limit a year ends with one more sale', () => {
  const range: YearRange = {
    year: 2026,
    complete: false,
    privateSales: { low: '100.00', high: '600.00' },
    income: { low: '0.00', high: '0.00' },
    limits: { privateSales: '1000', income: '256' },
  };
  const side = (gain: string, outside = 0) => sideWith({ kind: 'range', range, outside }, gain);
  expect([side('399.99'), side('400.00'), side('899.99'), side('900.00')]).toEqual([
    'below',
    'open',
    'open',
    'reached',
  ]);
  expect(side('0', 1)).toBe('open');
  expect(sideWith({ kind: 'computing' }, '0')).toBe('open');
});
