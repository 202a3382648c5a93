import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryLedger } from '../testing/arbitrary-ledger.ts';
import { printNotation } from '../testing/print-notation.ts';
import { parseNotation } from './parse-notation.ts';

describe('ledger notation', () => {
  test('a line says what happened, when, where, and with what fee', () => {
    expect(parseNotation('2024-01-03 10:00 buy A 0.1 BTC for 4000.00 fee 5 EUR')).toEqual({
      ok: true,
      value: [
        {
          id: 'e1',
          at: '2024-01-03T10:00:00Z',
          kind: 'buy',
          wallet: 'A',
          in: { asset: 'BTC', amount: '0.1' },
          valueEur: '4000.00',
          fee: { asset: 'EUR', amount: '5' },
        },
      ],
    });
  });

  test('names with spaces stand in quotes, comments and empty lines are skipped', () => {
    const text = '# moved home\n\nm 1: 2024-01-03 10:00:07 lost A 1 ETH\n';
    expect(parseNotation(text)).toEqual({ ok: false, error: { line: 3, reason: 'm 1: is no moment' } });
    const quoted = '"m 1": 2024-01-03 10:00:07 transfer "cold wallet" to A 1 ETH fee 0.01 ETH worth 20.00';
    expect(parseNotation(quoted)).toEqual({
      ok: true,
      value: [
        {
          id: 'm 1',
          at: '2024-01-03T10:00:07Z',
          kind: 'transfer',
          wallet: 'cold wallet',
          toWallet: 'A',
          out: { asset: 'ETH', amount: '1' },
          fee: { asset: 'ETH', amount: '0.01', valueEur: '20.00' },
        },
      ],
    });
  });

  test.each([
    ['2024-01-03 10:00 purchase A 1 BTC', 'purchase is no kind'],
    ['2024-13-03 10:00 buy A 1 BTC', '2024-13-03 10:00 is no moment'],
    ['2024-01-03 10:00 buy A one BTC', 'one is no number (amount)'],
    ['2024-01-03 10:00 buy A 1 BTC at 5', 'at is not understood'],
    ['2024-01-03 10:00 buy A 1', 'asset is missing'],
  ])('%s is refused: %s', (line, reason) => {
    expect(parseNotation(line)).toEqual({ ok: false, error: { line: 1, reason } });
  });

  test('what is printed reads back as the same events', () => {
    fc.assert(
      fc.property(arbitraryLedger(20), (events) => {
        /** One fork price alone has no place in the notation (and no effect). */
        const printable = events.filter(
          (event) => event.kind !== 'fork' || (event.priceOldEur === undefined) === (event.priceNewEur === undefined),
        );
        expect(parseNotation(printNotation(printable))).toEqual({ ok: true, value: printable });
      }),
      { numRuns: 100 },
    );
  });
});
