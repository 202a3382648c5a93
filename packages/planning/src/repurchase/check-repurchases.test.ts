import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { bought, engineOf } from '../testing/plan-ledgers.ts';
import { checkRepurchases } from './check-repurchases.ts';

const sale = (valueEur: string): LedgerEvent => ({
  id: 's',
  at: '2026-03-10T10:00:00Z',
  kind: 'sell',
  wallet: 'A',
  out: { asset: 'ETH', amount: '2' },
  valueEur,
});

function check(events: readonly LedgerEvent[]) {
  return checkRepurchases(engineOf(events).disposals(), events);
}

const FIRST = bought('2025-12-01 2 ETH 6000');
const back = (on: string, amount: string, value: string): LedgerEvent => ({
  id: 'b',
  at: `${on}T10:00:00Z`,
  kind: 'buy',
  wallet: 'A',
  in: { asset: 'ETH', amount },
  valueEur: value,
});

test('a loss without a purchase near it is clean', () => {
  expect(check([...FIRST, sale('4000')])).toMatchObject({ status: 'clean', lossSales: 1, repurchases: [] });
  // 31 days later is outside the window.
  expect(check([...FIRST, sale('4000'), back('2026-04-10', '2', '4000')]).status).toBe('clean');
});

test('bought back after ten days: half of it, the loss stays, the new lot is free 109 days later', () => {
  const found = check([...FIRST, sale('4000'), back('2026-03-20', '1', '2100')]);
  // Half of what was sold, so half of the loss.
  expect(found).toMatchObject({ status: 'warning', touchedLoss: '1000.00' });
  // Old lot: 01.12.2025, free from 02.12.2026. New lot: 20.03.2026, free from 21.03.2027. 109 days between.
  expect(found.repurchases[0]).toMatchObject({
    loss: '2000.00',
    touchedLoss: '1000.00',
    shareBefore: '0',
    shareAfter: '0.5',
    freeBefore: '2026-12-02',
    freeNow: '2027-03-21',
    daysLost: 109,
  });
});

test('the same day at the same price is a circle; at another price it is not', () => {
  expect(check([...FIRST, sale('4000'), back('2026-03-10', '3', '6000')])).toMatchObject({
    status: 'error',
    repurchases: [{ shareAfter: '1', touchedLoss: '2000.00' }],
  });
  expect(check([...FIRST, sale('4000'), back('2026-03-10', '2', '4100')]).status).toBe('warning');
});

test('bought before the sale: that is no buying back, and no day of the holding period is lost', () => {
  const found = check([...FIRST, back('2026-03-01', '0.5', '1100'), sale('4000')]);
  expect(found).toMatchObject({ status: 'warning', touchedLoss: '500.00' });
  expect(found.repurchases[0]).toMatchObject({
    shareBefore: '0.25',
    shareAfter: '0',
    boughtBefore: [{ eventId: 'b', on: '2026-03-01', amount: '0.5' }],
    boughtBack: [],
    freeNow: null,
    daysLost: 0,
  });
});

test('gains and the purchase that was sold itself are no pattern', () => {
  expect(check([...FIRST, sale('8000'), back('2026-03-20', '1', '2100')])).toMatchObject({
    status: 'clean',
    lossSales: 0,
  });
  expect(check([back('2026-03-01', '2', '6000'), sale('4000')]).status).toBe('clean');
});
