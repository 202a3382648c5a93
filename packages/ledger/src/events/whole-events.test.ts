import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from './ledger-event.ts';
import { wholeEvents } from './whole-events.ts';

const BASE = { at: '2022-12-30T14:07:59Z', wallet: 'Ledger', txHash: '0x6bf3' } as const;
const POSITION = 'erc721:0xc36442b4a4522e871399cd717abdd847ab11fe88/401357';

function swap(id: string, out: string, into: string, other: Partial<LedgerEvent> = {}): LedgerEvent {
  return {
    ...BASE,
    ...{ id, kind: 'swap', out: { asset: out, amount: '1' }, in: { asset: into, amount: '0.5' } },
    ...other,
  } as LedgerEvent;
}

function open(id: string, asset: string, address?: string): LedgerEvent {
  const base = { ...BASE, id, kind: 'open', reason: 'transfer.unmatched-in', in: { asset, amount: '1' } } as const;
  return address === undefined ? base : { ...base, address };
}

describe('parts of one event', () => {
  test('a position for two coins is one event, wherever its parts stand in the list', () => {
    const events = [
      swap('a', 'DAI', POSITION),
      swap('x', 'BTC', 'ETH', { txHash: '0xother' }),
      swap('b', 'USDC', POSITION),
    ];
    expect(wholeEvents(events)).toEqual([[0, 2]]);
  });

  test('coins back with fees: the fees collected in the same transaction belong to it', () => {
    const fees: LedgerEvent = {
      ...BASE,
      id: 'c',
      kind: 'income',
      incomeKind: 'farming',
      in: { asset: 'ARB', amount: '2' },
    };
    expect(wholeEvents([swap('a', POSITION, 'DAI'), swap('b', POSITION, 'USDC'), fees])).toEqual([[0, 1, 2]]);
  });

  test('coins that came from one position and still wait are one event, payments of several people are not', () => {
    expect(wholeEvents([open('a', 'ETH', '0xc364'), open('b', 'USDC', '0xc364')])).toEqual([[0, 1]]);
    const fee: LedgerEvent = { ...BASE, id: 'f', kind: 'fee', out: { asset: 'ETH', amount: '0.0045' } };
    expect(wholeEvents([fee, open('a', 'ETH', '0xc364'), open('b', 'USDC', '0xc364')])).toEqual([[1, 2, 0]]);
    expect(wholeEvents([open('a', 'ETH', '0x1'), open('b', 'ETH', '0x2')])).toEqual([]);
    expect(wholeEvents([open('a', 'ETH'), open('b', 'USDC')])).toEqual([]);
  });

  test('another wallet of the same transaction has its own part, a move between own wallets is its own event', () => {
    const move = { ...BASE, id: 'm', kind: 'transfer', toWallet: 'B', out: { asset: 'ETH', amount: '1' } } as const;
    expect(wholeEvents([swap('a', 'DAI', 'LP'), swap('b', 'USDC', 'LP', { wallet: 'Safe' }), move])).toEqual([]);
  });

  test('without a transaction nothing says that entries belong together', () => {
    const bare = ({ txHash: _, ...event }: LedgerEvent) => event as LedgerEvent;
    expect(wholeEvents([bare(swap('a', 'DAI', 'LP')), bare(swap('b', 'USDC', 'LP'))])).toEqual([]);
  });
});
