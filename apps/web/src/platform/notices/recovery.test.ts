import { err, ok, type Result } from '@cryptax/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment, type NetworkEnvironment } from './environment.ts';
import { type Failure, failure } from './failure.ts';
import { connectionReturned, recover } from './recovery.ts';

/** Answers in order; the last one repeats. Notes at which second each attempt was made. */
function scripted(...answers: Result<string, Failure>[]) {
  const startedAt = Date.now();
  const attemptsAt: number[] = [];
  const attempt = async () => {
    attemptsAt.push((Date.now() - startedAt) / 1_000);
    return answers[Math.min(attemptsAt.length, answers.length) - 1] ?? ok('unused');
  };
  return { attempt, attemptsAt };
}

const environment: NetworkEnvironment = { ...browserEnvironment, isOnline: () => true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('recover', () => {
  it('does not repeat a success or a failure that cannot be repaired by waiting', async () => {
    for (const answer of [ok('done'), err(failure('not-found')), err(failure('invalid-address'))]) {
      const { attempt, attemptsAt } = scripted(answer);
      expect(await recover(attempt, { environment })).toEqual(answer);
      expect(attemptsAt).toEqual([0]);
    }
  });

  it('tries a server error again after 1, 2 and 4 seconds and then gives up', async () => {
    const { attempt, attemptsAt } = scripted(err(failure('server', { status: 503 })));
    const outcome = recover(attempt, { environment });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toEqual(err(failure('server', { status: 503 })));
    expect(attemptsAt).toEqual([0, 1, 3, 7]);
  });

  it('stops repeating as soon as the server answers, or answers differently', async () => {
    const second = scripted(err(failure('server')), ok('here'));
    const gone = scripted(err(failure('server')), err(failure('not-found')));
    const outcomes = Promise.all([recover(second.attempt, { environment }), recover(gone.attempt, { environment })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcomes).toEqual([ok('here'), err(failure('not-found'))]);
    expect(second.attemptsAt).toEqual([0, 1]);
    expect(gone.attemptsAt).toEqual([0, 1]);
  });

  it('waits 30 seconds for a rate limit and tries once', async () => {
    const { attempt, attemptsAt } = scripted(err(failure('rate-limit')));
    const onWait = vi.fn(() => () => undefined);
    const outcome = recover(attempt, { environment, onWait });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(attemptsAt).toEqual([0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toEqual(err(failure('rate-limit')));
    expect(attemptsAt).toEqual([0, 30]);
    expect(onWait).toHaveBeenCalledTimes(1);
  });

  it('lets the watcher cut the wait for a rate limit short, and tells it when the wait is over', async () => {
    const { attempt, attemptsAt } = scripted(err(failure('rate-limit')), ok('now'));
    const over = vi.fn();
    const outcome = recover(attempt, {
      environment,
      onWait: ({ skip }) => {
        environment.after(4_000, skip);
        return over;
      },
    });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await outcome).toEqual(ok('now'));
    expect(attemptsAt).toEqual([0, 4]);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('tries a timeout once after 3 seconds and a chain query once after 5', async () => {
    const slow = scripted(err(failure('timeout')));
    const chain = scripted(err(failure('chain')), ok('block'));
    const outcomes = Promise.all([recover(slow.attempt, { environment }), recover(chain.attempt, { environment })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcomes).toEqual([err(failure('timeout')), ok('block')]);
    expect(slow.attemptsAt).toEqual([0, 3]);
    expect(chain.attemptsAt).toEqual([0, 5]);
  });

  it('awaits the connection, asking every 2 seconds, and tries again when it is back', async () => {
    let online = false;
    const { attempt, attemptsAt } = scripted(err(failure('offline')), ok('back'));
    const outcome = recover(attempt, { environment: { ...environment, isOnline: () => online } });
    await vi.advanceTimersByTimeAsync(7_000);
    online = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toEqual(ok('back'));
    expect(attemptsAt).toEqual([0, 8]);
  });

  it('gives up on the connection after 60 seconds without another attempt', async () => {
    const { attempt, attemptsAt } = scripted(err(failure('offline')));
    const settled = vi.fn();
    const outcome = recover(attempt, { environment: { ...environment, isOnline: () => false } });
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(err(failure('offline')));
    expect(attemptsAt).toEqual([0]);
  });

  it('ends every kind of wait when the caller gives up', async () => {
    for (const reason of ['server', 'rate-limit', 'timeout', 'offline'] as const) {
      const giveUp = new AbortController();
      const outcome = recover(scripted(err(failure(reason))).attempt, {
        environment: { ...environment, isOnline: () => false },
        signal: giveUp.signal,
      });
      const rejected = expect(outcome).rejects.toThrow('left the screen');
      await vi.advanceTimersByTimeAsync(500);
      giveUp.abort(new Error('left the screen'));
      await rejected;
    }
  });

  it('answers at once when the connection is there', async () => {
    expect(await connectionReturned({ environment })).toBe(true);
  });
});
