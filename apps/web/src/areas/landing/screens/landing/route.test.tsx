import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../../../../platform/settings/settings.ts';
import { visit } from '../../../../testing/visit.tsx';
import { facts } from './landing-facts.ts';

afterEach(() => {
  localStorage.clear();
  settings.changedElsewhere(null);
});

const targets = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('has every way in and every quick link, in German and English', async () => {
  settings.set('locale', 'de');
  await visit('/');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Deutsche Krypto-Steuer. Vereinfacht.');
  await screen.findByRole('heading', { name: 'Drei Schritte' });
  expect(targets()).toEqual(
    expect.arrayContaining([
      'Kostenlos starten /smart-import',
      'Privat starten, ohne Konto /smart-import',
      'Mit Beispiel ausprobieren /multi-exchange?demo=true',
      'Mit Konto synchronisieren /auth?mode=cloud',
      'Preise ansehen /pricing',
      'Anmelden /auth',
      'Smart-Import /smart-import',
      'Steuerstrategien /tax-strategies',
      'Übersicht /multi-exchange',
    ]),
  );
  expect(screen.getByText('Keine Steuerberatung. Alle Berechnungen ohne Gewähr.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('German crypto tax. Simplified.');
  expect(targets()).toContain('Start privately, no account /smart-import');
});

it('shows the figures of the chosen year and says that they are an example', async () => {
  settings.set('locale', 'en');
  await visit('/');
  const report = await screen.findByRole('figure');
  expect(within(report).getByText('Example')).toBeTruthy();
  for (const { year, net } of facts.years) {
    fireEvent.click(within(report).getByRole('button', { name: String(year) }));
    expect(within(report).getByText(`Tax report ${year}`)).toBeTruthy();
    const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(Number(net));
    expect(within(report).getAllByText(shown).length).toBeGreaterThan(0);
  }
});

it('names the counts of the code', async () => {
  settings.set('locale', 'en');
  await visit('/');
  const { exchanges, chains, formats } = facts.counts;
  expect(await screen.findByText(`${exchanges} exchanges and brokers, ${chains} chains`)).toBeTruthy();
  expect(screen.getByText(`${formats} file formats, plus API and address`)).toBeTruthy();
});
