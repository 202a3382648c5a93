import type { Instant } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { TransferCandidate } from '../build/built.ts';
import { matchTransfers } from './match-transfers.ts';
import { transferEvents } from './transfer-events.ts';

const NOON = 1_700_000_000;

function move(
  id: string,
  direction: 'in' | 'out',
  wallet: string,
  amount: string,
  more: Partial<TransferCandidate> & { after?: number } = {},
): TransferCandidate {
  const { after = 0, ...rest } = more;
  const source = { file: `${wallet}.csv`, line: 2, format: 'f' };
  return { id, direction, wallet, amount, asset: 'BTC', at: (NOON + after) as Instant, source, ...rest };
}

function settle(...candidates: TransferCandidate[]) {
  const matches = matchTransfers(candidates);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return { matches, events: matches.flatMap((match) => transferEvents(match, byId)) };
}

test('the same hash is proof, whatever its spelling, and the gap is the fee', () => {
  const { matches, events } = settle(
    move('o', 'out', 'Kraken', '1', { txHash: '0xABCDEF01' }),
    move('i', 'in', 'Ledger', '0.999', { txHash: 'abcdef01:0', after: 900 }),
  );
  expect(matches).toEqual([
    { outs: ['o'], ins: ['i'], reason: 'hash', secondsApart: 900, impliedFee: { asset: 'BTC', amount: '0.001' } },
  ]);
  expect(events).toMatchObject([
    {
      id: 'o',
      kind: 'transfer',
      wallet: 'Kraken',
      toWallet: 'Ledger',
      out: { asset: 'BTC', amount: '0.999' },
      fee: { asset: 'BTC', amount: '0.001' },
    },
  ]);
});

test('without a hash amount and time decide; a stated fee is not counted twice', () => {
  const fee = { asset: 'BTC', amount: '0.0005' };
  /** Sent 0.5 with the fee on top, arrived 0.5. */
  expect(
    settle(move('o', 'out', 'A', '0.5', { fee }), move('i', 'in', 'B', '0.5', { after: 1200 })).events,
  ).toMatchObject([{ out: { amount: '0.5' }, fee }]);
  /** Printed with the fee inside and again beside it: arrived 0.4995. */
  expect(
    settle(move('o', 'out', 'A', '0.5', { fee }), move('i', 'in', 'B', '0.4995', { after: 1200 })).events,
  ).toMatchObject([{ out: { amount: '0.4995' }, fee }]);
});

test.each([
  ['another coin', { asset: 'ETH' }],
  ['the same wallet', { wallet: 'A' }],
  ['three days later', { after: 3 * 86_400 }],
  ['two hours before', { after: -7_200 }],
  ['three per cent less', { amount: '0.97' }],
  ['more than was sent', { amount: '1.1' }],
  ['another transaction', { txHash: 'ffff0000' }],
])('%s does not match', (_, change) => {
  const out = move('o', 'out', 'A', '1', { txHash: 'eeee0000' });
  const { after, ...rest } = { after: 60, ...change };
  expect(settle(out, move('i', 'in', 'B', '1', { after, ...rest })).matches).toEqual([]);
});

describe('a small amount whose row says that a fee is inside', () => {
  const note = 'Withdraw fee is included';
  const sent = move('o', 'out', 'Binance', '0.002', { note });
  const arrived = move('i', 'in', 'Trezor', '0.0017', { after: 1800 });

  test('goes to the one arrival of these hours; the rest is the fee', () => {
    const { matches, events } = settle(sent, arrived);
    expect(matches).toMatchObject([{ outs: ['o'], ins: ['i'], impliedFee: { amount: '0.0003' } }]);
    expect(events).toMatchObject([{ kind: 'transfer', out: { amount: '0.0017' }, fee: { amount: '0.0003' } }]);
  });

  test.each([
    ['no row says so', [move('o', 'out', 'Binance', '0.002'), arrived]],
    ['the fee stands beside it', [{ ...sent, fee: { asset: 'BTC', amount: '0.0001' } }, arrived]],
    ['less than half arrived', [sent, { ...arrived, amount: '0.0009' }]],
    ['it is another day', [sent, move('i', 'in', 'Trezor', '0.0017', { after: 50_000 })]],
    ['two arrivals may be meant', [sent, arrived, move('j', 'in', 'Ledger', '0.0016', { after: 7200 })]],
    ['another payment may be meant', [sent, arrived, move('p', 'out', 'Kraken', '0.0018', { after: -900 })]],
  ])('is left to the user where %s', (_, moves) => {
    expect(settle(...moves).matches).toEqual([]);
  });

  test('takes no arrival that another payment explains by itself', () => {
    const other = move('p', 'out', 'Kraken', '0.0017', { after: 900 });
    expect(settle(sent, other, arrived).matches).toMatchObject([{ outs: ['p'], ins: ['i'] }]);
  });
});

test('two equally good partners are left to the user; a clearly nearer one is not', () => {
  const out = move('o', 'out', 'A', '1');
  expect(
    settle(out, move('i', 'in', 'B', '1', { after: 600 }), move('j', 'in', 'C', '1', { after: 700 })).matches,
  ).toEqual([]);
  expect(
    settle(out, move('i', 'in', 'B', '1', { after: 60 }), move('j', 'in', 'C', '1', { after: 80_000 })).matches,
  ).toMatchObject([{ ins: ['i'] }]);
});

test('a payment that another explains better, or as well, takes no arrival', () => {
  const arrival = move('i', 'in', 'B', '1');
  const [longAgo, justNow] = [
    move('o', 'out', 'A', '1', { after: -130_000 }),
    move('p', 'out', 'C', '1', { after: -600 }),
  ];
  expect(settle(longAgo, justNow, arrival).matches).toMatchObject([{ outs: ['p'], ins: ['i'] }]);
  expect(settle(move('o', 'out', 'A', '1', { after: -900 }), justNow, arrival).matches).toEqual([]);
  const parts = [move('i', 'in', 'B', '0.4', { after: 60 }), move('j', 'in', 'B', '0.6', { after: 90 })];
  expect(settle(move('o', 'out', 'A', '1'), move('p', 'out', 'C', '1', { after: 30 }), ...parts).matches).toEqual([]);
});

test('one payment that arrives in parts, and parts that arrive as one', () => {
  const split = settle(
    move('o', 'out', 'A', '1'),
    move('i', 'in', 'B', '0.4', { after: 60 }),
    move('j', 'in', 'C', '0.6', { after: 90 }),
  );
  expect(split.matches).toMatchObject([{ outs: ['o'], ins: ['i', 'j'], reason: 'split' }]);
  expect(split.events).toMatchObject([
    { toWallet: 'B', out: { amount: '0.4' } },
    { toWallet: 'C', out: { amount: '0.6' } },
  ]);

  const joined = settle(
    move('o', 'out', 'A', '0.4'),
    move('p', 'out', 'C', '0.6', { after: 30 }),
    move('i', 'in', 'B', '0.999', { after: 90 }),
  );
  expect(joined.matches).toMatchObject([
    { outs: ['o', 'p'], ins: ['i'], reason: 'joined', impliedFee: { amount: '0.001' } },
  ]);
  expect(joined.events).toMatchObject([
    { wallet: 'A', out: { amount: '0.4' } },
    { wallet: 'C', out: { amount: '0.599' }, fee: { amount: '0.001' } },
  ]);
});

test('of payments that arrive as one, each wallet loses what its own row says', () => {
  const fee = { asset: 'BTC', amount: '0.001' };
  /** Both amounts contain their fee: 0.399 + 0.599 arrive. */
  const inside = settle(
    move('o', 'out', 'A', '0.4', { fee }),
    move('p', 'out', 'C', '0.6', { fee, after: 10 }),
    move('i', 'in', 'B', '0.998', { after: 60 }),
  );
  expect(inside.events).toMatchObject([
    { wallet: 'A', out: { amount: '0.399' }, fee },
    { wallet: 'C', out: { amount: '0.599' }, fee },
  ]);
  /** 0.015 went to the network: more than the small payment has, so the large one paid it. */
  const hash = { txHash: 'abcdef01' };
  const large = settle(
    move('o', 'out', 'A', '1', hash),
    move('p', 'out', 'C', '0.005', { ...hash, after: 10 }),
    move('i', 'in', 'B', '0.99', { ...hash, after: 60 }),
  );
  expect(large.events).toMatchObject([
    { wallet: 'A', out: { amount: '0.985' }, fee: { amount: '0.015' } },
    { wallet: 'C', out: { amount: '0.005' } },
  ]);
});

test('gas in another coin stays a fee of its own beside a fee in the coin', () => {
  const fee = { asset: 'ETH', amount: '0.002' };
  const { events } = settle(
    move('o', 'out', 'A', '100', { asset: 'USDT', fee }),
    move('i', 'in', 'B', '99', { asset: 'USDT', after: 60 }),
  );
  expect(events).toMatchObject([
    { kind: 'transfer', fee: { asset: 'USDT', amount: '1' } },
    { kind: 'fee', id: 'o:fee', out: fee },
  ]);
});
