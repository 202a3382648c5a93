import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { buy, income, leg, moment, sell, transfer } from '../testing/events.ts';
import { EventIndex } from './event-index.ts';
import { feeLines } from './event-lines.ts';

/** `effect disposal value` of the one fee line of an event. */
function fee(event: LedgerEvent, transferFee: 'disposal' | 'ignore' = 'disposal'): string {
  const lines = feeLines([event], 2024, { ...DEFAULT_SETTINGS, transferFee }, new EventIndex([event]));
  return lines.map(({ effect, disposal, valueEur }) => `${effect} ${disposal} ${valueEur}`).join('; ');
}

describe('fees of a report', () => {
  test('[P23-10] cost on a purchase, expense on a sale, cost of income, with or without a disposal', () => {
    expect(fee(buy('b', '2024-01-10', '1 ETH', '9.00', { fee: '2.00 EUR' }))).toBe('cost false 2.00');
    expect(fee(buy('b', '2024-01-10', '1 ETH', '9.00', { fee: '1 BNB', feeValue: '3.00' }))).toBe('cost true 3.00');
    expect(fee(buy('b', '2024-01-10', '1 ETH', '9.00', { fee: '0.1 ETH' }))).toBe('net-quantity false null');
    expect(fee(sell('s', '2024-01-10', '1 ETH', '9.00', { fee: '0.1 ETH', feeValue: '4.00' }))).toBe(
      'expense true 4.00',
    );
    expect(fee(sell('s', '2024-01-10', '1 ETH', '9.00', { fee: '5 USD', feeValue: '4.50' }))).toBe(
      'expense false 4.50',
    );
    expect(fee(income('i', '2024-01-10', '1 ETH', '9.00', 'staking', { fee: '1.00 EUR' }))).toBe(
      'income-cost false 1.00',
    );
  });

  test('[P23-15] the fee of a wrap that carries lots on is an expense of nothing', () => {
    const wrap: LedgerEvent = {
      id: 'w',
      at: moment('2024-01-10'),
      kind: 'swap',
      nature: 'wrap',
      wallet: 'A',
      out: leg('1 ETH'),
      in: leg('1 WETH'),
      fee: { asset: 'BNB', amount: '0.01', valueEur: '4.00' },
    };
    const index = new EventIndex([wrap]);
    const effects = (carriedOn: ReadonlySet<string>) =>
      feeLines([wrap], 2024, DEFAULT_SETTINGS, index, carriedOn).map(({ effect }) => effect);
    expect(effects(new Set(['w']))).toEqual(['none']);
    expect(effects(new Set())).toEqual(['expense']);
  });

  test('[P23-11] own transfers and fees that stand alone: a disposal without effect, or nothing by option', () => {
    const moved = transfer('t', '2024-01-10', '1 ETH', 'B', { fee: '0.1 ETH', feeValue: '4.00' });
    expect(fee(moved)).toBe('none true 4.00');
    expect(fee(moved, 'ignore')).toBe('none false 4.00');
    const alone: LedgerEvent = {
      id: 'f',
      at: moment('2024-01-10'),
      kind: 'fee',
      wallet: 'A',
      out: leg('1 ETH'),
      valueEur: '6.00',
    };
    expect(fee(alone)).toBe('none true 6.00');
  });

  test('other years and events without a fee have no line', () => {
    expect(fee(buy('b', '2023-01-10', '1 ETH', '9.00', { fee: '2.00 EUR' }))).toBe('');
    expect(fee(buy('b', '2024-01-10', '1 ETH', '9.00'))).toBe('');
  });
});
