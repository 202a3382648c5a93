/** Rows of margin and futures that decide over section 20 or section 23: each by the rule that it follows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

function fixture(path: string) {
  const content = new Uint8Array(readFileSync(new URL(`../../fixtures/${path}`, import.meta.url)));
  return importFiles([{ name: path.split('/').at(-1) ?? '', content }]);
}

test('[CAP-08] Binance futures: a commission is part of the result, not a fee without effect', async () => {
  const header = 'Date(UTC),type,Amount,Asset,Symbol,Transaction ID';
  const rows = [
    '2025-03-01 10:00:00,REALIZED_PNL,2500,USDT,BTCUSDT,1',
    '2025-03-01 10:00:00,COMMISSION,-400,USDT,BTCUSDT,1',
  ];
  const content = new TextEncoder().encode(`${[header, ...rows].join('\n')}\n`);
  const { events } = await importFiles([{ name: 'futures.csv', content }]);
  const results = events.filter(({ kind }) => kind === 'derivative');
  expect(results).toHaveLength(2);
  expect(results.filter((event) => event.kind === 'derivative' && event.part === 'commission')).toHaveLength(1);
  expect(events.filter(({ kind }) => kind === 'fee')).toEqual([]);
});

test('[P23-16] Kraken `settled`: the margin is paid back and the coin kept, so it is a purchase and no margin result', async () => {
  const { events, files } = await fixture('kraken-ledgers/settled.csv');
  expect(events).toMatchObject([{ kind: 'buy', in: { asset: 'BTC' }, valueEur: '50000' }]);
  // Half of a pair proves nothing and waits for an answer.
  expect(files[0]?.issues.map(({ code }) => code)).toEqual(['trade.one-sided']);
});

test('[CAP-07] Kraken `rollover`: interest in money is named as not deducted, in coin it is a fee that left the wallet', async () => {
  const { events, files } = await fixture('kraken-ledgers/margin.csv');
  expect(files[0]?.ignored).toContainEqual(expect.objectContaining({ code: 'fiat-fee', line: 3 }));
  expect(events.filter(({ kind }) => kind === 'fee')).toMatchObject([{ out: { asset: 'BTC', amount: '0.00001' } }]);
});
