import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../../../platform/settings/settings.ts';
import { visit } from '../../../../testing/visit.tsx';

afterEach(() => {
  localStorage.clear();
  settings.changedElsewhere(null);
});

test('every section is there, also without an account, and the list leads to each', async () => {
  settings.set('locale', 'en');
  settings.set('storageChoiceMade', true);
  settings.set('welcomeCompleted', true);
  await visit('/settings');
  for (const name of [
    'General',
    'Appearance',
    'Account',
    'Storage',
    'Billing',
    'API keys',
    'Notifications',
    'Privacy',
  ]) {
    expect(await screen.findByRole('heading', { name }), name).toBeDefined();
    expect(screen.getByRole('link', { name }).getAttribute('href'), name).toMatch(/^\/settings#/);
  }
  expect(screen.getByRole('heading', { name: 'Exchanges and wallets' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tax profile' }).getAttribute('href')).toBe('/settings#tax-profile');
  expect(screen.getByText('No account')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Turn on with an account' }).getAttribute('href')).toBe('/auth?mode=cloud');
});
