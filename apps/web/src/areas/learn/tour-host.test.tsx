import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../platform/ledger/ledger-client.ts';
import type { LedgerState } from '../../platform/ledger/ledger-state.ts';
import { settings } from '../../platform/settings/settings.ts';
import { setViewport, visit } from '../../testing/visit.tsx';
import { summaryOf } from './onboarding/tour-progress.ts';
import { Tour, tour } from './tour.ts';

/** A ledger that only tells how many events the user has. */
function ledgerWith(ownEvents: number): LedgerApi {
  const counts = {
    events: ownEvents,
    imports: 0,
    files: 0,
    connections: 0,
    byHand: 0,
    wallets: 0,
    assets: 0,
    sources: 0,
    review: 0,
  };
  const kind = ownEvents === 0 ? 'empty' : 'ready';
  const state: LedgerState = {
    kind,
    book: 'own',
    isDemo: false,
    revision: 1,
    counts,
    isImporting: false,
    ownEvents,
    hasDemo: false,
  };
  const subscribe: LedgerApi['subscribe'] = async (listener) => listener(state);
  const answer = () => new Promise(() => {});
  return new Proxy({} as LedgerApi, { get: (_, name) => (name === 'subscribe' ? subscribe : answer) });
}

/** The app at a screen of the shell, ready for a clock that only moves when told. */
async function arrive(ownEvents = 0): Promise<void> {
  await Promise.all([import('./tour/tour-stage.tsx'), import('./tour/tour-guide.tsx')]);
  await visit('/settings', { ledger: clientOf(ledgerWith(ownEvents)), isNew: true });
  await screen.findByRole('heading', { level: 1 });
  // The host of the tour comes with the late parts of the shell.
  await act(() => vi.dynamicImportSettled());
  await act(async () => settings.set('storageChoiceMade', true));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-01-05T09:00:00Z') });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
/** As the button in the settings does. */
const begin = () => act(async () => tour.restart());

beforeEach(() => {
  setViewport(1440, 900);
  settings.set('locale', 'en');
});

afterEach(() => {
  // Before the tour is hidden: a shell that still stands would bring it back.
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  settings.changedElsewhere(null);
  tour.view.set({ kind: 'hidden' });
});

describe('the first appearance', () => {
  it('is the small guide once there is an own file; nothing opens over the work', async () => {
    await arrive(12);
    await pass(0);
    const guide = screen.getByRole('region', { name: 'Tour guide' });
    expect(within(guide).getByRole('status').textContent).toBe('1 of 4 steps completed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not come without data, however long one looks around', async () => {
    await arrive();
    await pass(60_000);
    expect(tour.view.get().kind).toBe('hidden');
  });

  it('does not come where the welcome is completed', async () => {
    settings.set('welcomeCompleted', true);
    await arrive(12);
    await pass(60_000);
    expect(tour.view.get().kind).toBe('hidden');
  });
});

describe('the greeting', () => {
  beforeEach(async () => {
    await arrive();
    await begin();
  });

  it('shows the way in three steps and stays when the page beside it is clicked', async () => {
    expect(within(screen.getByRole('list', { name: 'The way to the report' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    await pass(1000);
    expect(screen.getByRole('dialog', { name: 'Welcome to Cryptax' })).toBeTruthy();
  });

  it('can be skipped for good', async () => {
    await press('Skip the tour');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(settings.get('onboarding')).toMatchObject({ tourStarted: true, tourCompleted: true });
    await pass(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await begin();
    expect(screen.getByRole('dialog', { name: 'Welcome to Cryptax' })).toBeTruthy();
    expect(settings.get('onboarding').tourStarted).toBe(false);
  });

  it('asks for the mode and leads through all steps to the end', async () => {
    await press('Start the tour');
    expect(screen.getByRole('dialog', { name: 'How would you like to work?' })).toBeTruthy();
    await press(/^Expert mode/);
    expect(settings.get('userMode')).toBe('expert');
    expect(screen.getByRole('dialog', { name: 'Import your data' })).toBeTruthy();
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    expect(screen.getByText('0 of 4 steps completed')).toBeTruthy();
    for (const done of [1, 2, 3]) {
      await press('Mark as done');
      expect(screen.getByText(`${done} of 4 steps completed`)).toBeTruthy();
    }
    expect(settings.get('onboarding').tourCompleted).toBe(false);
    await press('Mark as done');
    expect(settings.get('onboarding').tourCompleted).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Tour completed' })).toBeTruthy();
    expect(screen.getByText(/less than ten minutes/)).toBeTruthy();
    await press('Finish');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the small guide', () => {
  beforeEach(async () => {
    await arrive();
    await begin();
    await press('Start the tour');
    await press(/^Guided/);
  });

  it('stands in for the tour on the way to a step, and opens it again', async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Go to import' }));
    await pass(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    const guide = screen.getByRole('region', { name: 'Tour guide' });
    expect(within(guide).getByRole('status').textContent).toBe('0 of 4 steps completed');
    await press('Mark as done');
    expect(within(guide).getByRole('status').textContent).toBe('1 of 4 steps completed');
    await press('Open the tour: Understand DeFi');
    expect(screen.getByRole('dialog', { name: 'Understand DeFi' })).toBeTruthy();
  });

  it('is where the tour was left after a reload, and gone once closed', async () => {
    await act(async () => tour.minimize('export_taxes'));
    expect(new Tour(() => new Date()).view.get()).toEqual({ kind: 'minimized', step: 'export_taxes' });
    await press('Close the tour');
    expect(screen.queryByRole('region', { name: 'Tour guide' })).toBeNull();
    expect(new Tour(() => new Date()).view.get()).toEqual({ kind: 'hidden' });
    expect(summaryOf(settings.get('onboarding')).currentStep).toBe('import_data');
  });

  it('is closed by a click beside the dialog', async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    await pass(0);
    expect(tour.view.get()).toEqual({ kind: 'closed' });
  });
});

it('a step is done by the facts themselves', async () => {
  await arrive(12);
  await pass(0);
  expect(screen.getByText('1 of 4 steps completed')).toBeTruthy();
  await act(async () => settings.set('reportDownloaded', true));
  expect(screen.getByText('2 of 4 steps completed')).toBeTruthy();
});
