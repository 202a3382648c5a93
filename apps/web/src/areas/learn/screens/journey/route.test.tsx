import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger, textFile } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';
import { tour } from '../../tour.ts';

/** Half a bitcoin bought long ago; nothing about it is unclear. */
const LEDGER = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'b',
      at: '2020-02-01T10:00:00Z',
      kind: 'buy',
      wallet: 'A',
      in: { asset: 'BTC', amount: '0.5' },
      valueEur: '4000.00',
      source: { file: 'a.csv', line: 2 },
    },
  ],
});

async function arrive(hasData: boolean): Promise<void> {
  const api = testLedger();
  if (hasData) {
    const preview = good(await api.previewImport([textFile('ledger.json', LEDGER)]));
    good(await api.commitImport(preview.previewId));
  }
  await visit('/klaus-journey', { ledger: clientOf(api) });
  await screen.findByRole('tab', { name: 'Success path' });
}

const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openStep = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent ?? '';

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  localStorage.clear();
  settings.changedElsewhere(null);
  tour.view.set({ kind: 'hidden' });
});

it('walks the path back and forth, begins anew after another view, and names what is missing', async () => {
  await arrive(false);
  openTab('Success path');
  await screen.findByText('0 of 4 steps done');
  expect(openStep()).toContain('Import your data');
  for (let step = 0; step < 3; step++) press('Next');
  expect(openStep()).toContain('Download the report');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  press('Finish');
  expect(within(await screen.findByRole('dialog', { name: 'Almost there' })).getAllByRole('listitem')).toHaveLength(4);
  press('All right');
  press('Back');
  expect(openStep()).toContain('See the tax');
  openTab('Glossary');
  openTab('Success path');
  expect(openStep()).toContain('Import your data');
});

it('congratulates whoever has really done it all', async () => {
  settings.set('reportDownloaded', true);
  await arrive(true);
  openTab('Success path');
  await screen.findByText('4 of 4 steps done');
  expect(await screen.findAllByText('earned')).toHaveLength(2);
  for (let step = 0; step < 3; step++) press('Next');
  press('Finish');
  expect(await screen.findByRole('dialog', { name: /^Congratulations/ })).toBeTruthy();
});

it('tells the own way with Bitcoin, or the marked demo', async () => {
  await arrive(true);
  openTab('Bitcoin journey');
  expect(await screen.findByText(/100(\.0)?% of your Bitcoin/)).toBeTruthy();
  expect(screen.queryByText(/journey of the demo ledger/)).toBeNull();
});

it('marks the demo where nothing is there', async () => {
  await arrive(false);
  openTab('Bitcoin journey');
  expect(await screen.findByText(/journey of the demo ledger/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(10);
});

it('starts the tour from the beginning', async () => {
  await arrive(false);
  settings.set('onboarding', { ...settings.get('onboarding'), tourStarted: true, tourCompleted: true });
  press('Start the welcome tour');
  expect(tour.view.get()).toEqual({ kind: 'shown', step: 'welcome' });
});
