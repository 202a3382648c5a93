import { describe, expect, it, vi } from 'vitest';
import { ErrorReports } from './error-report.ts';

class Rejection extends Event {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('unhandledrejection');
    this.reason = reason;
  }
}

function watched() {
  const reports = new ErrorReports();
  const page = new EventTarget();
  return { reports, page, stop: reports.watch(page) };
}

describe('ErrorReports', () => {
  it('keeps the latest uncaught error until it is closed', () => {
    const { reports, page } = watched();
    const listener = vi.fn();
    reports.latest.subscribe(listener);
    page.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far'), message: 'too far' }));
    expect(reports.latest.get()).toEqual({ detail: 'RangeError: too far' });
    page.dispatchEvent(new Rejection('plain text'));
    expect(reports.latest.get()).toEqual({ detail: 'plain text' });
    page.dispatchEvent(new Rejection({ odd: true }));
    expect(reports.latest.get()).toEqual({ detail: 'Unknown error' });
    reports.close();
    expect(reports.latest.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('ignores what is no error: failed images, given-up requests, layout observers', () => {
    const { reports, page } = watched();
    page.dispatchEvent(new Event('error'));
    page.dispatchEvent(new Rejection(new DOMException('gone', 'AbortError')));
    page.dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    );
    expect(reports.latest.get()).toBeNull();
  });

  it('stops when told', () => {
    const { reports, page, stop } = watched();
    stop();
    page.dispatchEvent(new Rejection('late'));
    expect(reports.latest.get()).toBeNull();
  });
});
