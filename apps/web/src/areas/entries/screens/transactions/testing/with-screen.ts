/** For tests of the screen: English, three rows, and a layout that the simulated page does not have. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { notices } from '../../../../../platform/notices/notices.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { row } from './sample-rows.ts';

export const ROWS = [
  row({ id: 'a', day: '2025-10-03' }),
  row({
    id: 'b',
    day: '2025-10-03',
    kind: 'transfer',
    toWallet: 'Ledger',
    tax: 'none',
    out: { asset: 'BTC', amount: '0.12' },
  }),
  row({ id: 'c', day: '2025-08-19', tax: 'open', review: ['missing-acquisition'] }),
];

export function withScreen(): void {
  beforeEach(() => {
    settings.set('locale', 'en');
    // The simulated page has no layout: lines of 40 px in a window of 768.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    for (const { id } of notices.shown.get()) notices.dismiss(id);
  });
}
