import { COVERAGE_AREAS } from '@cryptax/api-contract';
import { expect, it } from 'vitest';
import { coverageLines } from './coverage-table.tsx';

const stateOf = (lines: ReturnType<typeof coverageLines>) =>
  Object.fromEntries(lines.map(({ area, state }) => [area, state]));

it('tells before the first sync what would be read, every area of it', () => {
  const binance = coverageLines('binance');
  expect(binance.map(({ area }) => area)).toEqual(COVERAGE_AREAS);
  expect(stateOf(binance)).toMatchObject({
    spot: 'read',
    p2p: 'read',
    'auto-invest': 'read',
    margin: 'file',
    card: 'file',
  });
  expect(binance.find(({ area }) => area === 'pay')).toEqual({ area: 'pay', state: 'read', days: 540 });
  expect(stateOf(coverageLines('coinbase'))).toMatchObject({ card: 'read', p2p: 'absent' });
});

it('says why card payments of some need a file: what the documentation lists, and what it does not', () => {
  const card = (exchange: string) => coverageLines(exchange).find(({ area }) => area === 'card');
  expect(card('bybit')).toEqual({ area: 'card', state: 'file', why: 'without-coins' });
  expect(card('okx')).toEqual({ area: 'card', state: 'file', why: 'undocumented' });
  expect(card('binance')).toEqual({ area: 'card', state: 'file' });
});

it('promises nothing of an exchange without recordings, and takes back what it does not hand out', () => {
  expect(stateOf(coverageLines('luno'))).toMatchObject({ spot: 'offered', transfers: 'offered', earn: 'file' });
  const after = { streams: ['deposits', 'withdrawals'], refused: [], keepsDays: {} } as const;
  expect(stateOf(coverageLines('luno', after))).toMatchObject({ spot: 'refused', transfers: 'read' });
  expect(stateOf(coverageLines('luno', { ...after, refused: ['withdrawals'] }))).toMatchObject({
    transfers: 'refused',
  });
});

it('says where trades are asked for market by market that a market no longer listed may be missing', () => {
  const spot = (exchange: string) => coverageLines(exchange).find(({ area }) => area === 'spot');
  expect(spot('binance')).toEqual({ area: 'spot', state: 'read', listedMarketsOnly: true });
  expect(spot('luno')).toEqual({ area: 'spot', state: 'offered', listedMarketsOnly: true });
  expect(spot('kraken')).toEqual({ area: 'spot', state: 'read' });
});

it('knows nothing of exchanges that cannot be connected', () => {
  expect(coverageLines('nowhere')).toEqual([]);
});
