/** Checks that only the page can make: its router, its storage, its time to load, the server behind it. */
import type { AnyRouter } from '@tanstack/react-router';
import { allows, checkLimit } from '../../../platform/plan/plan.ts';
import { serviceMonitor } from '../../../platform/services/services.ts';
import { settings } from '../../../platform/settings/settings.ts';
import type { CheckOutcome } from '../self-test-types.ts';
import type { PageCheckId } from './suites.data.ts';

export interface PageParts {
  readonly router: AnyRouter;
  readonly storage: Pick<Storage, 'setItem' | 'getItem' | 'removeItem'>;
  readonly fetch: typeof fetch;
  readonly performance: Performance & { readonly memory?: { readonly usedJSHeapSize: number } };
}

/** Specified: a page stands within two seconds, and takes less than 50 MB. */
const LOAD_MS = 2_000;
const MEMORY_BYTES = 50 * 1024 * 1024;
const PROBE_KEY = 'cryptax-self-test';
const REACH_TIMEOUT_MS = 5_000;
const SCREENS = ['/multi-exchange', '/portfolio', '/transactions', '/klaus-tax', '/reports', '/settings'];

export async function runPageCheck(id: PageCheckId, parts: PageParts): Promise<CheckOutcome> {
  return CHECKS[id](parts);
}

const CHECKS: Readonly<Record<PageCheckId, (parts: PageParts) => Promise<CheckOutcome> | CheckOutcome>> = {
  router: ({ router }) => {
    const paths = Object.keys(router.routesByPath ?? {});
    const lost = paths.find((path) => routeOf(router, path) === undefined);
    return lost === undefined && paths.length > 0 ? passed(paths.length) : failed('route', 'screen', lost ?? 'nothing');
  },
  'local-storage': ({ storage }) => {
    storage.setItem(PROBE_KEY, 'probe');
    const found = storage.getItem(PROBE_KEY);
    storage.removeItem(PROBE_KEY);
    const left = storage.getItem(PROBE_KEY);
    if (found !== 'probe') return failed(PROBE_KEY, 'probe', String(found));
    return left === null ? passed(1) : failed(PROBE_KEY, 'gone', left);
  },
  'live-apis': async () => {
    // Outside services are asked only if the user lets the app do so by itself.
    const isAllowed = settings.get('liveChecks');
    await serviceMonitor.checkAll(isAllowed ? undefined : ['server']);
    const asked = serviceMonitor.statuses.get().filter(({ state }) => state !== 'unchecked');
    const down = asked.find(({ state }) => state === 'error');
    return down === undefined ? passed(asked.length) : failed(down.id, 'connected', down.failure?.reason ?? 'error');
  },
  memory: ({ performance: { memory } }) => {
    if (memory === undefined) return { status: 'warning', note: 'not-told' };
    return memory.usedJSHeapSize < MEMORY_BYTES ? passed(1) : { status: 'warning', note: 'heavy' };
  },
  'page-load': ({ performance: clock }) => {
    const [navigation] = clock.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation === undefined || navigation.loadEventEnd === 0) return { status: 'warning', note: 'not-told' };
    return navigation.loadEventEnd < LOAD_MS ? passed(1) : { status: 'warning', note: 'slow' };
  },
  'reach-app': async ({ fetch: ask }) => {
    const answer = await ask('/multi-exchange', { signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
    return answer.ok ? passed(1) : failed('/multi-exchange', 'HTTP 200', `HTTP ${answer.status}`);
  },
  'screens-load': async (parts) => {
    for (const path of SCREENS) {
      const outcome = await opens(path)(parts);
      if (outcome.status !== 'passed') return outcome;
    }
    return passed(SCREENS.length);
  },
  'open-smart-import': opens('/smart-import'),
  'open-multi-exchange': opens('/multi-exchange'),
  'open-portfolio': opens('/portfolio'),
  'open-import': opens('/import'),
  'open-tests': opens('/tests'),
  'plan-transactions': () => {
    const wanted = (events: number, newEvents: number) =>
      checkLimit('free', { known: { events, sources: ['A'] }, newEvents, newSources: [] }).kind;
    return sameAs(['allowed', 'transactions', 'transactions'], [wanted(99, 1), wanted(99, 2), wanted(100, 1)]);
  },
  'plan-sources': () => {
    const verdict = (plan: 'free' | 'premium', sources: readonly string[]) =>
      checkLimit(plan, { known: { events: 1, sources }, newEvents: 1, newSources: ['B'] }).kind;
    return sameAs(
      ['allowed', 'sources', 'allowed'],
      [verdict('free', []), verdict('free', ['A']), verdict('premium', ['A'])],
    );
  },
  'plan-rights': () => {
    const open = (['free', 'premium', 'pro'] as const).map(
      (plan) =>
        (['comparison', 'what-if', 'optimiser', 'harvesting'] as const).filter((feature) => allows(plan, feature))
          .length,
    );
    // Specification 6: the comparison from premium on, the other three with pro alone.
    return sameAs(['0', '1', '4'], open.map(String));
  },
};

/** The screen exists and its code can be loaded; nobody is taken there. */
function opens(path: string): (parts: PageParts) => Promise<CheckOutcome> {
  return async ({ router }) => {
    const route = routeOf(router, path);
    if (route === undefined) return failed(path, 'screen', 'nothing');
    await router.loadRouteChunk(route);
    return passed(1);
  };
}

function routeOf(router: AnyRouter, path: string) {
  const [, , found] = router.getMatchedRoutes(path);
  return found;
}

function sameAs(expected: readonly string[], found: readonly string[]): CheckOutcome {
  const wrong = expected.findIndex((value, index) => value !== found[index]);
  return wrong < 0 ? passed(expected.length) : failed(String(wrong + 1), expected[wrong] ?? '', found[wrong] ?? '');
}

function passed(checked: number): CheckOutcome {
  return { status: 'passed', checked };
}

function failed(where: string, expected: string, found: string): CheckOutcome {
  return { status: 'failed', where, expected, found };
}
