/** Programs read these files: the columns and their order stay, and what is not known stays empty. */
import { expect, test } from 'vitest';
import type { EventRow } from '../../../platform/ledger/event-types.ts';
import { eventsCsv, holdingsCsv } from './export-files.ts';

const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('a holding with a price, and one without', () => {
  const lots = { count: 2, heldSince: '2024-01-02', freeAmount: '0.5', freeShare: '0.25' };
  const now = { price: '30', kind: 'close', source: 'daily', time: '2024-02-03', ageDays: 1 } as const;
  const held = { asset: 'BTC', amount: '2', cost: '40.00', wallets: ['A', 'B'], lots };
  expect(lines(holdingsCsv([{ ...held, now, value: '60.00', unrealised: '20.00' }, held]))).toEqual([
    'asset;amount;cost_eur;price_eur;price_source;price_time;value_eur;gain_eur;tax_free_amount;held_since;wallets',
    'BTC;2;40.00;30;daily;2024-02-03;60.00;20.00;0.5;2024-01-02;A, B',
    'BTC;2;40.00;;;;;;0.5;2024-01-02;A, B',
  ]);
});

test('an income with its kind, its file and its line', () => {
  const row = {
    at: '2024-02-03T04:05:06Z',
    kind: 'income',
    incomeKind: 'staking',
    in: { amount: '0.1', asset: 'ETH' },
    valueEur: '200.00',
    wallet: 'Kraken',
    source: { file: 'kraken.csv', line: 7 },
  } as unknown as EventRow;
  expect(lines(eventsCsv([row]))).toEqual([
    'time_utc;kind;out_amount;out_asset;in_amount;in_asset;value_eur;fee_amount;fee_asset;gain_eur;wallet;to_wallet;file;line;note',
    '2024-02-03T04:05:06Z;income:staking;;;0.1;ETH;200.00;;;;Kraken;;kraken.csv;7;',
  ]);
});
