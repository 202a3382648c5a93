/** What the account's rows say while the server is silent: that they do not know, never that there is nothing. */
import { err } from '@cryptax/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../lib/i18n/locale.tsx';
import { FactorRows } from './factor-rows.tsx';
import { SessionsRow } from './sessions-row.tsx';

const silent = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/account/second-factor.ts', async (original) => ({ ...(await original()), listFactors: silent }));
vi.mock('../../../lib/account/account-api.ts', async (original) => ({ ...(await original()), askList: silent }));

afterEach(cleanup);

function show(row: ReactNode): void {
  silent.mockReset().mockResolvedValue(err('offline'));
  render(<LocaleProvider locale="en">{row}</LocaleProvider>);
}

it('never calls the second factor off because nobody answered, and asks again on request', async () => {
  show(<FactorRows />);
  expect(await screen.findByText('Second factor: Not loaded')).toBeDefined();
  expect(screen.queryByText(/^Off\./)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(silent).toHaveBeenCalledTimes(2);
});

it('says so of the devices too', async () => {
  show(<SessionsRow />);
  expect(await screen.findByText('Logged-in devices: Not loaded')).toBeDefined();
});
