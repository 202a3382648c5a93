import { describe, expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { addEvent, PriceNetwork, staking } from '../../../testing/price-network.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';

describe("the user's own prices", () => {
  it('a file of more than 20 MB is refused with what to do, before it is read', async () => {
    const api = testLedger({ world: new PriceNetwork() });
    const large = Object.defineProperty(textFile('large.csv', ''), 'size', { value: 20_000_001 });
    expect(await api.addPriceFile(large)).toEqual({ ok: false, error: { code: 'prices.file-too-large' } });
  });

  it('a price file fills what no other source has, in any currency, and goes again with its file', async () => {
    const api = testLedger({ world: new PriceNetwork() });
    const id = await addEvent(api, staking('FOO', '10', '2021-03-04T10:00:00Z'));
    const value = async () => good(await api.eventRows('own', [id]))[0]?.valueEur;
    expect(await value()).toBeUndefined();
    const added = good(
      await api.addPriceFile(textFile('mine.csv', 'date,symbol,close,currency\n2021-03-04,FOO,0.8627,GBP\nbad')),
    );
    expect(added).toMatchObject({
      file: {
        name: 'mine.csv',
        from: '2021-03-04',
        to: '2021-03-04',
        series: [{ symbol: 'FOO', currency: 'GBP', points: 1 }],
      },
      problems: [{ line: 3 }],
    });
    /** ECB rate of 2021-03-04: 0.8627 pounds per euro, so one unit is one euro. */
    expect(Number(await value())).toBe(10);
    /** The same prices as a pack: saved here, loaded in another book, refused with another figure in it. */
    const pack = good(await api.pricePackOf('mine.csv')) ?? '';
    good(await api.removePriceFile('mine.csv'));
    expect(await value()).toBeUndefined();
    const other = testLedger({ world: new PriceNetwork() });
    const twin = await addEvent(other, staking('FOO', '10', '2021-03-04T10:00:00Z'));
    expect(good(await other.addPriceFile(textFile('changed.json', pack.replace('8627', '8628')))).file).toBeNull();
    good(await other.addPriceFile(textFile('mine.prices.json', pack)));
    const [row] = good(await other.eventRows('own', [twin]));
    expect(Number(row?.valueEur)).toBe(10);
    expect(JSON.stringify(row)).toContain('mine.prices.json');
    good(
      await api.addPriceFile(
        textFile('two.csv', 'date,symbol,close,currency\n2021-03-04,FOO,1,GBP\n2021-03-04,FOO,1,EUR'),
      ),
    );
    expect(good(await api.pricePackOf('two.csv'))).toBeNull();
    good(await api.removePriceFile('two.csv'));
    /** The candle of that day as an exchange publishes it. */
    good(
      await api.addPriceFile(textFile('FOOEUR-1d-2021-03.csv', '1614816000000,1,1,1,1.75,9,1614902399999,1,1,1,1,0')),
    );
    expect(Number(await value())).toBe(17.5);
    good(await api.removePriceFile('FOOEUR-1d-2021-03.csv'));
    good(await api.saveManualPrice({ asset: 'FOO', day: '2021-03-04', price: '3', currency: 'EUR' }));
    good(await api.saveManualPrice({ asset: 'FOO', day: '2021-03-04', price: '2.5', currency: 'EUR' }));
    expect(good(await api.manualPrices())).toHaveLength(1);
    expect(Number(await value())).toBe(25);
  });
});

describe('a doubtful price', () => {
  it('of two sources more than 5 % apart is shown with both, and not below', async () => {
    const api = testLedger({ world: new PriceNetwork() });
    await addEvent(api, staking('FOO', '10', '2021-03-04T10:00:00Z'));
    const cards = async (price: string) => {
      const file = (close: string) => `date,symbol,close,currency\n2021-03-04,FOO,${close},EUR`;
      good(await api.addPriceFile(textFile('first.csv', file('100'))));
      good(await api.addPriceFile(textFile('second.csv', file(price))));
      return good(await api.reviewList('own', { kind: 'doubtful-price', offset: 0, limit: 9 })).cards;
    };
    expect(await cards('105')).toEqual([]);
    expect(await cards('105.01')).toMatchObject([
      { cause: { code: 'price.second-source', params: { price: '100', second: 'second.csv', secondPrice: '105.01' } } },
    ]);
  });

  it('waits on the review list until it is confirmed', async () => {
    const api = testLedger({ world: new PriceNetwork() });
    /** One bitcoin for 100 euro on a day whose bundled close is 73,245.90. */
    const at = '2026-09-28T10:00:00Z';
    await addEvent(api, { kind: 'buy', at, wallet: 'W', in: { asset: 'BTC', amount: '1' }, valueEur: '100' });
    const cards = async () => good(await api.reviewList('own', { kind: 'doubtful-price', offset: 0, limit: 9 })).cards;
    const [card] = await cards();
    expect(card).toMatchObject({
      cause: { code: 'price.trade-off-market', params: { asset: 'BTC', price: '100' } },
      fixes: ['keep-price', 'set-value'],
      effectEur: '100',
    });
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'keep-price' }));
    expect(await cards()).toEqual([]);
  });
});
