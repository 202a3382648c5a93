import { addYears } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { eventsOf, runNotation } from '../notation/run-notation.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { LedgerEngine } from './ledger-engine.ts';

/** Random ledgers in portions and with changes: see testing/random-ledgers.test.ts. */
describe('incremental runs', () => {
  test('a method change is judged again when the past of its pool changes', () => {
    const engine = runNotation(
      `
      2024-01-02 10:00 buy A 1 ETH for 10.00
      2024-01-03 10:00 sell A 1 ETH for 20.00
      2024-03-01 10:00 buy A 1 ETH for 30.00
      2024-03-02 10:00 buy A 1 ETH for 50.00
      2024-04-01 10:00 sell A 1 ETH for 60.00
    `,
      { poolMethods: [{ wallet: 'A', asset: 'ETH', method: 'LIFO', from: '2024-02-01T00:00:00Z' }] },
    );
    const lastCost = () => engine.disposals().at(-1)?.cost;
    expect(lastCost()).toBe('50.00');
    engine.append(eventsOf('late: 2024-01-01 10:00 buy A 1 ETH for 5.00'));
    /** One unit (bought for 10.00) is left on 1 February: the change is refused, FIFO goes on. */
    expect(lastCost()).toBe('10.00');
    expect(engine.issues()).toMatchObject([{ code: 'method-switch-refused' }]);
    engine.replace({ remove: ['late'] });
    expect(lastCost()).toBe('50.00');
    expect(engine.issues()).toEqual([]);
  });

  test('an event that arrives late takes its place in time', () => {
    const engine = runNotation(`
      2024-01-02 10:00 buy A 1 ETH for 200.00
      2024-02-01 10:00 sell A 1 ETH for 300.00
    `);
    engine.append(eventsOf('late: 2024-01-01 10:00 buy A 1 ETH for 50.00'));
    expect(engine.disposals()).toMatchObject([{ gain: '250.00', lots: [{ lotId: 'late' }] }]);
    engine.replace({ remove: ['late'] });
    expect(engine.disposals()).toMatchObject([{ gain: '100.00', lots: [{ lotId: 'e1' }] }]);
  });

  test('an event with more decimals than any before it rescales the asset', () => {
    const engine = runNotation(`
      2024-01-02 10:00 buy A 1 ETH for 200.00
      2024-02-01 10:00 sell A 0.5 ETH for 150.00
    `);
    engine.append(eventsOf('wei: 2024-03-01 10:00 sell A 0.000000000000000001 ETH for 0.00'));
    expect(engine.holdings()).toMatchObject([{ amount: '0.499999999999999999' }]);
    expect(engine.disposals()).toMatchObject([{ amount: '0.5', cost: '100.00' }, { amount: '0.000000000000000001' }]);
  });

  test('a known id is a duplicate when appended and a correction when replaced', () => {
    const engine = runNotation('2024-01-02 10:00 buy A 1 ETH for 200.00');
    const again = eventsOf('e1: 2024-01-03 10:00 buy A 5 ETH for 900.00');
    engine.append(again);
    expect(engine.holdings()).toMatchObject([{ amount: '1' }]);
    expect(engine.issues()).toEqual([
      { code: 'duplicate-event-id', severity: 'error', source: { eventId: 'e1' }, params: {} },
    ]);
    engine.replace({ upsert: again });
    expect(engine.holdings()).toMatchObject([{ amount: '5', cost: '900.00' }]);
    expect(engine.issues()).toEqual([]);
  });

  test('a correction at the same moment stands where the old entry stood, one at another moment moves', () => {
    const text = (gain: string, moment: string) => `
      early: 2024-01-02 10:00 buy A 1 ETH for 200.00
      both: ${moment} buy A 1 ETH for ${gain}
      late: 2024-01-02 10:00 buy A 1 ETH for 500.00
      sale: 2024-02-01 10:00 sell A 2 ETH for 1000.00
    `;
    const engine = runNotation(text('300.00', '2024-01-02 10:00'));
    const corrected = (gain: string, moment: string) => {
      const upsert = eventsOf(text(gain, moment)).filter(({ id }) => id === 'both');
      engine.replace({ upsert });
      return engine.disposals().flatMap(({ lots }) => lots.map(({ lotId, cost }) => [lotId, cost]));
    };
    expect(corrected('350.00', '2024-01-02 10:00')).toEqual([
      ['early', '200.00'],
      ['both', '350.00'],
    ]);
    expect(corrected('350.00', '2024-01-03 10:00')).toEqual([
      ['early', '200.00'],
      ['late', '500.00'],
    ]);
    expect(engine.years()).toEqual(runNotation(text('350.00', '2024-01-03 10:00')).years());
  });

  test('an event without a readable moment is left out and said, until it is mended', () => {
    const [event] = eventsOf('2024-01-02 10:00 buy A 1 ETH for 200.00');
    const engine = new LedgerEngine(DEFAULT_SETTINGS, (day) => addYears(day, 1));
    engine.load([{ ...(event as LedgerEvent), at: 'yesterday' }]);
    expect(engine.issues()).toMatchObject([{ code: 'malformed-event', params: { field: 'at', text: 'yesterday' } }]);
    engine.replace({ upsert: [event as LedgerEvent] });
    expect(engine.issues()).toEqual([]);
    expect(engine.holdings()).toHaveLength(1);
  });
});
