import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from '../../../../platform/settings/settings.ts';
import { setViewport, visit } from '../../../../testing/visit.tsx';

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  setViewport(1440, 900);
  localStorage.clear();
  settings.changedElsewhere(null);
});

const index = () => screen.findByRole('navigation', { name: 'Sections of the settings' });

test('wide: the index marks the open section, and only its cards are on the page', async () => {
  setViewport(1440, 900);
  await visit('/settings/billing');
  const nav = within(await index());
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Billing');
  expect(nav.getByRole('link', { name: 'Tax profile' }).getAttribute('href')).toBe('/settings/tax');
  expect(await screen.findByRole('heading', { name: 'Billing' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'General' })).toBeNull();
  expect(screen.getByText('Belongs to your account and applies on all your devices.')).toBeDefined();
  expect(document.title).toBe('Billing – Settings | Cryptax');
});

test('wide: without a name the first section is open; account and browser are apart', async () => {
  setViewport(1440, 900);
  await visit('/settings');
  const nav = within(await index());
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('General');
  expect(screen.getByText(/in this browser/)).toBeDefined();
  const account = within(nav.getByRole('list', { name: 'Your account' }));
  const names = account.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Account', 'Storage', 'Billing', 'API keys']);
});

test('phone: the list first, then one section with the way back', async () => {
  setViewport(390, 844);
  await visit('/settings');
  const row = within(await index()).getByRole('link', { name: /^Tax profile/ });
  expect(screen.queryByRole('heading', { name: 'Appearance' })).toBeNull();
  row.click();
  expect((await screen.findByRole('link', { name: 'All settings' })).getAttribute('href')).toBe('/settings');
  expect(screen.queryByRole('navigation', { name: 'Sections of the settings' })).toBeNull();
});

test('an address that names no section is the 404 page', async () => {
  await visit('/settings/nonsense');
  expect(await screen.findByText("The page you're looking for doesn't exist.")).toBeDefined();
});
