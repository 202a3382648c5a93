import { afterEach, expect, test, vi } from 'vitest';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
  else Object.defineProperty(globalThis, 'localStorage', before);
  vi.resetModules();
});

/** A browser that blocks all site data throws at the first look, before any value is read. */
test('whatever keeps something comes up where the browser denies even a look at its storage', async () => {
  vi.resetModules();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const [{ settings }, { noticeSettings }, { journeyLog }] = await Promise.all([
    import('./settings.ts'),
    import('../../areas/settings/notifications/notice-settings.ts'),
    import('../analytics/journey-log.ts'),
  ]);
  settings.set('hideKlaus', true);
  expect(settings.get('hideKlaus')).toBe(true);
  expect(noticeSettings.get('free')).toBe(true);
  expect(journeyLog.get()).toEqual([]);
});
