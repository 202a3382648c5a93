import { describe, expect, it } from 'vitest';
import { offeredCommands, offeredScreens, searchWords, sectionWords } from './palette-model.ts';

const current = { locale: 'de', theme: 'system', userMode: 'klaus', hideAmounts: false } as const;

describe('palette', () => {
  it('offers screens in the order of the navigation, developer screens only in dev mode', () => {
    const screens = offeredScreens({ devMode: false });
    expect(screens[0]).toBe('dashboard');
    expect(screens).toContain('imprint');
    expect(screens).not.toContain('tests');
    expect(screens).not.toContain('paymentSuccess');
    expect(offeredScreens({ devMode: true })).toContain('uiCatalogue');
  });

  it('finds a screen by either language and by address', () => {
    expect(searchWords('taxIntelligence')).toEqual(['Steuer-Radar', 'Tax radar', '/tax-intelligence']);
    expect(searchWords('landing')).toContain('Startseite');
  });

  it('finds a section of the settings by its name, by the word for settings and by address', () => {
    expect(sectionWords('billing')).toEqual([
      'Abo und Rechnungen',
      'Billing',
      '/settings/billing',
      'Einstellungen',
      'Settings',
    ]);
    expect(offeredScreens({ devMode: false })).not.toContain('settingsSection');
  });

  it('offers only changes', () => {
    const labels = offeredCommands(current, { available: false, active: false }).map(({ label }) => label);
    expect(labels).toEqual(['language.en', 'theme.light', 'theme.dark', 'mode.expert', 'amounts.hide']);
  });

  it('offers the dev toggle only where developers work', () => {
    const last = (dev: { available: boolean; active: boolean }) => offeredCommands(current, dev).at(-1)?.label;
    expect(last({ available: true, active: false })).toBe('dev.on');
    expect(last({ available: true, active: true })).toBe('dev.off');
    expect(last({ available: false, active: true })).toBe('amounts.hide');
  });
});
