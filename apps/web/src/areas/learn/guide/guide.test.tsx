import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { SCREEN_IDS } from '../../../platform/navigation/paths.ts';
import { SETTINGS_SECTIONS } from '../../../platform/navigation/settings-sections.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { setViewport, visit } from '../../../testing/visit.tsx';
import { loadGuide } from '../help/load-guide.ts';
import { screenHelp } from './screen-help.ts';

test('every screen of the table has its own help in both languages', () => {
  expect(Object.keys(screenHelp.table).sort()).toEqual([...SCREEN_IDS].sort());
  for (const locale of ['de', 'en'] as const) {
    const texts = SCREEN_IDS.map((id) => screenHelp.table[id][locale]);
    expect(texts.filter((text) => text.length < 30)).toEqual([]);
    expect(new Set(texts).size).toBe(SCREEN_IDS.length);
  }
});

test('the screens that articles speak of are in the table', async () => {
  const { articles } = await loadGuide('de');
  const names = [...articles.values()].flatMap(({ screens }) => screens);
  const known = new Set<string>([...SCREEN_IDS, ...SETTINGS_SECTIONS.map((section) => `settings/${section}`)]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

describe('the guide', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  beforeEach(async () => {
    setViewport(1440, 900);
    settings.set('locale', 'en');
    await Promise.all([import('../../../app/late-parts.tsx'), import('./guide-drawer.tsx'), loadGuide('en')]);
  });
  afterEach(() => {
    localStorage.clear();
    settings.changedElsewhere(null);
  });

  it('speaks about the open screen, finds an article by keys alone, and gives the focus back', async () => {
    const user = userEvent.setup();
    const router = await visit('/settings');
    const button = await screen.findByRole('button', { name: 'Open help' });
    // The part that listens comes with the place for notices, after the first screen.
    await screen.findByRole('region', { name: 'Notices' });
    button.focus();
    await user.keyboard('{F1}');
    const help = await dialog('Settings');
    expect(help.textContent).toContain('Every change takes effect at once.');
    const field = await within(help).findByRole('combobox');
    expect(document.activeElement).toBe(field);
    await user.keyboard('duplicte');
    const options = await within(help).findAllByRole('option');
    expect(options[0]?.textContent).toContain('Two entries are alike');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect((await dialog('Two entries are alike')).textContent).toContain('Keep both');
    expect(router.state.location.search).toEqual({ help: 'possible-duplicate' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({});
    expect(document.activeElement).toBe(button);
  });

  it('opens an article by its address, leads to its screens and to other articles', async () => {
    const router = await visit('/agb?help=losses');
    const help = await dialog('Losses');
    expect(within(help).getByRole('link', { name: 'Tax-loss harvesting' }).getAttribute('href')).toBe(
      '/tax-loss-harvesting',
    );
    await userEvent.click(within(help).getByRole('button', { name: 'Back to help' }));
    const home = await dialog('Terms of service');
    await userEvent.click(await within(home).findByRole('option', { name: /^Airdrops/ }));
    await userEvent.click(within(await dialog('Airdrops')).getByRole('link', { name: 'assumption' }));
    await dialog('Assumptions: what the law leaves open');
    expect(router.state.location.pathname).toBe('/agb');
  });

  it('explains a term and leads to it in the glossary; an unknown name opens the start', async () => {
    const router = await visit('/klaus-journey?help=term.staking');
    const term = await dialog('Staking');
    await userEvent.click(within(term).getByRole('link', { name: 'All terms in the glossary' }));
    expect(await screen.findByRole('tab', { name: 'Glossary', selected: true })).toBeTruthy();
    expect(router.state.location.hash).toBe('term-staking');
    await act(() => router.navigate({ to: '/klaus-journey', search: { help: 'no-such-thing' } }));
    await dialog('Klaus explains');
  });
});
