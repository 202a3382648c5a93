/** Purchases in dollars from before there was a market, on a device that asks nobody: the rates come with the app. */
import { messageText } from '@cryptax/messages';
import { expect, test } from 'vitest';
import type { LoadPack } from '../../../platform/ledger/worker/price-packs.ts';
import { good } from '../../../testing/good.ts';
import { PriceNetwork } from '../../../testing/price-network.ts';
import { packFiles, testLedger, textFile } from '../../../testing/test-ledger.ts';

async function paidInDollars(at: string, currency = 'USD') {
  const network = new PriceNetwork();
  const packs: string[] = [];
  const loadPack: LoadPack = (folder) => {
    packs.push(folder);
    return packFiles(folder);
  };
  const api = testLedger({ world: network, loadPack });
  const event = {
    ...{ id: 'b', at, kind: 'buy', wallet: 'W', in: { asset: 'BTC', amount: '5050' } },
    valueOrigin: { source: 'file', method: 'trade', currency, amount: '5.02' },
  };
  const file = textFile('mine.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [event] }));
  good(await api.commitImport(good(await api.previewImport([file])).previewId));
  const { row } = good(await api.eventDetail('own', 'b'));
  const { cards } = good(await api.reviewList('own', { offset: 0, limit: 50 }));
  return { row, cards, packs, asked: network.asked };
}

test('5,050 bitcoin for 5.02 dollars on 12 October 2009 cost 3.40 euros, without a network', async () => {
  const { row, cards, asked } = await paidInDollars('2009-10-12T15:26:00Z');
  /** 3.4 x 1.4765 = 5.0201; the missing 0.0001 dollars are 0.0000677 euros. */
  expect(row.valueEur).toMatch(/^3\.399932/);
  expect(cards).toEqual([]);
  expect(asked).toEqual([]);
});

test('the Saturday of the first block takes the rate of the Friday before', async () => {
  const { row } = await paidInDollars('2009-01-03T18:15:05Z');
  /** 5.02 / 1.3866. */
  expect(row.valueEur).toMatch(/^3\.620366/);
});

test('the years before 2009 are a file of their own, which only a ledger with a day there fetches', async () => {
  const since = await paidInDollars('2009-01-02T12:00:00Z');
  expect(since.packs.sort()).toEqual(['daily', 'ecb']);
  /** 5.02 / 1.4098. */
  const before = await paidInDollars('2008-12-30T12:00:00Z');
  expect(before.packs.sort()).toEqual(['daily', 'ecb', 'ecb-1999']);
  expect(before.row.valueEur).toMatch(/^3\.560788/);
  expect(before.cards).toEqual([]);
  expect(before.asked).toEqual([]);
});

test('francs of Easter Sunday 2004 count at the rate of Maundy Thursday', async () => {
  const { row } = await paidInDollars('2004-04-11T12:00:00Z', 'CHF');
  /** 5.02 / 1.5521. */
  expect(row.valueEur).toMatch(/^3\.234327/);
});

test('a day before the first rate has no value and says so in both languages', async () => {
  const { row, cards } = await paidInDollars('1998-12-30T12:00:00Z');
  expect(row.valueEur).toBeUndefined();
  expect(cards).toMatchObject([{ kind: 'missing-price', cause: { code: 'price.no-rate' } }]);
  const { code, params } = cards[0]?.cause ?? { code: '', params: {} };
  expect(messageText(code, params, { locale: 'de', reads: 'screen' })).toMatch(
    /^Kein EZB-Kurs von USD am 1998-12-30 bekannt; ohne Euro-Wert bleibt .+ Trage den Kurs von Hand ein\.$/,
  );
  expect(messageText(code, params, { locale: 'en', reads: 'screen' })).toMatch(
    /^No ECB rate is known for USD on 1998-12-30; .+ has no euro value\. Enter the price by hand\.$/,
  );
  expect(params.reason).toBe('rate.before-first');
});
