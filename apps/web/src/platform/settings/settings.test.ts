import { describe, expect, it, vi } from 'vitest';
import { NO_PROGRESS, readOnboardingProgress } from './onboarding-progress.ts';
import { browserLocale, settings } from './settings.ts';
import { createSettings, flag, httpsAddress, instant, json, oneOf, wholeNumber } from './settings-store.ts';

const TABLE = {
  theme: oneOf('t-theme', ['system', 'dark'], () => 'system'),
  hidden: flag('t-hidden', false),
  year: wholeNumber('t-year', 2009, 2100),
  synced: instant('t-synced'),
  endpoint: httpsAddress('t-endpoint', 'https://example.org/'),
  list: json('t-list', (value) => (Array.isArray(value) ? value.length : undefined), 0),
} as const;

class MemoryStorage implements Storage {
  readonly values = new Map<string, string>();
  readonly length = 0;
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
  key = () => null;
}

describe('settings store', () => {
  it('falls back for each value it does not accept and never throws', () => {
    const storage = new MemoryStorage();
    for (const [key, bad] of [
      ['t-theme', 'neon'],
      ['t-hidden', '1'],
      ['t-year', '1999'],
      ['t-synced', 'yesterday'],
      ['t-endpoint', 'javascript:alert(1)'],
      ['t-list', '{broken'],
    ] as const) {
      storage.setItem(key, bad);
    }
    const store = createSettings(TABLE, storage);
    expect([store.get('theme'), store.get('hidden'), store.get('year'), store.get('synced')]).toEqual([
      'system',
      false,
      null,
      null,
    ]);
    expect(store.get('endpoint')).toBe('https://example.org/');
    expect(store.get('list')).toBe(0);
  });

  it('keeps accepted values for the next start under their own keys', () => {
    const storage = new MemoryStorage();
    const first = createSettings(TABLE, storage);
    first.set('theme', 'dark');
    first.set('year', 2024);
    first.set('synced', '2026-01-02T03:04:05.000Z');
    expect(storage.values.get('t-theme')).toBe('dark');
    const second = createSettings(TABLE, storage);
    expect([second.get('theme'), second.get('year'), second.get('synced')]).toEqual([
      'dark',
      2024,
      '2026-01-02T03:04:05.000Z',
    ]);
    second.set('year', null);
    second.clear('theme');
    expect(storage.values.has('t-year')).toBe(false);
    expect(second.get('theme')).toBe('system');
  });

  it('takes over a change from another tab', () => {
    const storage = new MemoryStorage();
    const store = createSettings(TABLE, storage);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    expect(store.get('theme')).toBe('system');
    storage.setItem('t-theme', 'dark');
    store.changedElsewhere('t-theme');
    expect(store.get('theme')).toBe('dark');
    storage.clear();
    store.changedElsewhere(null);
    expect(store.get('theme')).toBe('system');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.set('theme', 'dark');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('goes on in memory where storage is denied', () => {
    const denied = new MemoryStorage();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(denied, { getItem: refuse, setItem: refuse, removeItem: refuse });
    for (const store of [createSettings(TABLE, denied), createSettings(TABLE, null)]) {
      expect(store.get('hidden')).toBe(false);
      store.set('hidden', true);
      expect(store.get('hidden')).toBe(true);
      store.clear('hidden');
      expect(store.get('hidden')).toBe(false);
    }
  });

  it("hears the browser's own storage event", () => {
    localStorage.setItem('cryptax-theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cryptax-theme' }));
    expect(settings.get('theme')).toBe('dark');
    settings.clear('theme');
  });
});

describe('browser language', () => {
  it('is taken if German or English, else English', () => {
    expect(browserLocale(['de-AT', 'en'])).toBe('de');
    expect(browserLocale(['en-GB'])).toBe('en');
    expect(browserLocale(['fr-FR', 'de'])).toBe('en');
    expect(browserLocale([])).toBe('en');
  });
});

describe('onboarding progress', () => {
  it('accepts what it wrote and refuses anything half-written', () => {
    expect(readOnboardingProgress(JSON.parse(JSON.stringify(NO_PROGRESS)))).toEqual(NO_PROGRESS);
    for (const bad of [
      null,
      { ...NO_PROGRESS, steps: undefined },
      { ...NO_PROGRESS, isFirstTime: 'yes' },
      { ...NO_PROGRESS, startTime: 'soon' },
      { ...NO_PROGRESS, steps: [{ id: 'unknown', completed: true, completedAt: null }] },
      { ...NO_PROGRESS, steps: [{ id: 'welcome', completed: 1, completedAt: null }] },
    ]) {
      expect(readOnboardingProgress(bad)).toBeUndefined();
    }
  });
});
