import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import { missingInternalFiles } from './missing-internal.ts';

const W = 'Ethereum 0x1111…2222';
const source = (format = 'etherscan-transactions') => ({ file: 'export.csv', line: 1, format });
const open = (id: string, day: string, legs: object, format?: string) =>
  ({ id, kind: 'open', at: `2024-03-${day}T10:00:00Z`, wallet: W, source: source(format), ...legs }) as LedgerEvent;
const eth = (amount: string) => ({ asset: 'ETH', amount });

const LIFE = [
  open('in', '01', { in: eth('1') }),
  // A token is sold for ether, which the contract pays out in the file that is missing.
  open('sold', '02', { out: { asset: 'LINK', amount: '50' }, fee: eth('0.01') }, 'etherscan-erc20'),
  open('spent', '03', { out: eth('1.2') }),
  open('again', '04', { out: eth('0.3'), fee: eth('0.002') }),
];

describe('a missing file of internal transactions', () => {
  it('is found where an address spends more than it ever had, with how much and at which entries', () => {
    expect(missingInternalFiles(LIFE)).toEqual([
      { wallet: W, asset: 'ETH', missing: '0.512', eventIds: ['spent', 'again'] },
    ]);
  });

  it('is not missed where it lies, where nothing is short, and where coins came in at the same moment', () => {
    expect(missingInternalFiles([...LIFE, open('paid', '02', { in: eth('0.6') }, 'etherscan-internal')])).toEqual([]);
    expect(missingInternalFiles(LIFE.slice(0, 2))).toEqual([]);
    const late = open('late', '03', { in: eth('2') });
    expect(missingInternalFiles([...LIFE, late])).toEqual([]);
  });

  it('is about the address of the file, not about the other side of its transfers', () => {
    const sent = {
      id: 's',
      kind: 'transfer',
      at: '2024-03-05T10:00:00Z',
      wallet: 'Ledger',
      toWallet: W,
      out: eth('3'),
    };
    expect(missingInternalFiles([...LIFE, { ...sent, source: source() } as LedgerEvent])).toMatchObject([
      { wallet: W },
    ]);
  });

  it('counts coins that came from an own wallet, and says nothing of exchanges', () => {
    const arrival = {
      id: 't',
      kind: 'transfer',
      at: '2024-03-01T09:00:00Z',
      wallet: 'Kraken',
      toWallet: W,
      out: eth('2'),
    } as LedgerEvent;
    expect(missingInternalFiles([arrival, ...LIFE])).toEqual([]);
    const kraken = LIFE.map((event) => ({ ...event, source: source('kraken-ledgers') }));
    expect(missingInternalFiles(kraken)).toEqual([]);
  });
});
