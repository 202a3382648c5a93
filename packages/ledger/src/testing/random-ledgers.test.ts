import { addYears, type Day, isZero } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LedgerEngine } from '../engine/ledger-engine.ts';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { quantityBalance } from '../proof/quantity-balance.ts';
import { DEFAULT_SETTINGS, type MatchSettings, METHODS } from '../settings.ts';
import type { DisposalView } from '../views.ts';
import { arbitraryDeepLedger, arbitraryLedger, arbitrarySettings } from './arbitrary-ledger.ts';
import { referenceResult } from './reference-views.ts';

const lastTaxableDay = (day: Day): Day => addYears(day, 1);
/** What the two engines must find alike; the fast one has further remarks. */
const COMMON_ISSUES = ['missing-value', 'missing-acquisition', 'unknown-lot', 'named-lots-short', 'fork-without-lots'];

function engineWith(events: readonly LedgerEvent[], settings: MatchSettings): LedgerEngine {
  const engine = new LedgerEngine(settings, lastTaxableDay);
  engine.load(events);
  return engine;
}

/** Everything both engines publish; lists without an order of their own are sorted. */
function published(engine: LedgerEngine) {
  return {
    disposals: engine.disposals().map(unnamedCause),
    pending: engine
      .pending()
      .filter(({ part }) => part !== 'income')
      .map(({ eventId, part }) => `${eventId} ${part}`),
    income: engine.income(),
    years: engine.years(),
    holdings: sorted(engine.holdings()),
    openLots: sorted(engine.openLots()),
    issues: sorted(
      engine
        .issues()
        .filter(({ code }) => COMMON_ISSUES.includes(code))
        .map(({ code, source, params }) => ({ code, eventId: source.eventId, missing: params.missing ?? '0' })),
    ),
  };
}

function expected(events: readonly LedgerEvent[], settings: MatchSettings) {
  const result = referenceResult(events, settings, lastTaxableDay);
  const { holdings, openLots, issues } = result;
  return { ...result, holdings: sorted(holdings), openLots: sorted(openLots), issues: sorted(issues) };
}

/** The engines agree on what is provisional; which of several open events is named is the fast one's choice. */
function unnamedCause(disposal: DisposalView): DisposalView {
  return disposal.provisionalBy === undefined ? disposal : { ...disposal, provisionalBy: 'some event' };
}

/** All the fast engine says, for comparing it with itself. */
function everything(engine: LedgerEngine) {
  const views = { derivatives: engine.derivatives(), movements: engine.movements(), remarks: engine.issues() };
  return { ...published(engine), ...views };
}

function sorted<T>(list: readonly T[]): readonly T[] {
  return [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** `CRYPTAX_RANDOM_RUNS=50` makes the search fifty times longer. */
function runs(count: number): { numRuns: number } {
  return { numRuns: count * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') };
}

/** Seconds are enough; a busy machine or a longer search may take minutes. */
const PATIENCE = { timeout: 600_000 };

describe('random ledgers', PATIENCE, () => {
  test('the fast engine publishes what the reference computes in exact fractions', () => {
    fc.assert(
      fc.property(arbitraryLedger(40), arbitrarySettings, (events, settings) => {
        expect(published(engineWith(events, settings))).toEqual(expected(events, settings));
      }),
      runs(60),
    );
  });

  test('the same with few pools of many lots', () => {
    fc.assert(
      fc.property(arbitraryDeepLedger(120), arbitrarySettings, (events, settings) => {
        expect(published(engineWith(events, settings))).toEqual(expected(events, settings));
      }),
      runs(15),
    );
  });

  test.each(METHODS)('small round numbers meet in exact half cents, and %s rounds them alike', (method) => {
    const step = fc.record({
      buys: fc.boolean(),
      amount: fc.constantFrom('0.5', '1', '1.5', '2', '2.5', '3', '4', '5', '6', '7'),
      valueEur: fc.constantFrom('0.005', '0.01', '0.02', '0.03', '0.05', '0.07', '0.10', '1.00'),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 14 }), (steps) => {
        const events = steps.map(({ buys, amount, valueEur }, index): LedgerEvent => {
          const base = { id: `e${index}`, at: `2024-01-${String(index + 10)}T10:00:00Z`, wallet: 'A', valueEur };
          const leg = { asset: 'BTC', amount };
          return buys || index === 0 ? { ...base, kind: 'buy', in: leg } : { ...base, kind: 'sell', out: leg };
        });
        const settings = { ...DEFAULT_SETTINGS, method };
        expect(published(engineWith(events, settings))).toEqual(expected(events, settings));
      }),
      runs(25),
    );
  });

  test('every coin is accounted for in its wallet: what came in is sold, spent, paid, given, lost or held', () => {
    fc.assert(
      fc.property(arbitraryLedger(40), arbitrarySettings, (events, settings) => {
        const engine = engineWith(events, settings);
        expect(quantityBalance(events, settings, engine).filter(({ rest }) => !isZero(rest))).toEqual([]);
      }),
      runs(30),
    );
  });

  test('appending in pieces gives the result of loading the whole', () => {
    const cuts = fc.array(fc.nat({ max: 40 }), { maxLength: 3 });
    fc.assert(
      fc.property(arbitraryLedger(40), arbitrarySettings, cuts, (events, settings, places) => {
        const bounds = [...places.map((place) => Math.min(place, events.length)), events.length].sort((a, b) => a - b);
        const engine = engineWith(events.slice(0, bounds[0]), settings);
        bounds.slice(1).forEach((end, i) => {
          engine.append(events.slice(bounds[i], end));
          engine.disposals();
        });
        expect(everything(engine)).toEqual(everything(engineWith(events, settings)));
      }),
      runs(25),
    );
  });

  test('changing and removing events gives the result of the changed ledger', () => {
    fc.assert(
      fc.property(
        arbitraryLedger(30),
        arbitraryLedger(40),
        arbitrarySettings,
        fc.array(fc.nat({ max: 3 }), { minLength: 40, maxLength: 40 }),
        (before, other, settings, choice) => {
          const chosen = (wanted: number) => (_: LedgerEvent, index: number) => choice[index] === wanted;
          const upsert = other.filter(chosen(0));
          const remove = before
            .filter(chosen(1))
            .map(({ id }) => id)
            .filter((id) => !upsert.some((event) => event.id === id));
          const engine = engineWith(before, settings);
          engine.replace({ upsert, remove });
          const replaced = before
            .filter(({ id }) => !remove.includes(id))
            .map((event) => upsert.find(({ id }) => id === event.id) ?? event);
          const added = upsert.filter(({ id }) => !before.some((event) => event.id === id));
          expect(everything(engine)).toEqual(everything(engineWith([...replaced, ...added], settings)));
        },
      ),
      runs(25),
    );
  });

  test('events that go and come back in their old place leave no trace', () => {
    fc.assert(
      fc.property(
        arbitraryLedger(30).map(crowded),
        arbitrarySettings,
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        (events, settings, isGone) => {
          const gone = events.filter((_, index) => isGone[index]);
          const engine = engineWith(events, settings);
          engine.replace({ remove: gone.map(({ id }) => id) });
          engine.replace({ upsert: gone, order: events.map(({ id }) => id) });
          expect(everything(engine)).toEqual(everything(engineWith(events, settings)));
        },
      ),
      runs(25),
    );
  });

  test('the trace of an event is its share of the views of the whole ledger', () => {
    fc.assert(
      fc.property(arbitraryLedger(40), arbitrarySettings, (events, settings) => {
        const engine = engineWith(events, settings);
        const disposals = engine.disposals();
        for (const { id } of events) {
          const uses = disposals.filter(
            ({ eventId, lots }) => eventId !== id && lots.some(({ chain }) => chain.includes(id)),
          );
          expect(engine.traceOf(id)).toEqual({
            disposals: disposals.filter(({ eventId }) => eventId === id),
            movements: engine.movements().filter(({ eventId }) => eventId === id),
            openLots: engine.openLots().filter(({ chain }) => chain[0] === id),
            usedBy: [...new Set(uses.map(({ eventId }) => eventId))],
          });
          expect(engine.disposalsOf(id)).toEqual(engine.traceOf(id).disposals);
          const parts = engine.disposalsOf(id).flatMap(({ lots }) => lots.map(({ taxFree }) => taxFree));
          const [hasFree, hasTaxable] = [parts.includes(true), parts.includes(false)];
          expect(engine.disposalTaxOf(id)).toBe(
            hasFree && hasTaxable ? 'partly-free' : hasFree ? 'free' : hasTaxable ? 'taxable' : undefined,
          );
        }
      }),
      runs(30),
    );
  });
});

/** Many events in the same second, so that the order in the ledger decides. */
function crowded(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return events.map((event) => ({ ...event, at: `${event.at.slice(0, 8)}01T00:00:00Z` }));
}
