import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type CheckState, reportText, runChecks, tallyOf } from '../run-checks.ts';
import type { CheckOutcome } from '../self-test-types.ts';
import { type PageParts, runPageCheck } from './page-checks.ts';
import { type CheckId, checksOf, SUITES } from './suites.data.ts';

afterEach(() => vi.unstubAllGlobals());

const PASSED: CheckOutcome = { status: 'passed', checked: 3 };

test('runs one after the other, counts an exception as a failure, and stops when nobody wants to know', async () => {
  let clock = 0;
  const seen: string[] = [];
  const states = await runChecks(['router', 'memory', 'conservation', 'page-load'], {
    run: async (id) => {
      clock += 10;
      if (id === 'memory') throw new Error('no memory');
      return PASSED;
    },
    onState: ({ id, status }) => seen.push(`${id} ${status}`),
    now: () => clock,
    pause: async () => undefined,
    isWanted: () => seen.length < 5,
  });
  expect(seen).toEqual([
    'router running',
    'router passed',
    'memory running',
    'memory failed',
    'conservation running',
    'conservation passed',
  ]);
  expect(states[1]).toEqual({
    id: 'memory',
    status: 'failed',
    durationMs: 10,
    outcome: { status: 'failed', where: 'exception', expected: 'no exception', found: 'no memory' },
  });
  const byId = new Map(states.map((state) => [state.id, state]));
  expect(tallyOf(['router', 'memory', 'conservation', 'page-load'], byId)).toEqual({
    passed: 2,
    failed: 1,
    warning: 0,
    total: 4,
  });
});

test('the suites have the specified sizes', () => {
  expect(checksOf(SUITES.appTest)).toHaveLength(6);
  expect(checksOf(SUITES.auto)).toHaveLength(15);
  expect(checksOf(SUITES.klaus3)).toHaveLength(24);
  for (const suite of Object.values(SUITES)) expect(new Set(checksOf(suite)).size).toBe(checksOf(suite).length);
});

function page(changes: Partial<PageParts> = {}): PageParts {
  const kept = new Map<string, string>();
  const router = {
    routesByPath: { '/': {}, '/portfolio': {} },
    getMatchedRoutes: (path: string) => [[], {}, path === '/lost' ? undefined : {}],
    loadRouteChunk: async () => undefined,
  } as unknown as AnyRouter;
  return {
    router,
    storage: {
      setItem: (key, value) => void kept.set(key, value),
      getItem: (key) => kept.get(key) ?? null,
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async () => new Response('', { status: 200 }),
    performance: { getEntriesByType: () => [{ loadEventEnd: 900 }] } as unknown as Performance,
    ...changes,
  };
}

test('checks of the page pass where all is well and fail where it is not', async () => {
  const ids = ['router', 'local-storage', 'page-load', 'reach-app', 'open-portfolio'] as const;
  for (const id of ids) expect((await runPageCheck(id, page())).status, id).toBe('passed');
  for (const id of ['plan-transactions', 'plan-sources', 'plan-rights'] as const)
    expect((await runPageCheck(id, page())).status, id).toBe('passed');
  const lost = { routesByPath: { '/lost': {} }, getMatchedRoutes: () => [[], {}, undefined] } as unknown as AnyRouter;
  expect(await runPageCheck('router', page({ router: lost }))).toMatchObject({ status: 'failed', found: '/lost' });
  expect(await runPageCheck('open-portfolio', page({ router: lost }))).toMatchObject({ status: 'failed' });
  const forgetful = { setItem: () => undefined, getItem: () => null, removeItem: () => undefined };
  expect(await runPageCheck('local-storage', page({ storage: forgetful }))).toMatchObject({ status: 'failed' });
  const down = async () => new Response('', { status: 503 });
  expect(await runPageCheck('reach-app', page({ fetch: down }))).toMatchObject({ found: 'HTTP 503' });
  const slow = { getEntriesByType: () => [{ loadEventEnd: 2_000 }], memory: { usedJSHeapSize: 60e6 } };
  const heavy = page({ performance: slow as unknown as Performance });
  expect(await runPageCheck('page-load', heavy)).toEqual({ status: 'warning', note: 'slow' });
  expect(await runPageCheck('memory', heavy)).toEqual({ status: 'warning', note: 'heavy' });
  expect(await runPageCheck('memory', page())).toEqual({ status: 'warning', note: 'not-told' });
});

test('the result as text tells checks, counts and versions, and nothing about the person', () => {
  const states: readonly CheckState[] = [
    { id: 'law-examples', status: 'passed', outcome: { status: 'passed', checked: 18 } },
    {
      id: 'conservation' satisfies CheckId,
      status: 'failed',
      outcome: { status: 'failed', where: 'Ledger BTC', expected: '1.5', found: '1.4' },
    },
    { id: 'storage-room', status: 'warning', outcome: { status: 'warning', note: 'nearly-full' } },
  ];
  const text = reportText({ states, locale: 'de', now: new Date('2026-11-15T12:00:00Z') });
  const lines = text.split('\n');
  expect(lines[0]).toBe('Cryptax Selbsttest');
  expect(lines[3]).toBe('3 von 3 geprüft, fehlgeschlagen: 1, Hinweise: 1');
  expect(lines.slice(5)).toEqual([
    '+ Rechenbeispiele des Regelwerks: bestanden (18 Vergleiche)',
    '! Jede Menge ist belegt: Zugang = Abgang + Bestand: fehlgeschlagen',
    '~ Speicherplatz und Schutz vor dem Löschen: Hinweis (mehr als 90\u00a0% des Platzes sind belegt)',
  ]);
  expect(text).not.toMatch(/BTC|\b1\.5|\b1\.4/);
  expect(reportText({ states, locale: 'en', now: new Date(0) })).toContain(
    '+ Worked examples of the rule book: passed',
  );
});
