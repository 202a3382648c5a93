import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { goldenInput } from '../testing/golden.ts';
import { renderTransactions } from './render-transactions.ts';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('the columns of the specification come first, in both languages', () => {
  const [german, english] = (['de', 'en'] as const).map((locale) => {
    const { fileName, bytes } = renderTransactions(goldenInput('beginner').events, { locale, year: 2024 });
    expect(fileName).toBe('Transactions_2024.csv');
    return text(bytes).split('\r\n');
  });
  expect(german?.[0]).toMatch(/^\uFEFFDatum;Art;Kryptowert;Menge;Preis;Summe;/);
  expect(english?.[0]).toMatch(/^\uFEFFDate,Type,Asset,Amount,Price,Total,/);
  // 3,948.00 EUR for 0.06 BTC: 65,800 a coin; 13:21:17 UTC is 14:21:17 in Berlin in winter.
  expect(german?.[4]).toMatch(/^14\.03\.2024 14:21:17;Verkauf;BTC;0,06;65800;3948,00;;;9,87;EUR;Bitvavo;;;/);
  expect(english?.[4]).toMatch(/^2024-03-14 14:21:17,sale,BTC,0\.06,65800,3948\.00,,,9\.87,EUR,Bitvavo,,,/);
});

test('the year is the Berlin year: half past eleven in the evening of New Year in UTC is next year', () => {
  const rows = (year?: number) => {
    const { bytes } = renderTransactions(goldenInput('beginner').events, { locale: 'de', ...(year ? { year } : {}) });
    return text(bytes).trimEnd().split('\r\n').slice(1);
  };
  expect(rows(2023)).toHaveLength(2);
  expect(rows(2024)).toHaveLength(6);
  expect(rows(2025)).toHaveLength(1);
  expect(rows()).toHaveLength(9);
});

test('a swap shows both sides; what has no value shows none', () => {
  const events: readonly LedgerEvent[] = [
    {
      id: 's',
      at: '2024-03-01T12:00:00Z',
      kind: 'swap',
      wallet: 'A',
      out: { asset: 'ETH', amount: '2' },
      in: { asset: 'BTC', amount: '0.1' },
    },
    {
      id: 'd',
      at: '2024-03-01T12:00:00Z',
      kind: 'derivative',
      derivativeKind: 'futures',
      wallet: 'A',
      valueEur: '-5.5',
    },
  ];
  const lines = text(renderTransactions(events, { locale: 'de' }).bytes).split('\r\n');
  expect(lines[1]).toBe('01.03.2024 13:00:00;Tausch;ETH;2;;;BTC;0,1;;;A;;;;;s');
  expect(lines[2]).toBe('01.03.2024 13:00:00;Termingeschäft;;;;-5,50;;;;;A;;;;;d');
});
