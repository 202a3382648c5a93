import { err, ok } from '@cryptax/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment, type NetworkEnvironment } from './environment.ts';
import { failure, failureOfError, failureOfResponse } from './failure.ts';
import { request } from './request.ts';

const text = (response: Response) => response.text();

function environmentWith(answer: (init: RequestInit) => Promise<Response>): NetworkEnvironment {
  return { ...browserEnvironment, isOnline: () => true, fetch: vi.fn((_url, init) => answer(init)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('request', () => {
  it('reads the answer', async () => {
    const environment = environmentWith(async () => new Response('hello'));
    expect(await request('/x', text, { environment, headers: { Accept: 'text/plain' } })).toEqual(ok('hello'));
    expect(environment.fetch).toHaveBeenCalledWith('/x', expect.objectContaining({ method: 'GET' }));
  });

  it('turns an answer it cannot read into a failure instead of a value', async () => {
    const environment = environmentWith(async () => new Response('<html>'));
    const outcome = await request('/x', (response) => response.json() as Promise<unknown>, { environment });
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'API_ERROR', reason: 'unreadable', retryable: false } });
  });

  it('ends a request, also a half-read one, at its time limit and tries once more after 3 seconds', async () => {
    const silent = environmentWith(
      (init) => new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const outcome = request('/slow', text, { environment: silent, timeoutMs: 5_000 });
    await vi.advanceTimersByTimeAsync(5_000 + 3_000 + 5_000);
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'TIMEOUT_ERROR', retryDelayMs: 3_000 } });
    expect(silent.fetch).toHaveBeenCalledTimes(2);

    const stalled = environmentWith(async () => new Response('head only'));
    const neverRead = () =>
      new Promise<string>((_, reject) => setTimeout(() => reject(new TypeError('aborted')), 5_001));
    const reading = request('/stalled', neverRead, { environment: stalled, timeoutMs: 5_000, repeatable: false });
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await reading).toMatchObject({ ok: false, error: { reason: 'timeout' } });
  });

  it('never repeats a request that changes something, unless told that it may', async () => {
    const failing = environmentWith(async () => new Response('', { status: 503 }));
    expect(await request('/x', text, { environment: failing, method: 'POST', body: '{}' })).toMatchObject({
      ok: false,
    });
    expect(failing.fetch).toHaveBeenCalledTimes(1);
    const allowed = request('/x', text, { environment: failing, method: 'PUT', body: '{}', repeatable: true });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await allowed).toEqual(err(failure('server', { status: 503 })));
    expect(failing.fetch).toHaveBeenCalledTimes(5);
  });

  it("rejects with the caller's own reason when the caller gives up", async () => {
    const giveUp = new AbortController();
    const environment = environmentWith(
      (init) => new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const outcome = request('/x', text, { environment, signal: giveUp.signal });
    const rejected = expect(outcome).rejects.toThrow('closed');
    giveUp.abort(new Error('closed'));
    await rejected;
    await expect(request('/x', text, { environment, signal: giveUp.signal })).rejects.toThrow('closed');
    expect(environment.fetch).toHaveBeenCalledTimes(1);
  });
});

describe('classification', () => {
  it.each([
    [429, 'RATE_LIMIT_ERROR', 'rate-limit', true, 30_000],
    [500, 'API_ERROR', 'server', true, 5_000],
    [503, 'API_ERROR', 'server', true, 5_000],
    [404, 'API_ERROR', 'not-found', false, 0],
    [403, 'API_ERROR', 'refused', false, 0],
  ])('HTTP %i', (status, kind, reason, retryable, retryDelayMs) => {
    expect(failureOfResponse(new Response('', { status }))).toEqual({ kind, reason, retryable, retryDelayMs, status });
  });

  it('respects a longer rest the service asks for, and keeps ours when it asks for less or nonsense', () => {
    const limited = (retryAfter: string) =>
      failureOfResponse(new Response('', { status: 429, headers: { 'Retry-After': retryAfter } })).retryDelayMs;
    expect(limited('90')).toBe(90_000);
    expect(limited('5')).toBe(30_000);
    expect(limited('soon')).toBe(30_000);
  });

  it('tells offline, timeout, connection and unknown errors apart', () => {
    const broken = new TypeError('Failed to fetch');
    expect(failureOfError(broken, false)).toMatchObject({ kind: 'NETWORK_ERROR', reason: 'offline', retryable: true });
    expect(failureOfError(broken, true)).toMatchObject({ kind: 'NETWORK_ERROR', reason: 'unreachable' });
    expect(failureOfError(new DOMException('', 'TimeoutError'), true)).toMatchObject({ kind: 'TIMEOUT_ERROR' });
    expect(failureOfError(new Error('?'), true)).toMatchObject({ kind: 'UNKNOWN_ERROR', retryable: false });
  });
});
