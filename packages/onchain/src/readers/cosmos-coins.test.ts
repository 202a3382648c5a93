/** Coins that came over from other chains: their names are hashes of their way, and each has decimals of its own. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { balance } from '../testing/read-chain.ts';
import { ARRIVED_COINS } from './cosmos-coins.data.ts';

test.each(Object.entries(ARRIVED_COINS))('%s is the hash of its way', (denom, { way }) => {
  expect(denom).toBe(`ibc/${createHash('sha256').update(way).digest('hex').toUpperCase()}`);
});

test('ether, bitcoin and shares of a pool are counted by their own decimals, millionths by six, others in smallest units', async () => {
  const balances = [
    { denom: 'uosmo', amount: '1500000' },
    { denom: 'ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5', amount: '250000000000000000' },
    { denom: 'ibc/D1542AA8762DB13087D8364F3EA6509FD6F009A34F00426AF9E4F9FA85CBBF1F', amount: '100000' },
    { denom: 'gamm/pool/678', amount: '2500000000000000000' },
    { denom: 'uion', amount: '3000000' },
    { denom: 'ibc/0000000000000000000000000000000000000000000000000000000000000000', amount: '1234567890123456789' },
    { denom: 'factory/osmo1abc/coin', amount: '42' },
  ];
  const answer = await balance('osmosis', 'osmo1a', (url) => (url.pathname.includes('/bank/') ? { balances } : {}));
  if (!answer.ok) throw new Error('balance');
  expect(answer.value.map(({ asset, amount }) => `${amount} ${asset.symbol}`)).toEqual([
    '1.5 OSMO',
    '0.25 ETH.axl',
    '0.001 WBTC.axl',
    '2.5 gamm/pool/678',
    '3 ION',
    '1234567890123456789 ibc/0000000000000000000000000000000000000000000000000000000000000000',
    '42 factory/osmo1abc/coin',
  ]);
});
