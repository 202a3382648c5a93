/** What the account's rows say when there is no answer: that they do not know, never that there is nothing. */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import { SessionsRow } from '../account-section.tsx';
import { FactorRows } from './factor-rows.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (row: ReactNode) => render(<LocaleProvider locale="en">{row}</LocaleProvider>);

it('never calls the second factor off because nobody answered', async () => {
  show(<FactorRows />);
  expect(await screen.findByText('Second factor: Not loaded')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(screen.queryByText(/^Off\./)).toBeNull();
});

it('says so of the devices too', async () => {
  show(<SessionsRow />);
  expect(await screen.findByText('Logged-in devices: Not loaded')).toBeDefined();
});
