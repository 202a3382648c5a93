import { add, type Decimal, dec, defined } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, type MatchSettings, METHODS, parseNotation } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { loadEngine } from '../compute/load-engine.ts';
import { type Answer, answersOf } from './answers.ts';
import { printed } from './bound.ts';
import { type Certainty, certaintyOf } from './certainty.ts';
import type { PointKind } from './meanings.data.ts';
import { openPoints } from './open-points.ts';
import { NO_PRICES, type PriceKnowledge } from './price-knowledge.ts';
import { type UnreadRowFacts, unreadRowFacts } from './unread-rows.ts';
import { everyWorld } from './worlds.ts';

/** `CRYPTAX_RANDOM_RUNS=50` makes the search fifty times longer. */
const RUNS = Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1');

/** A coin that is worth 100 EUR more with every month of 2024; before and after it stays. */
const PRICES: PriceKnowledge = {
  near: (_, at) => ({ low: priceOn(at), high: priceOn(at) }),
  highestUntil: () => dec('2000'),
};
function priceOn(at: string): Decimal {
  const month = at < '2024' ? 0 : at >= '2025' ? 12 : Number(at.slice(5, 7));
  return dec(String(600 + 100 * month));
}

function ledgerOf(text: string): readonly LedgerEvent[] {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const ask = (text: string, more: Partial<MatchSettings> = {}, prices = PRICES) =>
  certaintyOf({ events: ledgerOf(text), settings: { ...DEFAULT_SETTINGS, ...more }, unread: 0, prices });

describe('one open point', () => {
  test('nothing open: one point, complete', () => {
    const { years, tightness, questions } = ask(`
      2024-01-01 10:00 buy A 1 BTC for 700.00
      2024-06-01 10:00 sell A 1 BTC for 2200.00
    `);
    expect(years).toEqual({
      2024: {
        complete: true,
        privateSales: { low: '1500.00', high: '1500.00' },
        income: { low: '0.00', high: '0.00' },
      },
    });
    expect([tightness, questions]).toEqual(['exact', []]);
  });

  test('coins that left: sold at their value, or nothing at all', () => {
    const { years, tightness, questions } = ask(`
      2024-01-01 10:00 buy A 2 BTC for 1400.00
      2024-06-01 10:00 open out A 2 BTC
    `);
    expect(tightness).toBe('exact');
    // 2 at 1,200 for 1,400: a gain of 1,000, which reaches the limit.
    expect(years).toMatchObject({ 2024: { complete: false, privateSales: { low: '0.00', high: '1000.00' } } });
    expect(questions).toMatchObject([
      {
        id: 'outflow:e2',
        kind: 'outflow',
        eventIds: ['e2'],
        effect: '1000.00',
        years: { 2024: { low: '0.00', high: '1000.00' } },
      },
    ]);
  });

  test('the fee of coins that left is disposed of whatever they were', () => {
    const { years, tightness } = ask(`
      2022-01-01 10:00 buy A 2 BTC for 1400.00
      2024-01-01 10:00 buy A 1 BTC for 2200.00
      2024-06-01 10:00 open out A 2 BTC fee 0.1 BTC
    `);
    // The old lot left; the fee takes 0.1 of the new one, worth 120 for 220.
    expect([tightness, years['2024']?.privateSales]).toEqual(['exact', { low: '-100.00', high: '-100.00' }]);
  });

  test('below the limit whatever is answered: the year is done, and the question can stay', () => {
    const { years, questions } = ask(`
      2024-01-01 10:00 buy A 1 BTC for 700.00
      2024-06-01 10:00 open out A 1 BTC
    `);
    expect(years).toMatchObject({
      2024: { complete: true, belowLimits: true, privateSales: { low: '0.00', high: '500.00' } },
    });
    expect(questions).toMatchObject([{ effect: '0.00', without: true, years: {} }]);
  });

  test('coins that came: income, or coins of which a later sale uses any cost', () => {
    const { years } = ask(`
      2024-02-01 10:00 open in A 1 BTC
      2024-06-01 10:00 sell A 1 BTC for 1200.00
    `);
    // As income 800 and a gain of 400; as own coins between cost 2,000 and cost nothing, or free.
    expect(years).toMatchObject({
      2024: { privateSales: { low: '-800.00', high: '1200.00' }, income: { low: '0.00', high: '800.00' } },
    });
  });

  test('a sale without a price lies in the band of the days beside it', () => {
    const band: PriceKnowledge = {
      near: () => ({ low: dec('1900'), high: dec('2100') }),
      highestUntil: () => dec('3000'),
    };
    const text = `
      2024-01-01 10:00 buy A 1 BTC for 700.00
      2024-06-01 10:00 sell A 1 BTC
    `;
    expect(ask(text, {}, band).years).toMatchObject({ 2024: { privateSales: { low: '1200.00', high: '1400.00' } } });
    // Nobody knows any price: no upper end, and the lower one is a price of nothing.
    expect(ask(text, {}, NO_PRICES).years).toMatchObject({ 2024: { complete: false, privateSales: { high: null } } });
  });

  test('fees in money do not make a single missing purchase inexact, however many there are', () => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const trades = months.map((month) => `2024-${month}-03 10:00 buy A 1 ETH for 100.00 fee 1 EUR`);
    const { years, tightness } = ask(
      `${trades.join('\n')}\n2024-12-20 10:00 sell A 1 BTC for 500.00 fee 1 EUR`,
      {},
      NO_PRICES,
    );
    expect([tightness, years['2024']?.privateSales]).toEqual(['exact', { low: null, high: '499.00' }]);
  });

  test('nobody knows what coins of unknown origin cost: no lower end where it matters, an exact one where it does not', () => {
    const text = `
      2023-01-01 10:00 buy A 1 BTC for 500.00
      2023-03-01 10:00 sell A 1 BTC for 700.00
      2024-02-01 10:00 open in A 1 BTC
      2024-06-01 10:00 sell A 1 BTC for 1200.00
      2025-08-01 10:00 buy B 1 BTC for 1500.00
      2025-09-01 10:00 sell B 1 BTC for 1900.00
    `;
    const { years, tightness } = ask(text, {}, { ...PRICES, highestUntil: () => undefined });
    expect(tightness).toBe('exact');
    expect(years).toMatchObject({
      2023: { complete: true, privateSales: { low: '200.00', high: '200.00' } },
      2024: {
        complete: false,
        privateSales: { low: null, high: '1200.00' },
        income: { low: '0.00', high: '800.00' },
        slack: { privateSales: null, income: '0.00' },
      },
      2025: { complete: true, privateSales: { low: '400.00', high: '400.00' } },
    });
    // More than a year after they came they are free, whatever they cost.
    const later = ask(
      '2023-02-01 10:00 open in A 1 BTC\n2024-06-01 10:00 sell A 1 BTC for 1200.00',
      {},
      { ...PRICES, highestUntil: () => undefined },
    );
    expect(later.years['2024']?.privateSales).toEqual({ low: '0.00', high: '0.00' });
  });

  test('a missing acquisition that nobody can price has no lower end; sold short it counts when it is covered', () => {
    const { years, tightness } = ask(
      '2024-06-01 10:00 sell A 1 BTC for 1200.00\n2025-02-01 10:00 buy A 1 BTC for 900.00',
      {},
      { ...PRICES, highestUntil: () => undefined },
    );
    expect(tightness).toBe('exact');
    expect(years).toMatchObject({
      2024: { privateSales: { low: null, high: '1200.00' } },
      2025: { privateSales: { low: '0.00', high: '300.00' } },
    });
  });

  test('a missing acquisition: stated, free of cost, or sold short', () => {
    const { years } = ask('2024-06-01 10:00 sell A 1 BTC for 1200.00');
    expect(years).toMatchObject({ 2024: { privateSales: { low: '-800.00', high: '1200.00' } } });
  });

  test('an entry that may tell another one again: it counts, or not', () => {
    const events = ledgerOf(`
      2024-01-01 10:00 buy A 2 BTC for 1400.00
      2024-06-01 10:00 sell A 1 BTC for 1200.00
      2024-06-01 10:01 sell A 1 BTC for 1200.00
    `);
    const duplicates = [{ eventId: 'e3', otherId: 'e2' }];
    const input = { events, settings: DEFAULT_SETTINGS, unread: 0, duplicates, prices: PRICES };
    const { years, tightness, questions } = certaintyOf(input);
    expect([tightness, years['2024']?.privateSales]).toEqual(['exact', { low: '500.00', high: '1000.00' }]);
    expect(questions).toMatchObject([
      { id: 'duplicate:e3', eventIds: ['e3', 'e2'], answers: ['same', 'another'], effect: '500.00' },
    ]);
    // By the bound as well, within a cent for each disposal.
    const bound = certaintyOf(input, { onlyBound: true }).years['2024']?.privateSales;
    expect(Number(bound?.low)).toBeCloseTo(500, 0);
    expect(Number(bound?.high)).toBeCloseTo(1000, 0);
  });

  test('a purchase that may be counted twice leaves the second sale without a cost', () => {
    const events = ledgerOf(`
      2024-01-01 10:00 buy A 1 BTC for 700.00
      2024-01-01 10:01 buy A 1 BTC for 700.00
      2024-06-01 10:00 sell A 2 BTC for 2400.00
    `);
    const duplicates = [{ eventId: 'e2', otherId: 'e1' }];
    const input = { events, settings: DEFAULT_SETTINGS, unread: 0, duplicates, prices: PRICES };
    const { privateSales } = certaintyOf(input).years['2024'] ?? {};
    // Without it one coin is missing: it may have cost nothing, up to 2,000, or the sale has no result yet.
    expect(Number(privateSales?.low)).toBeLessThanOrEqual(2400 - 700 - 2000);
    expect(Number(privateSales?.high)).toBeGreaterThanOrEqual(2400 - 700);
  });

  test('a row that nobody could read bounds nothing', () => {
    const events = ledgerOf('2024-01-01 10:00 buy A 1 BTC for 700.00\n2024-05-01 10:00 sell A 1 BTC for 900.00');
    const { years, questions } = certaintyOf({ events, settings: DEFAULT_SETTINGS, unread: 1, prices: PRICES });
    expect(years).toMatchObject({ 2024: { complete: false, privateSales: { low: null, high: null } } });
    expect(questions).toMatchObject([{ kind: 'row', effect: null }]);
  });
});

describe('rows that nobody could read', () => {
  const events = ledgerOf(`
    2022-01-01 10:00 buy A 1 BTC for 700.00
    2022-05-01 10:00 sell A 0.5 BTC for 900.00
    2023-05-01 10:00 income staking A 1 BTC for 300.00
    2024-05-01 10:00 sell A 0.1 BTC for 900.00
  `);
  const ask = (unread: readonly UnreadRowFacts[], profile?: TaxProfile) =>
    certaintyOf({ events, settings: DEFAULT_SETTINGS, unread, prices: PRICES, ...defined({ profile }) });

  test('of a known year change nothing before it', () => {
    const { years, questions } = ask([{ year: 2023 }]);
    expect(years['2022']).toMatchObject({ complete: true, privateSales: { low: '550.00', high: '550.00' } });
    for (const year of ['2023', '2024']) {
      expect(years[year]).toMatchObject({ complete: false, privateSales: { low: null, high: null } });
    }
    expect(questions).toMatchObject([{ kind: 'row', effect: null }]);
  });

  test('that only tell an arrival can be income of their year, and nothing else', () => {
    const { years, questions } = ask([{ year: 2023, isArrival: true }]);
    expect(years['2023']).toMatchObject({
      privateSales: { low: '0.00', high: '0.00' },
      income: { low: '300.00', high: null },
    });
    expect([years['2022']?.complete, years['2024']?.complete]).toEqual([true, true]);
    expect(questions).toMatchObject([{ years: { 2023: { high: null } } }]);
    expect(years['2023']?.slack).toEqual({ privateSales: '0.00', income: null });
  });

  test('of known coins change only what is sold of these', () => {
    // 2023 sells nothing, 2024 sells bitcoin: a row about ether changes its own year and nothing after it.
    const ether = ask([unreadRowFacts({ year: '2023', coins: 'ETH EUR' })]).years;
    expect(ether['2023']).toMatchObject({ complete: false, privateSales: { low: null, high: null } });
    expect(ether['2024']).toMatchObject({ complete: true });
    const bitcoin = ask([unreadRowFacts({ year: '2023', coins: 'BTC' })]).years;
    expect(bitcoin['2024']).toMatchObject({
      privateSales: { low: null, high: null },
      income: { low: '0.00', high: '0.00' },
    });
    // Coins that came are no sale, coins that left are no income.
    const came = ask([unreadRowFacts({ year: '2023', coins: 'BTC', direction: 'in' })]).years;
    expect(came['2023']).toMatchObject({
      privateSales: { low: '0.00', high: '0.00' },
      income: { low: '300.00', high: null },
    });
    const left = ask([unreadRowFacts({ year: '2023', coins: 'BTC', direction: 'out' })]).years;
    expect(left['2023']).toMatchObject({ privateSales: { low: null }, income: { low: '300.00', high: '300.00' } });
  });

  test('with readable euro are income or proceeds of no more than these', () => {
    const came = ask([unreadRowFacts({ year: '2023', coins: 'ETH', direction: 'in', euro: '120.50' })]).years;
    expect(came['2023']?.income).toEqual({ low: '300.00', high: '420.50' });
    expect(came['2023']?.privateSales).toEqual({ low: '0.00', high: '0.00' });
    // A limit that it cannot reach: below 256 euro of income nothing is declared.
    const few = ask([unreadRowFacts({ year: '2024', coins: 'ETH', direction: 'in', euro: '120.50' })]).years;
    expect(few['2024']).toMatchObject({ complete: true, belowLimits: true });
    const left = ask([unreadRowFacts({ year: '2023', coins: 'ETH', direction: 'out', euro: '120.50' })]).years;
    expect(left['2023']?.privateSales).toEqual({ low: null, high: '120.50' });
    // What else is sold of the coin may have used other lots.
    const same = ask([unreadRowFacts({ year: '2024', coins: 'BTC', direction: 'out', euro: '120.50' })]).years;
    expect(same['2024']?.privateSales).toEqual({ low: null, high: null });
  });

  test('of an unknown year bound nothing', () => {
    expect(ask([{ year: 2023 }, {}]).years['2022']).toMatchObject({ complete: false, privateSales: { high: null } });
  });

  test('a loss without a bound leaves the tax of the year before and of those after it without one', () => {
    const reported = { taxableIncome: '50000' };
    const { years } = ask([{ year: 2023 }], { years: { '2022': reported, '2024': reported } });
    expect([years['2022']?.tax?.low, years['2022']?.tax?.high]).toEqual([null, '0.00']);
  });
});

test('the largest effect comes first, what changes nothing last', () => {
  const { questions } = ask(`
    2022-01-01 10:00 buy B 1 BTC for 100.00
    2024-01-01 10:00 buy A 20 BTC for 14000.00
    2024-06-01 10:00 open out A 1 BTC
    2024-06-02 10:00 open out A 9 BTC
    2024-06-03 10:00 open out B 1 BTC
    2024-06-04 10:00 open out A 4 BTC
  `);
  expect(questions.map(({ eventIds: [id], without }) => [id, without === true])).toEqual([
    ['e4', false],
    ['e6', false],
    ['e3', false],
    ['e5', true],
  ]);
});

/** Small random ledgers of one coin in two wallets, in order of time, over two and a half years. */
const step = fc.record({
  days: fc.integer({ min: 1, max: 200 }),
  kind: fc.constantFrom('buy', 'buy', 'sell', 'sell', 'open out', 'open in', 'move', 'income'),
  wallet: fc.constantFrom('A', 'B'),
  units: fc.integer({ min: 1, max: 9 }),
  unit: fc.integer({ min: 100, max: 1900 }),
  isPriced: fc.boolean(),
  hasFee: fc.boolean(),
});
const ledger = fc.array(step, { minLength: 2, maxLength: 7 }).map((steps) => {
  let day = Date.UTC(2023, 0, 1, 9);
  return steps
    .map(({ days, kind, wallet, units, unit, isPriced, hasFee }) => {
      day += days * 86_400_000;
      const at = new Date(day).toISOString().slice(0, 16).replace('T', ' ');
      const worth = isPriced || kind === 'buy' ? ` for ${units * unit}.00` : '';
      if (kind === 'move') return `${at} transfer ${wallet} to ${wallet === 'A' ? 'B' : 'A'} ${units} BTC`;
      if (kind.startsWith('open')) return `${at} ${kind} ${wallet} ${units} BTC${hasFee ? ' fee 0.1 BTC' : ''}`;
      if (kind === 'income') return `${at} income staking ${wallet} ${units} BTC${worth}`;
      return `${at} ${kind} ${wallet} ${units} BTC${worth}`;
    })
    .join('\n');
});

const settingsOf = fc.record({
  method: fc.constantFrom(...METHODS),
  scope: fc.constantFrom('wallet' as const, 'global' as const),
});

function expectInside(inner: Certainty['years'], outer: Certainty['years']): void {
  for (const [year, inside] of Object.entries(inner)) {
    for (const law of ['privateSales', 'income'] as const) {
      const [own, around] = [inside[law], outer[year]?.[law] ?? { low: '0', high: '0' }];
      if (around.low !== null)
        expect(Number(around.low), `low, ${year}, ${law}`).toBeLessThanOrEqual(Number(own.low ?? '-Infinity'));
      if (around.high !== null)
        expect(Number(around.high), `high, ${year}, ${law}`).toBeGreaterThanOrEqual(Number(own.high ?? 'Infinity'));
    }
  }
}

/** Places of entries that may tell another one again: mostly none. */
const twice = fc.oneof(fc.constant([]), fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 2 }));
function duplicatesAt(events: readonly LedgerEvent[], places: readonly number[]) {
  return places.flatMap((place) => {
    const [own, other] = [events[place], events[(place + 1) % events.length]];
    return own === undefined || other === undefined ? [] : [{ eventId: own.id, otherId: other.id }];
  });
}

/** Sales at some of the places that somebody has said were short: mostly none. */
function shortAt(events: readonly LedgerEvent[], places: readonly number[]): readonly LedgerEvent[] {
  return events.map((event, place) =>
    event.kind === 'sell' && places.includes(place) ? { ...event, short: true as const } : event,
  );
}

/** The same, known only between two ends. */
const BANDS: PriceKnowledge = {
  ...PRICES,
  near: (_, at) => ({ low: priceOn(at), high: add(priceOn(at), dec('250')) }),
};

/** As a program without a long history of prices knows them: nobody can say what coins of unknown origin cost. */
const RECENT: PriceKnowledge = { ...PRICES, highestUntil: () => undefined };
const knowledge = fc.constantFrom(PRICES, BANDS, RECENT, NO_PRICES);

test('every combination of answers lies inside the bound, whatever the order of lots', () => {
  let compared = 0;
  fc.assert(
    fc.property(ledger, settingsOf, knowledge, twice, twice, (text, more, prices, places, shorts) => {
      const settings = { ...DEFAULT_SETTINGS, ...more };
      const events = shortAt(ledgerOf(text), shorts);
      const duplicates = duplicatesAt(events, places);
      const points = openPoints(events, loadEngine(events, settings), 0, duplicates);
      if (points.length === 0) return;
      const worlds = everyWorld(events, settings, points, prices, { mostWork: 8_000, isSample: true });
      if (worlds === undefined) return;
      compared += 1;
      expectInside(
        yearsOf(worlds),
        certaintyOf({ events, settings, unread: 0, duplicates, prices }, { onlyBound: true }).years,
      );
    }),
    { numRuns: 60 * RUNS },
  );
  expect(compared).toBeGreaterThan(20);
});

test('no end lies further outside what answers reach than the slack says', () => {
  let compared = 0;
  fc.assert(
    fc.property(ledger, fc.constantFrom(PRICES, BANDS), twice, (text, prices, places) => {
      const events = ledgerOf(text);
      const duplicates = duplicatesAt(events, places);
      const points = openPoints(events, loadEngine(events, DEFAULT_SETTINGS), 0, duplicates);
      const worlds = everyWorld(events, DEFAULT_SETTINGS, points, prices, { mostWork: 8_000 });
      if (points.length === 0 || worlds === undefined) return;
      const asked = { events, settings: DEFAULT_SETTINGS, unread: 0, duplicates, prices };
      const { years } = certaintyOf(asked, { onlyBound: true });
      for (const [year, own] of Object.entries(years)) {
        for (const law of ['privateSales', 'income'] as const) {
          const [most, reached] = [own.slack?.[law] ?? null, worlds.years.get(Number(year))?.[law]];
          if (most === null) continue;
          compared += 1;
          const ends = printed(reached ?? { low: dec('0'), high: dec('0') });
          // Ends are printed in whole cents, outwards.
          expect(Number(ends.low) - Number(own[law].low)).toBeLessThanOrEqual(Number(most) + 0.021);
          expect(Number(own[law].high) - Number(ends.high)).toBeLessThanOrEqual(Number(most) + 0.021);
        }
      }
    }),
    { numRuns: 40 * RUNS },
  );
  expect(compared).toBeGreaterThan(20);
});

describe('an answer never widens a range', () => {
  const kinds: readonly PointKind[] = ['outflow', 'inflow', 'price', 'acquisition', 'duplicate'];
  test.each(kinds)('to a question of the kind %s', (kind) => {
    let compared = 0;
    fc.assert(
      fc.property(ledger, settingsOf, knowledge, twice, twice, fc.nat(), fc.nat(), (...drawn) => {
        const [text, more, prices, places, shorts, no, pick] = drawn;
        const settings = { ...DEFAULT_SETTINGS, ...more };
        const events = shortAt(ledgerOf(text), shorts);
        const duplicates = duplicatesAt(events, kind === 'duplicate' ? [...places, no % 7] : places);
        const engine = loadEngine(events, settings);
        const own = openPoints(events, engine, 0, duplicates).filter((point) => point.kind === kind);
        const point = own[no % Math.max(own.length, 1)];
        const event = events.find(({ id }) => id === point?.eventIds[0]);
        if (point === undefined || event === undefined) return;
        const answers = answersOf(point, event, events, settings, prices) ?? [];
        const answer = answers[pick % Math.max(answers.length, 1)];
        if (answer === undefined) return;
        compared += 1;
        const asked = { settings, unread: 0, prices };
        const before = certaintyOf({ ...asked, events, duplicates }, { onlyBound: true }).years;
        const rest = kind === 'duplicate' ? duplicates.filter(({ eventId }) => eventId !== event.id) : duplicates;
        const after = { ...asked, events: answered(events, settings, event, answer), duplicates: rest };
        expectNoWider(before, certaintyOf(after, { onlyBound: true }).years);
      }),
      { numRuns: 40 * RUNS },
    );
    expect(compared).toBeGreaterThan(10);
  });
});

describe('a sale that lacks coins only because another one was said to be short', () => {
  const unsaid = ledgerOf(`
    2023-01-02 09:00 sell A 1 BTC for 1000.00
    2024-01-02 09:00 buy A 1 BTC for 500.00
    2024-06-02 09:00 sell A 1 BTC for 3000.00
    2025-01-02 09:00 buy A 1 BTC for 100.00
    2026-01-02 09:00 buy A 1 BTC for 100.00
  `);
  const said = shortAt(unsaid, [0]);
  const bounds = (events: readonly LedgerEvent[]) =>
    certaintyOf({ events, settings: DEFAULT_SETTINGS, unread: 0, prices: PRICES }, { onlyBound: true }).years;

  test('may be short as well: its result comes with its own cover', () => {
    const points = openPoints(said, loadEngine(said, DEFAULT_SETTINGS), 0);
    expect(points.map(({ id }) => id)).toEqual(['acquisition:e3']);
    const worlds = everyWorld(said, DEFAULT_SETTINGS, points, PRICES, { mostWork: 8_000 });
    const reached = worlds === undefined ? {} : yearsOf(worlds);
    // Sold for 3,000 and covered for 100.
    expect(reached['2025']?.privateSales.high).toBe('2900.00');
    expectInside(reached, bounds(said));
  });

  test('no answer to it widens a range, nor does the one that made it lack them', () => {
    expectNoWider(bounds(unsaid), bounds(said));
    const [sale] = said.filter(({ id }) => id === 'e3') as [LedgerEvent];
    const [point] = openPoints(said, loadEngine(said, DEFAULT_SETTINGS), 0);
    const answers = point === undefined ? [] : (answersOf(point, sale, said, DEFAULT_SETTINGS, PRICES) ?? []);
    expect(new Set(answers.flatMap(({ meanings }) => meanings))).toEqual(
      new Set(['stated', 'zero-cost', 'short-sale']),
    );
    for (const answer of answers) expectNoWider(bounds(said), bounds(answered(said, DEFAULT_SETTINGS, sale, answer)));
  });

  test('may be covered by stated coins of the whole year, also where others leave after the last cover', () => {
    const events = ledgerOf(`
      2023-01-02 09:00 open out A 2 BTC
      2023-02-11 09:00 buy A 1 BTC for 100.00
      2023-04-05 09:00 transfer A to B 1 BTC
      2023-10-17 09:00 buy B 1 BTC for 100.00
      2024-01-01 09:00 open out B 1 BTC
      2024-01-02 09:00 buy A 1 BTC for 100.00
      2024-01-03 09:00 sell A 1 BTC
    `);
    // The last sale changes nothing about what can have covered the first: without it the range is no wider.
    expectNoWider(bounds(events), bounds(events.slice(0, -1)));
  });

  test('is covered by what comes next, not in any later year', () => {
    // Both are covered once two coins have come: the third changes nothing.
    expect(bounds(unsaid)['2026']?.privateSales ?? { low: '0.00', high: '0.00' }).toEqual({
      low: '0.00',
      high: '0.00',
    });
  });
});

test('by average cost an answer that shows more coins to be missing makes none of them dearer', () => {
  const events = ledgerOf(`
    2023-01-02 09:00 buy A 1 BTC for 100.00
    2023-01-03 09:00 transfer A to B 1 BTC
    2023-01-04 09:00 sell A 1 BTC
  `);
  const settings = { ...DEFAULT_SETTINGS, method: 'AVERAGE' as const };
  const asked = { settings, unread: 0, prices: PRICES };
  const [first, second] = duplicatesAt(events, [0, 1]);
  const before = certaintyOf({ ...asked, events, duplicates: [first, second].flatMap((one) => one ?? []) });
  const [, ...rest] = events;
  const after = certaintyOf({ ...asked, events: rest, duplicates: second === undefined ? [] : [second] });
  // Sold for 600, and no coin cost more than 2,000.
  expect(Number(before.years['2023']?.privateSales.low)).toBeGreaterThanOrEqual(-1400.1);
  expectNoWider(before.years, after.years);
});

/** Rows that nobody could read, by what their cells say: the ledger with the row inside the range of the one without it. */
test('a row of an arrival by average cost may bring what covers an older sale later: no end beside a purchase that is missing', () => {
  const events = ledgerOf(`
    2023-02-26 09:00 sell A 1 BTC for 600.00
    2023-10-02 09:00 open in A 1 BTC fee 0.1 BTC
    2024-01-01 09:00 buy A 1 BTC for 100.00
  `);
  const settings = { ...DEFAULT_SETTINGS, method: 'AVERAGE' } as const;
  const rest = events.filter(({ id }) => id !== 'e2');
  const row = unreadRowFacts({ year: '2023', coins: 'BTC', direction: 'in' });
  const of = (own: readonly LedgerEvent[], unread: 0 | readonly UnreadRowFacts[]) =>
    certaintyOf({ events: own, settings, unread, prices: PRICES }, { onlyBound: true }).years;
  expectNoWider(of(rest, [row]), of(events, 0));
});

test('a row, once it can be read, lies inside what its readable cells allowed', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      ledger,
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      settingsOf,
      knowledge,
      fc.nat(),
      fc.constantFrom('year', 'coins', 'direction', 'euro'),
      (text, others, more, prices, pick, said) => {
        const lines = text.split('\n').map((line, no) => (others[no] === true ? line.replaceAll('BTC', 'ETH') : line));
        const events = ledgerOf(lines.join('\n'));
        const settings = { ...DEFAULT_SETTINGS, ...more };
        const row = events[pick % events.length] as LedgerEvent;
        const legs = ['in' in row ? row.in : undefined, 'out' in row ? row.out : undefined, row.fee];
        const coins = [...new Set(legs.flatMap((leg) => leg?.asset ?? []))].join(' ');
        const direction =
          'in' in row && row.kind !== 'buy' ? 'in' : 'out' in row && row.kind !== 'transfer' ? 'out' : '';
        const year = row.at.slice(0, 4);
        const worth = 'valueEur' in row && row.valueEur !== undefined ? { euro: row.valueEur } : {};
        const way = { year, coins, direction };
        const params = { year: { year }, coins: { year, coins }, direction: way, euro: { ...way, ...worth } }[said];
        const asked = { settings, prices };
        const rest = events.filter(({ id }) => id !== row.id);
        const before = certaintyOf({ ...asked, events: rest, unread: [unreadRowFacts(params)] }, { onlyBound: true });
        const after = certaintyOf({ ...asked, events, unread: 0 }, { onlyBound: true });
        compared += 1;
        expectNoWider(before.years, after.years);
      },
    ),
    { numRuns: 100 * RUNS },
  );
  expect(compared).toBeGreaterThan(20);
});

test('the whole of a file that broke off lies inside what its beginning allowed', () => {
  let [compared, bounded] = [0, 0];
  fc.assert(
    fc.property(ledger, settingsOf, knowledge, fc.nat(), fc.boolean(), (text, more, prices, pick, isOldestFirst) => {
      const events = ledgerOf(text);
      const asked = { settings: { ...DEFAULT_SETTINGS, ...more }, prices };
      const place = pick % events.length;
      const rest = isOldestFirst ? 'later' : 'earlier';
      const read = isOldestFirst ? events.slice(0, place) : events.slice(place + 1);
      const params = { year: (events[place] as LedgerEvent).at.slice(0, 4), rest };
      const before = certaintyOf({ ...asked, events: read, unread: [unreadRowFacts(params)] }, { onlyBound: true });
      const points = openPoints(events, loadEngine(events, asked.settings), 0);
      // All combinations of answers where they are few, as in the searches above; none is needed where nothing is open.
      const worlds = everyWorld(events, asked.settings, points, prices, { mostWork: 8_000, isSample: true });
      if (points.length > 0 && worlds === undefined) return;
      const after = worlds === undefined ? certaintyOf({ ...asked, events, unread: 0 }).years : yearsOf(worlds);
      // Years in which nothing was read are not told.
      const told = Object.entries(after).filter(([year]) => before.years[year] !== undefined);
      compared += told.length;
      const ends = Object.values(before.years).flatMap(({ privateSales, income }) => [privateSales, income]);
      bounded += ends.filter(({ low, high }) => low !== null || high !== null).length;
      expectNoWider(before.years, Object.fromEntries(told));
    }),
    { numRuns: 200 * RUNS },
  );
  expect(Math.min(compared, bounded)).toBeGreaterThan(20);
});

/** What the combinations of answers reach, as it is printed. */
function yearsOf({ years }: NonNullable<ReturnType<typeof everyWorld>>): Certainty['years'] {
  const each = [...years].map(([year, { privateSales, income }]) => [
    year,
    { complete: false, privateSales: printed(privateSales), income: printed(income) },
  ]);
  return Object.fromEntries(each);
}

/** The ledger once the answer is entered; a missing acquisition gets the lots that it lacks. */
function answered(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  event: LedgerEvent,
  answer: Answer,
): readonly LedgerEvent[] {
  if ('isGone' in answer) return answer.isGone ? events.filter(({ id }) => id !== event.id) : events;
  if ('event' in answer) return events.map((one) => (one.id === event.id ? answer.event : one));
  const missing = loadEngine(events, settings)
    .issues()
    .filter(({ code, source }) => code === 'missing-acquisition' && source.eventId === event.id);
  const lots = missing.map(({ params }, no) => ({
    ...answer.lot(event, { asset: String(params.asset), amount: String(params.missing) }, `stated:${event.id}:${no}`),
    forEventId: event.id,
  }));
  return events.flatMap((one) => (one.id === event.id ? [...(lots as LedgerEvent[]), one] : one));
}

/** Bounds are padded by half a cent for each disposal in doubt; an answer may move a disposal between the two ways. */
function expectNoWider(wide: Certainty['years'], narrow: Certainty['years']): void {
  for (const [year, row] of Object.entries(narrow)) {
    for (const law of ['privateSales', 'income'] as const) {
      const [own, around] = [row[law], wide[year]?.[law] ?? { low: '0', high: '0' }];
      const [low, high] = [Number(own.low ?? '-Infinity'), Number(own.high ?? 'Infinity')];
      if (around.low !== null) expect(low, `low, ${year}, ${law}`).toBeGreaterThanOrEqual(Number(around.low) - 0.5);
      if (around.high !== null) expect(high, `high, ${year}, ${law}`).toBeLessThanOrEqual(Number(around.high) + 0.5);
    }
  }
}

test('with a profile effects are tax, and the limit makes the last cent expensive', () => {
  const events = ledgerOf(`
    2024-01-01 10:00 buy A 3 BTC for 2100.00
    2024-02-01 10:00 sell A 1 BTC for 1690.00
    2024-06-01 10:00 open out A 1 BTC
  `);
  const profile = { years: { '2024': { taxableIncome: '50000' } } };
  const { years, questions } = certaintyOf({ events, settings: DEFAULT_SETTINGS, unread: 0, prices: PRICES, profile });
  // 990 alone stay below the limit of 1,000; 1,490 are taxed as a whole.
  expect(years['2024']).toMatchObject({
    complete: false,
    privateSales: { low: '990.00', high: '1490.00' },
    tax: { low: '0.00' },
  });
  expect(questions[0]?.effect).toBe(years['2024']?.tax?.high);
  expect(Number(questions[0]?.effect)).toBeGreaterThan(400);
});

describe('an entry that is not booked and that no question is about', () => {
  const TEXT = `
    2023-01-01 10:00 buy A 1 ETH for 100.00
    2023-02-01 10:00 sell A 1 ETH for 300.00
    2024-01-01 10:00 buy A 2 BTC for 1400.00
    2024-06-01 10:00 sell A 1 BTC for 2200.00 lots e9
    2025-03-01 10:00 sell A 1 BTC for 900.00
  `;

  test('[MET-06] a sale whose named lot is not there leaves its year and those after it open', () => {
    const { years, questions } = ask(TEXT);
    const anything = { low: null, high: null };
    expect(questions).toEqual([]);
    expect(years).toMatchObject({
      2023: { complete: true, privateSales: { low: '200.00', high: '200.00' } },
      2024: { complete: false, privateSales: anything },
      2025: { complete: false, privateSales: anything },
    });
    expect(Object.keys(years)).toEqual(['2023', '2024', '2025']);
  });

  test('named lots that hold too little ask for no purchase, because no purchase would help', () => {
    const { years, questions } = ask(
      TEXT.replace('sell A 1 BTC for 2200.00 lots e9', 'sell A 3 BTC for 2200.00 lots e3'),
    );
    expect(questions.filter(({ eventIds }) => eventIds.includes('e4'))).toEqual([]);
    expect([years[2023]?.complete, years[2024]?.complete]).toEqual([true, false]);
  });

  test('beside an open point too', () => {
    const { years } = ask(`${TEXT}
      2025-04-01 10:00 open in A 1 SOL
    `);
    expect([years[2023]?.complete, years[2024]?.complete, years[2025]?.privateSales]).toEqual([
      true,
      false,
      { low: null, high: null },
    ]);
  });
});
