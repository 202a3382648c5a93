import type { LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const buy = (id: string, amount: string): LedgerEvent => ({
  id,
  at: '2025-01-01T00:00:00Z',
  wallet: 'Kraken',
  kind: 'buy',
  in: { asset: 'BTC', amount },
  valueEur: '1',
});

test('the order of fields and fields without a value do not matter', () => {
  const event = buy('1', '0.5');
  const turned = Object.fromEntries(Object.entries(event).reverse()) as unknown as LedgerEvent;
  expect(fingerprint(turned)).toBe(fingerprint(event));
  expect(fingerprint({ ...event, note: undefined } as unknown as LedgerEvent)).toBe(fingerprint(event));
});

test('any other content gives another text, also where only digits change places', () => {
  const seen = new Map<string, string>();
  for (let n = 0; n < 20_000; n++) {
    const amount = `0.${String(n).padStart(6, '0')}`;
    const print = fingerprint(buy('1', amount));
    expect(seen.get(print), `${amount} and ${seen.get(print)}`).toBeUndefined();
    seen.set(print, amount);
  }
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      fc.pre(a !== b);
      expect(fingerprint({ ...buy('1', '1'), wallet: a })).not.toBe(fingerprint({ ...buy('1', '1'), wallet: b }));
    }),
  );
});
