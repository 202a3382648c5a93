import type { Instant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import { emptyForm, eventOf, formOf } from './event-form.ts';

const sale: LedgerEvent = {
  id: 'e1',
  at: '2024-07-01T10:30:15Z',
  kind: 'sell',
  wallet: 'Kraken',
  out: { asset: 'BTC', amount: '0.5' },
  valueEur: '1000.00',
  valueOrigin: { source: 'file', method: 'trade' },
  fee: { asset: 'BNB', amount: '0.01', valueEur: '2.50' },
  source: { file: 'k.csv', line: 7, format: 'kraken-ledgers' },
  lotIds: ['lot-1'],
  txHash: 'abc',
};
const form = { ...emptyForm(0 as Instant), day: '2024-01-05', time: '12:00', wallet: 'Kraken' };

describe('naming the lots of a sale', () => {
  const NOW = 1_704_445_200 as Instant; // 05.01.2024, 10:00 in Berlin; the form says noon.
  const named = { ...form, kind: 'sell' as const, outAsset: 'BTC', outAmount: '0.5', lotIds: ['b1', 'b2'] };

  it('writes an instruction with moment and hash for a sale that lies ahead', () => {
    const made = eventOf({ ...named, note: 'coin control' }, 'x', undefined, NOW);
    expect(made).toMatchObject({ ok: true, value: { lotIds: ['b1', 'b2'] } });
    const [note, receipt] = (made.ok ? (made.value.note ?? '') : '').split('\n');
    expect(note).toBe('coin control');
    expect(receipt).toMatch(
      /^Veräußerungsanweisung vom 2024-01-05T09:00:00Z: 0\.5 BTC aus den Tranchen b1, b2 in Kraken am 2024-01-05\. SHA-256 [0-9a-f]{64}$/,
    );
  });

  it('asks how a sale of the past can be shown, and keeps a receipt while nothing of it changes', () => {
    const later = (NOW + 90_000) as Instant;
    expect(eventOf(named, 'x', undefined, later)).toEqual({ ok: false, error: { lots: 'missing' } });
    const first = eventOf({ ...named, note: 'UTXO abc' }, 'x', undefined, NOW);
    if (!first.ok) throw new Error('sound');
    const opened = formOf(first.value);
    expect([opened.note, opened.lotIds]).toEqual(['UTXO abc', ['b1', 'b2']]);
    expect(eventOf(opened, 'x', first.value, later)).toEqual(first);
    const other = eventOf({ ...opened, lotIds: ['b2'] }, 'x', first.value, later);
    expect(other.ok && other.value.note).toContain('vom 2024-01-06T10:00:00Z: 0.5 BTC aus Tranche b2');
    const unnamed = eventOf({ ...opened, lotIds: [] }, 'x', first.value, later);
    expect(unnamed.ok && ['lotIds' in unnamed.value, unnamed.value.note]).toEqual([false, 'UTXO abc']);
  });
});

describe('the form of an event', () => {
  it('gives the same event back when nothing was changed', () => {
    expect(eventOf(formOf(sale), sale.id, sale)).toEqual({ ok: true, value: sale });
  });

  it('keeps the moment in the hour that comes twice: 00:30 and 01:30 UTC on 27.10.2024 are both 02:30', () => {
    for (const at of ['2024-10-27T00:30:00Z', '2024-10-27T01:30:00Z']) {
      const event = { ...sale, at };
      expect(formOf(event).time).toBe('02:30:00');
      expect(eventOf({ ...formOf(event), note: 'x' }, event.id, event)).toMatchObject({ value: { at } });
    }
  });

  it('shows Berlin time: 10:30:15 UTC in July is 12:30:15', () => {
    expect(formOf(sale)).toMatchObject({ day: '2024-07-01', time: '12:30:15' });
  });

  it('says that a typed value was typed, and drops the origin with the value', () => {
    const typed = eventOf({ ...formOf(sale), valueEur: '900' }, 'e1', sale);
    expect(typed).toMatchObject({ value: { valueEur: '900', valueOrigin: { source: 'user', method: 'manual' } } });
    const cleared = eventOf({ ...formOf(sale), valueEur: null }, 'e1', sale);
    expect(cleared.ok && 'valueEur' in cleared.value).toBe(false);
    expect(cleared.ok && cleared.value.valueOrigin).toBeUndefined();
  });

  it('keeps file and hash but no lots when the kind changes', () => {
    const made = eventOf({ ...formOf(sale), kind: 'lost' }, 'e1', sale);
    expect(made).toEqual({
      ok: true,
      value: {
        id: 'e1',
        at: sale.at,
        kind: 'lost',
        wallet: 'Kraken',
        out: { asset: 'BTC', amount: '0.5' },
        source: sale.source,
        txHash: 'abc',
      },
    });
  });

  it('leaves the name of a token alone: its letters are those of a contract', () => {
    const token = 'spl:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
    const held: LedgerEvent = {
      ...sale,
      out: { asset: token, amount: '2' },
      fee: { asset: 'stETH', amount: '0.1' },
    };
    expect(eventOf(formOf(held), held.id, held)).toEqual({ ok: true, value: held });
    const typed = { ...form, kind: 'buy', inAsset: ` ${token} `, inAmount: '1' } as const;
    expect(eventOf(typed, 'x')).toMatchObject({ value: { in: { asset: token } } });
  });

  it('refuses a day of acquisition that is none instead of dropping it', () => {
    const gift = { ...form, kind: 'gift-in', inAsset: 'BTC', inAmount: '1' } as const;
    expect(eventOf({ ...gift, acquiredDay: '12024-01-01' }, 'x')).toEqual({
      ok: false,
      error: { acquiredDay: 'malformed' },
    });
    expect(eventOf({ ...gift, acquiredDay: '2024-01-01' }, 'x')).toMatchObject({
      value: { acquiredAt: '2024-01-01T11:00:00Z' },
    });
  });

  it('names every field that is missing or cannot be read', () => {
    expect(eventOf({ ...form, wallet: ' ', kind: 'transfer' }, 'x')).toEqual({
      ok: false,
      error: { wallet: 'missing', toWallet: 'missing', out: 'missing' },
    });
    const bad = { ...form, kind: 'buy', inAsset: 'BTC', inAmount: '0', valueEur: 'viel', feeAmount: 'x' } as const;
    expect(eventOf(bad, 'x')).toEqual({ ok: false, error: { in: 'malformed', value: 'malformed', fee: 'malformed' } });
  });

  it('makes a transfer between two wallets', () => {
    const made = eventOf({ ...form, kind: 'transfer', toWallet: 'Ledger', outAsset: 'btc', outAmount: '0.1' }, 'x');
    expect(made).toEqual({
      ok: true,
      value: {
        id: 'x',
        at: '2024-01-05T11:00:00Z',
        kind: 'transfer',
        wallet: 'Kraken',
        toWallet: 'Ledger',
        out: { asset: 'BTC', amount: '0.1' },
      },
    });
  });
});
