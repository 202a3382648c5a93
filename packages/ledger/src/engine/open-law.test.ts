import { addYears } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { eventsOf, runNotation } from '../notation/run-notation.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { LedgerEngine } from './ledger-engine.ts';

const AIRDROP = `
  2024-01-20 10:00 gift-in A 500 ARB for 0
  2024-05-01 10:00 sell A 300 ARB for 315.00
`;

describe('tokens received for nothing', () => {
  test('the careful reading taxes a sale inside a year at cost 0', () => {
    expect(runNotation(AIRDROP).years()).toMatchObject([{ taxable: { net: '315.00' }, taxFreeGain: '0.00' }]);
  });

  test('the other reading sees no acquisition, so no sale of them is ever taxable, also after a transfer', () => {
    const text = `${AIRDROP}
      2024-05-02 10:00 transfer A to B 100 ARB
      2024-05-03 10:00 sell B 100 ARB for 90.00
    `;
    const years = runNotation(text, { freeAirdrops: 'not-acquired' }).years();
    expect(years).toMatchObject([{ taxable: { net: '0.00' }, taxFreeGain: '405.00' }]);
  });

  test('a gift with the date or the cost of its giver is not touched by it', () => {
    const dated = runNotation(
      `
      2024-03-01 10:00 gift-in A 1 BTC for 1100.00
      2024-03-02 10:00 sell A 1 BTC for 2800.00
    `,
      { freeAirdrops: 'not-acquired' },
    );
    expect(dated.years()).toMatchObject([{ taxable: { net: '1700.00' } }]);
  });
});

describe('margin on spot', () => {
  const TEXT = `
    2024-02-01 10:00 derivative margin A for 500.00
    2024-03-01 10:00 derivative margin A for -120.00
    2024-04-01 10:00 derivative futures A for 70.00
  `;

  test('capital income by default', () => {
    const [year] = runNotation(TEXT).years();
    expect(year).toMatchObject({ taxable: { net: '0.00' }, derivatives: { gains: '570.00', losses: '-120.00' } });
  });

  test('as private sales: 500 - 120 join section 23, futures stay where they are', () => {
    const engine = runNotation(TEXT, { spotMargin: 'section-23' });
    expect(engine.years()).toMatchObject([
      {
        taxable: { proceeds: '500.00', cost: '120.00', net: '380.00', gains: '500.00', losses: '-120.00' },
        derivatives: { gains: '70.00', losses: '0.00' },
      },
    ]);
    expect(engine.derivatives().map(({ law }) => law)).toEqual(['section-23', 'section-23', 'section-20']);
  });
});

describe('rewards with a fee in the coin received', () => {
  test('income and lot are net of it: 0.1 ETH = 270.00 less 0.01 ETH', () => {
    const engine = runNotation('2024-02-01 10:00 income staking A 0.1 ETH for 270.00 fee 0.01 ETH');
    expect(engine.income()).toMatchObject([{ amount: '0.09', valueEur: '243.00', expenses: '0.00' }]);
    expect(engine.openLots()).toMatchObject([{ amount: '0.09', cost: '243.00' }]);
    expect(engine.years()).toMatchObject([{ income: { gross: '243.00', net: '243.00' } }]);
  });
});

describe('short sales', () => {
  const short = (text: string): LedgerEvent[] =>
    eventsOf(text).map((event) => (event.kind === 'sell' && event.id === 'e1' ? { ...event, short: true } : event));
  const run = (events: readonly LedgerEvent[]): LedgerEngine => {
    const engine = new LedgerEngine(DEFAULT_SETTINGS, (day) => addYears(day, 1));
    engine.load(events);
    return engine;
  };

  test('sold for 45,000, covered for 40,000 in the year after: 5,000 in the year of the cover', () => {
    const engine = run(
      short(`
      2024-12-20 10:00 sell A 1 BTC for 45000.00 fee 10.00 EUR
      2025-01-10 10:00 buy A 1 BTC for 40000.00
    `),
    );
    expect(engine.disposals()).toMatchObject([
      {
        eventId: 'e1',
        at: '2025-01-10T10:00:00Z',
        shortSoldAt: '2024-12-20T10:00:00Z',
        amount: '1',
        proceeds: '45000.00',
        cost: '40000.00',
        expenses: '10.00',
        gain: '4990.00',
        taxFree: false,
      },
    ]);
    expect(engine.years()).toMatchObject([{ year: 2025, taxable: { net: '4990.00' }, incomplete: 0 }]);
    expect(engine.holdings()).toEqual([]);
    expect(engine.issues()).toEqual([]);
  });

  test('covered more than a year later it is still taxable', () => {
    const engine = run(
      short(`
      2023-01-10 10:00 sell A 1 BTC for 45000.00
      2025-01-10 10:00 buy A 1 BTC for 40000.00
    `),
    );
    expect(engine.years()).toMatchObject([{ year: 2025, taxable: { net: '5000.00' }, taxFreeGain: '0.00' }]);
  });

  test('in parts: each purchase covers its share, the rest is reported, what comes after is an ordinary lot', () => {
    const text = `
      2024-01-10 10:00 sell A 3 BTC for 90000.00
      2024-02-10 10:00 buy A 1 BTC for 25000.00
      2024-03-10 10:00 buy A 1 BTC for 35000.00`;
    const partly = run(short(text));
    expect(partly.disposals().map(({ gain }) => gain)).toEqual(['5000.00', '-5000.00']);
    expect(partly.issues()).toMatchObject([{ code: 'short-sale-open', params: { amount: '1', asset: 'BTC' } }]);
    const whole = run(short(`${text}\n2024-04-10 10:00 buy A 2 BTC for 60000.00`));
    expect(whole.disposals().map(({ gain }) => gain)).toEqual(['5000.00', '-5000.00', '0.00']);
    expect(whole.openLots()).toMatchObject([{ lotId: 'e4', amount: '1', cost: '30000.00' }]);
    expect(whole.issues()).toEqual([]);
  });

  test('a change in the past gives what a full run gives', () => {
    const events = short(`
      2024-01-10 10:00 sell A 3 BTC for 90000.00
      2024-02-10 10:00 buy A 1 BTC for 25000.00
      2024-03-10 10:00 buy A 1 BTC for 35000.00
      2024-04-10 10:00 buy A 2 BTC for 60000.00
      2024-05-10 10:00 sell A 0.5 BTC for 20000.00`);
    const engine = run(events);
    engine.replace({ remove: ['e2'] });
    const without = run(events.filter(({ id }) => id !== 'e2'));
    expect(engine.disposals()).toEqual(without.disposals());
    expect(engine.issues()).toEqual(without.issues());
    engine.replace({ upsert: events.filter(({ id }) => id === 'e2'), order: events.map(({ id }) => id) });
    expect(engine.disposals()).toEqual(run(events).disposals());
    expect(engine.years()).toEqual(run(events).years());
  });
});
