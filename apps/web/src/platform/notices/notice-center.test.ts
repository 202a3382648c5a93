import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translate } from '../i18n/strings.ts';
import { browserEnvironment } from './environment.ts';
import { type FailureReason, failure } from './failure.ts';
import { NoticeCenter } from './notice-center.ts';
import { watchConnection } from './notices.ts';
import { noticeStrings } from './strings.ts';

let center: NoticeCenter;
const kinds = () => center.shown.get().map((notice) => notice.content.kind);

beforeEach(() => {
  vi.useFakeTimers();
  center = new NoticeCenter(browserEnvironment);
});
afterEach(() => void vi.useRealTimers());

describe('lifetimes', () => {
  it.each([
    ['a retryable failure', () => center.fail(failure('server')), 8_000],
    ['a final failure', () => center.fail(failure('not-found')), 5_000],
    ['a success', () => center.success('Saved'), 3_000],
    ['a success with a way back', () => center.done('Deleted', undefined, { label: 'Undo', run: vi.fn() }), 8_000],
    ['an information', () => center.info('Note', 'More'), 5_000],
  ])('%s goes by itself', (_name, show, lifetimeMs) => {
    show();
    vi.advanceTimersByTime(lifetimeMs - 1);
    expect(center.shown.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(center.shown.get()).toHaveLength(0);
  });

  it('stands still while held and starts afresh when released', () => {
    const id = center.success('Saved');
    vi.advanceTimersByTime(2_000);
    center.hold(id);
    vi.advanceTimersByTime(60_000);
    expect(center.shown.get()).toHaveLength(1);
    center.release(id);
    vi.advanceTimersByTime(2_999);
    expect(center.shown.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(center.shown.get()).toHaveLength(0);
  });

  it('goes when dismissed, and tells its subscribers', () => {
    const listener = vi.fn();
    const unsubscribe = center.shown.subscribe(listener);
    const id = center.fail(failure('unknown'));
    center.dismiss(id);
    center.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    center.success('x');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('retry button', () => {
  it('is there only when there is something to retry', () => {
    center.fail(failure('server'));
    center.fail(failure('server'), () => undefined);
    expect(center.shown.get().map((notice) => notice.retry !== undefined)).toEqual([false, true]);
  });

  it('waits out the rest of the 5 seconds a failing server is left alone, counting down', () => {
    const retry = vi.fn();
    center.fail(failure('server'), retry);
    vi.advanceTimersByTime(2_000);
    center.shown.get()[0]?.retry?.();
    expect(retry).not.toHaveBeenCalled();
    expect(center.shown.get()[0]?.content).toMatchObject({ kind: 'waiting', secondsLeft: 3 });
    vi.advanceTimersByTime(1_000);
    expect(center.shown.get()[0]?.content).toMatchObject({ secondsLeft: 2 });
    vi.advanceTimersByTime(2_000);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(center.shown.get()).toHaveLength(0);
  });

  it('retries at once when the rest is over, and when the wait itself is cut short', () => {
    const late = vi.fn();
    center.fail(failure('server'), late);
    vi.advanceTimersByTime(5_000);
    center.shown.get()[0]?.retry?.();
    expect(late).toHaveBeenCalledTimes(1);

    const impatient = vi.fn();
    center.fail(failure('rate-limit'), impatient);
    center.shown.get()[0]?.retry?.();
    center.shown.get()[0]?.retry?.();
    vi.advanceTimersByTime(60_000);
    expect(impatient).toHaveBeenCalledTimes(1);
  });
});

describe('waiting out a rate limit', () => {
  it('counts the seconds down, cannot be held up, and goes when the wait is over', () => {
    const over = center.watchWait({ failure: failure('rate-limit'), untilMs: Date.now() + 30_000, skip: vi.fn() });
    expect(center.shown.get()[0]?.content).toMatchObject({ secondsLeft: 30 });
    center.hold(center.shown.get()[0]?.id ?? 0);
    center.release(center.shown.get()[0]?.id ?? 0);
    vi.advanceTimersByTime(6_000);
    expect(center.shown.get()[0]?.content).toMatchObject({ secondsLeft: 24 });
    over();
    expect(center.shown.get()).toHaveLength(0);
    vi.advanceTimersByTime(60_000);
    expect(center.shown.get()).toHaveLength(0);
  });

  it('hands the button through to whoever waits', () => {
    const skip = vi.fn();
    center.watchWait({ failure: failure('rate-limit'), untilMs: Date.now() + 30_000, skip });
    center.shown.get()[0]?.retry?.();
    expect(skip).toHaveBeenCalledTimes(1);
    expect(center.shown.get()).toHaveLength(0);
  });
});

describe('connection', () => {
  it('shows one notice for the latest state and stops listening when told', () => {
    const browser = new EventTarget();
    const stop = watchConnection(center, browser);
    browser.dispatchEvent(new Event('offline'));
    expect(center.shown.get()[0]?.content).toEqual({ kind: 'connection', online: false });
    browser.dispatchEvent(new Event('online'));
    expect(center.shown.get().map((notice) => notice.content)).toEqual([{ kind: 'connection', online: true }]);
    vi.advanceTimersByTime(3_000);
    stop();
    browser.dispatchEvent(new Event('offline'));
    expect(kinds()).toEqual([]);
  });
});

describe('texts of the error catalogue', () => {
  it.each<[FailureReason, string]>([
    ['offline', 'Keine Internetverbindung verfügbar'],
    ['rate-limit', 'Zu viele Anfragen'],
    ['server', 'Server-Fehler'],
    ['not-found', 'Daten nicht gefunden'],
    ['timeout', 'Zeitüberschreitung'],
    ['invalid-address', 'Ungültige Wallet-Adresse'],
    ['unknown', 'Unbekannter Fehler'],
  ])('%s', (reason, german) => {
    expect(translate(noticeStrings, 'de', `${reason}.title`)).toBe(german);
  });

  it('count in the right form', () => {
    expect(translate(noticeStrings, 'de', 'countdown', { count: 1 })).toBe('Nächster Versuch in 1 Sekunde.');
    expect(translate(noticeStrings, 'en', 'countdown', { count: 24 })).toBe('Next attempt in 24 seconds.');
  });
});
