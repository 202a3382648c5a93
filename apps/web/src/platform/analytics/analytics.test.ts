import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.ts';
import { exampleJourney } from './example-journey.ts';
import { journeyLog } from './journey-log.ts';
import { metricsOf } from './journey-metrics.ts';
import { addEvent, type JourneySession, MAX_EVENTS, MAX_SESSIONS, readSessions } from './journey-model.ts';
import { track } from './track.ts';
import { type Watched, watchJourney } from './watch-journey.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  journeyLog.clear();
  settings.clear('journeyAnalytics');
});

const types = (sessions: readonly JourneySession[]) => sessions.at(-1)?.events.map(({ type }) => type) ?? [];

/** A router of two values: the screen that is open, and who wants to know. */
function fakeRouter() {
  let listener: () => void = () => undefined;
  const state = { matches: [{ fullPath: '/' }], location: { search: {} as Record<string, unknown> } };
  const router = {
    state,
    subscribe: (_: string, next: () => void) => {
      listener = next;
      return () => {
        listener = () => undefined;
      };
    },
  } as unknown as Watched['router'];
  const go = async (path: string, search: Record<string, unknown> = {}) => {
    state.matches = [{ fullPath: path }];
    state.location = { search };
    listener();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { router, go };
}

const pageOf = (visibilityState: 'visible' | 'hidden') => ({
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  visibilityState,
});

test('nothing is remembered while it is off, which it is unless chosen', async () => {
  expect(settings.get('journeyAnalytics')).toBe(false);
  track('import-done');
  await vi.advanceTimersByTimeAsync(10);
  expect(journeyLog.get()).toEqual([]);
});

test('screens, reading times and help become events and stages, and no request is made', async () => {
  const calls = vi.fn();
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) vi.stubGlobal(name, calls);
  vi.stubGlobal('navigator', { sendBeacon: calls });
  settings.set('journeyAnalytics', true);
  const { router, go } = fakeRouter();
  const stop = watchJourney({ router, page: pageOf('visible') });
  await vi.advanceTimersByTimeAsync(10_000);
  await go('/pricing');
  await vi.advanceTimersByTimeAsync(2_999);
  await go('/smart-import');
  track('import-done');
  await go('/klaus-tax', { help: 'here' });
  await vi.advanceTimersByTimeAsync(30_000);
  stop();
  await go('/portfolio');
  expect(types(journeyLog.get())).toEqual([
    'session-started',
    'screen-opened',
    'landing-read',
    // Three seconds on the prices were not full, so they were seen, not understood.
    'stage-changed',
    'screen-opened',
    'screen-opened',
    'stage-changed',
    'import-done',
    'stage-changed',
    'screen-opened',
    'help-opened',
    'feature-used',
    'stage-changed',
  ]);
  const [session] = journeyLog.get();
  expect(session).toMatchObject({ currentStage: 'satisfaction', completed: true });
  expect(session?.events.find(({ stage }) => stage === 'decision')).toMatchObject({ timeFromStart: 12_999 });
  expect(calls).not.toHaveBeenCalled();
});

test('a hidden tab is not read', async () => {
  settings.set('journeyAnalytics', true);
  const { router } = fakeRouter();
  const stop = watchJourney({ router, page: pageOf('hidden') });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(types(journeyLog.get())).toEqual(['session-started', 'screen-opened']);
});

test('a screen that was read is not read again by looking away and back', async () => {
  settings.set('journeyAnalytics', true);
  const { router } = fakeRouter();
  const page = pageOf('visible');
  const stop = watchJourney({ router, page });
  await vi.advanceTimersByTimeAsync(10_000);
  const look = page.addEventListener.mock.calls[0]?.[1] as () => void;
  look();
  await vi.advanceTimersByTimeAsync(10_000);
  stop();
  expect(types(journeyLog.get()).filter((type) => type === 'landing-read')).toHaveLength(1);
});

test('metrics come from events alone', () => {
  expect(metricsOf([]).map(({ value }) => value)).toEqual([null, null, null, null, null]);
  const reader = [0, 12_000, 90_000].reduce<readonly JourneySession[]>(
    (sessions, now, index) =>
      addEvent(sessions, {
        now,
        type: index === 1 ? 'landing-read' : 'screen-opened',
        path: index === 2 ? '/smart-import' : '/',
      }),
    [],
  );
  // A second visit, an hour later, that only sees the landing page and the prices.
  const both = [
    { now: 4_000_000, type: 'screen-opened', path: '/' },
    { now: 4_001_000, type: 'screen-opened', path: '/pricing' },
    { now: 4_005_000, type: 'pricing-understood', path: '/pricing' },
  ].reduce<readonly JourneySession[]>((sessions, step) => addEvent(sessions, step as never), reader);
  expect(both).toHaveLength(2);
  expect(metricsOf(both)).toEqual([
    { id: 'conversionRate', value: 0, verdict: 'low' },
    // Only the first decided, after 90 s.
    { id: 'understandingTime', value: 90, verdict: 'good' },
    { id: 'engagementDepth', value: 0, verdict: 'low' },
    { id: 'testimonialResonance', value: 50, verdict: 'low' },
    { id: 'pricingClarity', value: 100, verdict: 'good' },
  ]);
});

test('what is kept is bounded, and what was not written by us is not read', () => {
  let sessions: readonly JourneySession[] = [];
  for (let n = 0; n < 300; n++)
    sessions = addEvent(sessions, { now: n * 1_000, type: 'screen-opened', path: '/reports' });
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.events).toHaveLength(MAX_EVENTS);
  expect(sessions[0]?.events[0]?.type).toBe('session-started');
  for (let day = 1; day < 40; day++) sessions = addEvent(sessions, { now: day * 86_400_000, type: 'report-made' });
  expect(sessions).toHaveLength(MAX_SESSIONS);
  expect(readSessions(JSON.parse(JSON.stringify(sessions)))).toEqual(sessions);
  for (const bad of [{}, [{}], [{ ...sessions[0], currentStage: 'bliss' }], [{ ...sessions[0], events: [1] }]]) {
    expect(readSessions(bad)).toBeUndefined();
  }
});

test('the example reaches every stage and is stored nowhere', () => {
  const [session] = exampleJourney(0);
  expect(new Set(session?.events.map(({ stage }) => stage)).size).toBe(5);
  expect(journeyLog.get()).toEqual([]);
});
