/** Money in and out of an account, as rows of files say it. */
import type { Instant } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import type { RowFacts } from '../map/row-facts.ts';
import { buildEvents } from './build-events.ts';

const HEADER = 'Date(UTC+1),Coin,Amount,Status,Payment Method,Indicated Amount,Fee,Order ID';
const CARD = '2022-01-04 10:00:00,EUR,98.20,Successful,Card,100.00,1.80,bf2';
const WIRE = '2022-01-05 10:00:00,EUR,50.00,Successful,Bank Transfer (SEPA),50.80,0.80,bf3';

function named(name: string, ...rows: readonly string[]) {
  return [{ name, content: new TextEncoder().encode([HEADER, ...rows].join('\n')) }];
}

test('a deposit is what left the bank, with what the platform kept of it', async () => {
  const { events } = await importFiles(named('deposit-history.csv', CARD));
  expect(events).toMatchObject([
    {
      kind: 'money-in',
      money: { asset: 'EUR', amount: '100' },
      charge: { asset: 'EUR', amount: '1.8' },
      bankReference: 'bf2',
      note: 'Card',
    },
  ]);
});

test('a withdrawal is what reached the bank, the fee comes on top', async () => {
  const { events } = await importFiles(named('withdraw-history.csv', WIRE));
  expect(events).toMatchObject([
    { kind: 'money-out', money: { amount: '50' }, charge: { asset: 'EUR', amount: '0.8' }, bankReference: 'bf3' },
  ]);
});

test('a fee in coins of a payment leaves the wallet as an entry of its own', () => {
  const facts: RowFacts = {
    ticket: 0,
    at: 0 as Instant,
    wallet: 'Kraken',
    kind: 'withdrawal',
    out: { asset: 'EUR', amount: '500' },
    fee: { asset: 'BNB', amount: '0.01' },
  };
  const built = buildEvents(facts, 'x:1', [2], { file: 'f.csv', format: 'x' });
  expect(built).toMatchObject({
    kind: 'events',
    events: [
      { kind: 'money-out', money: { asset: 'EUR', amount: '500' } },
      { kind: 'fee', id: 'x:1:fee', out: { asset: 'BNB', amount: '0.01' } },
    ],
  });
});
