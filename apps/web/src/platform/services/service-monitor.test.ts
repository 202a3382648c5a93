import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment, type NetworkEnvironment } from '../notices/environment.ts';
import { ServiceMonitor, type ServiceState, type ServiceStatus, summarize } from './service-monitor.ts';

const HEALTHY = JSON.stringify({ status: 'ok', version: '1.2.3', devMode: false });

/** Each address answers after its delay; an address not listed cannot be reached. */
function monitorOver(answers: Readonly<Record<string, { afterMs: number; body: string; status?: number }>>) {
  const asked: string[] = [];
  const environment: NetworkEnvironment = {
    ...browserEnvironment,
    isOnline: () => true,
    fetch: async (url) => {
      asked.push(url);
      const answer = answers[url];
      if (!answer) throw new TypeError('Failed to fetch');
      await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
      return new Response(answer.body, { status: answer.status ?? 200 });
    },
  };
  const monitor = new ServiceMonitor(environment, {
    prices: () => 'https://prices.test/',
    explorer: () => 'https://chain.test/',
  });
  const states = () => monitor.statuses.get().map((status) => status.state);
  return { monitor, asked, states };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('ServiceMonitor', () => {
  it('measures the response time and remembers the last success', async () => {
    const { monitor } = monitorOver({ '/api/health': { afterMs: 42, body: HEALTHY } });
    const done = monitor.check('server');
    expect(monitor.statuses.get()[0]).toMatchObject({ checking: true, state: 'unchecked', responseMs: null });
    await vi.advanceTimersByTimeAsync(42);
    await done;
    expect(monitor.statuses.get()[0]).toEqual({
      id: 'server',
      state: 'connected',
      checking: false,
      responseMs: 42,
      lastSuccessAt: 1_000_042,
      failure: null,
    });
  });

  it('tells slow, refusing and failing services apart and keeps the last success of a failing one', async () => {
    const answers: Record<string, { afterMs: number; body: string; status?: number }> = {
      '/api/health': { afterMs: 10, body: HEALTHY },
      'https://prices.test/': { afterMs: 2_001, body: '{}' },
      'https://chain.test/': { afterMs: 1, body: 'slow down', status: 429 },
    };
    const { monitor, states } = monitorOver(answers);
    let done = monitor.checkAll();
    await vi.advanceTimersByTimeAsync(3_000);
    await done;
    expect(states()).toEqual(['connected', 'warning', 'warning']);
    delete answers['/api/health'];
    done = monitor.check('server');
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(monitor.statuses.get()[0]).toMatchObject({ state: 'error', responseMs: null, lastSuccessAt: 1_000_010 });
  });

  it('does not take a web page or an empty answer for a service', async () => {
    const { monitor, states } = monitorOver({
      '/api/health': { afterMs: 0, body: '<!doctype html>' },
      'https://prices.test/': { afterMs: 0, body: ' ' },
    });
    const done = monitor.checkAll(['server', 'prices']);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(states()).toEqual(['error', 'error', 'unchecked']);
  });

  it('asks nobody but our own server by itself, unless regular checks are on', async () => {
    const { monitor, asked } = monitorOver({ '/api/health': { afterMs: 0, body: HEALTHY } });
    let allowed = false;
    const stop = monitor.start(() => allowed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['/api/health', '/api/health']);
    allowed = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.slice(2)).toEqual(['/api/health', 'https://prices.test/', 'https://chain.test/']);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(5);
  });

  it('does not ask twice at the same time', async () => {
    const { monitor, asked } = monitorOver({ '/api/health': { afterMs: 5, body: HEALTHY } });
    const both = Promise.all([monitor.check('server'), monitor.check('server')]);
    await vi.advanceTimersByTimeAsync(5);
    await both;
    expect(asked).toHaveLength(1);
  });
});

describe('summarize', () => {
  const of = (...states: ServiceState[]) => summarize(states.map((state) => ({ state }) as ServiceStatus));

  it.each([
    [of('unchecked', 'unchecked', 'unchecked'), { connected: 0, asked: 0, state: 'unchecked' }],
    [of('connected', 'unchecked', 'unchecked'), { connected: 1, asked: 1, state: 'connected' }],
    [of('connected', 'connected', 'connected'), { connected: 3, asked: 3, state: 'connected' }],
    [of('connected', 'warning', 'connected'), { connected: 3, asked: 3, state: 'warning' }],
    [of('connected', 'error', 'unchecked'), { connected: 1, asked: 2, state: 'warning' }],
    [of('error', 'error', 'unchecked'), { connected: 0, asked: 2, state: 'error' }],
  ])('%o', (summary, expected) => {
    expect(summary).toEqual(expected);
  });
});
