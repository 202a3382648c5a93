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
  await Promise.all([import('./tour/tour-guide.tsx'), import('./tour/tour-column.tsx')]);
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
const key = async (name: string) => {
  fireEvent.keyDown(document.activeElement as Element, { key: name });
  await pass(0);
};
const guide = () => screen.getByRole('region', { name: 'Tour guide' });
const toggle = (name: RegExp) => screen.getByRole('button', { name, expanded: true });

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
  // In case no guide was there to answer.
  tour.takeCall();
});

describe('the first appearance', () => {
  it('is the small guide once there is an own file, said in words too; nothing unfolds unasked', async () => {
    await arrive(12);
    await pass(0);
    expect(within(guide()).getByRole('status').textContent).toBe('1 of 4 steps completed');
    expect(screen.getByRole('button', { name: /Understand DeFi/, expanded: false })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^The welcome tour is ready/).getAttribute('aria-live')).toBe('polite');
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
    screen.getByRole('link', { name: 'Settings' }).focus();
    await begin();
  });

  it('shows the way in three steps at the place of the guide, and takes the focus there', async () => {
    const way = within(guide()).getByRole('list', { name: 'The way to the report' });
    expect(within(way).getAllByRole('listitem')).toHaveLength(3);
    expect(document.activeElement).toBe(toggle(/Welcome to Cryptax/));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The page beside it is in use: a click there is no answer.
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    await pass(1000);
    expect(toggle(/Welcome to Cryptax/)).toBeTruthy();
  });

  it('can be skipped for good, and gives the focus back to what called it', async () => {
    await press('Skip the tour');
    expect(screen.queryByRole('region', { name: 'Tour guide' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Settings' }));
    expect(settings.get('onboarding')).toMatchObject({ tourStarted: true, tourCompleted: true });
    await pass(60_000);
    expect(screen.queryByRole('region', { name: 'Tour guide' })).toBeNull();
    await begin();
    expect(toggle(/Welcome to Cryptax/)).toBeTruthy();
    expect(settings.get('onboarding').tourStarted).toBe(false);
  });

  it('asks for the mode and leads through all steps to the end', async () => {
    await press('Start the tour');
    expect(toggle(/How would you like to work/)).toBeTruthy();
    await press(/^Expert mode/);
    expect(settings.get('userMode')).toBe('expert');
    expect(toggle(/Step 1 of 4.*Import your data/)).toBeTruthy();
    expect(screen.getByText('0 of 4 steps completed')).toBeTruthy();
    for (const done of [1, 2, 3]) {
      await press('Mark as done');
      expect(screen.getByText(`${done} of 4 steps completed`)).toBeTruthy();
    }
    expect(settings.get('onboarding').tourCompleted).toBe(false);
    await press('Mark as done');
    expect(settings.get('onboarding').tourCompleted).toBe(true);
    expect(toggle(/Tour completed/)).toBeTruthy();
    expect(screen.getByText(/less than ten minutes/)).toBeTruthy();
    await press('Finish');
    expect(screen.queryByRole('region', { name: 'Tour guide' })).toBeNull();
  });

  it('can be folded before it is answered, and goes on where it was', async () => {
    await press('Start the tour');
    await key('Escape');
    expect(tour.view.get()).toEqual({ kind: 'minimized', step: 'mode' });
    await press(/How would you like to work/);
    expect(screen.getByRole('button', { name: /^Guided/ })).toBeTruthy();
  });
});

describe('the small guide', () => {
  beforeEach(async () => {
    await arrive();
    await begin();
    await press('Start the tour');
    await press(/^Guided/);
  });

  it('stands in for the tour on the way to a step, and unfolds again', async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Go to import' }));
    await pass(0);
    expect(screen.queryByRole('link', { name: 'Go to import' })).toBeNull();
    expect(within(guide()).getByRole('status').textContent).toBe('0 of 4 steps completed');
    await press('Mark as done');
    expect(within(guide()).getByRole('status').textContent).toBe('1 of 4 steps completed');
    await press(/Understand DeFi/);
    expect(screen.getByRole('link', { name: 'Go to the DeFi analysis' })).toBeTruthy();
  });

  it('folds by its button and by Esc, which leaves the focus on the button', async () => {
    const button = toggle(/Import your data/);
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toContain('Go to import');
    screen.getByRole('link', { name: 'Go to import' }).focus();
    await key('Escape');
    expect(tour.view.get()).toEqual({ kind: 'minimized', step: 'import_data' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await press(/Import your data/);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await press(/Step 1 of 4.*Import your data/);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('is where the tour was left after a reload, and gone once closed', async () => {
    await act(async () => tour.minimize('export_taxes'));
    expect(new Tour(() => new Date()).view.get()).toEqual({ kind: 'minimized', step: 'export_taxes' });
    await press('Close the tour');
    expect(screen.queryByRole('region', { name: 'Tour guide' })).toBeNull();
    expect(new Tour(() => new Date()).view.get()).toEqual({ kind: 'hidden' });
    expect(summaryOf(settings.get('onboarding')).currentStep).toBe('import_data');
  });
});

describe('in its other places', () => {
  it('is a column beside a navigation of icons, with the focus in it and back', async () => {
    setViewport(1000, 800);
    await arrive(12);
    await pass(0);
    const button = screen.getByRole('button', { name: 'Tour 1/4: Understand DeFi', expanded: false });
    button.focus();
    await press('Tour 1/4: Understand DeFi');
    expect(button.getAttribute('aria-controls')).toBe(guide().id);
    expect(document.activeElement?.textContent).toContain('Understand DeFi');
    expect(guide().contains(document.activeElement)).toBe(true);
    // The navigation keeps its place: the column is no part of it.
    expect(screen.getByRole('navigation', { name: 'Main navigation' }).contains(guide())).toBe(false);
    await key('Escape');
    expect(screen.queryByRole('region', { name: 'Tour guide' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('opens above the bar of a phone, in the flow of the page', async () => {
    setViewport(390, 844);
    await arrive(12);
    await pass(0);
    await press(/Step 2 of 4/);
    expect(screen.getByRole('link', { name: 'Go to the DeFi analysis' })).toBeTruthy();
    expect(document.documentElement.dataset.tourOpen).toBe('');
    await press(/Step 2 of 4/);
    expect(document.documentElement.dataset.tourOpen).toBeUndefined();
  });
});

it('a step is done by the facts themselves', async () => {
  await arrive(12);
  await pass(0);
  expect(screen.getByText('1 of 4 steps completed')).toBeTruthy();
  await act(async () => settings.set('reportDownloaded', true));
  expect(screen.getByText('2 of 4 steps completed')).toBeTruthy();
});
