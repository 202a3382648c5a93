/** Marks where there are some, letters where there are none; copies of a known token get no mark. */
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Coin } from './coin.tsx';
import { COIN_MARKS, PLACE_MARKS } from './marks/marks.data.ts';
import { showMarks } from './marks/marks.ts';
import { PlaceMark, placeId } from './place-mark.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  showMarks({ COIN_MARKS: {}, PLACE_MARKS: {} });
});

/** The next few marks. */
const turn = () => act(() => vi.runOnlyPendingTimers());

const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-hidden]')].map(({ dataset, textContent }) =>
    dataset.mark === 'true' ? 'mark' : (dataset.letters ?? textContent),
  );

const PAGE = (
  <>
    <Coin symbol="BTC" />
    <Coin symbol="NOSUCHCOIN" />
    <Coin symbol="erc20:0x1111111111111111111111111111111111112222" />
    <PlaceMark name="Kraken" />
    <PlaceMark name="My Box" />
    <PlaceMark name="" fallback={<i aria-hidden="true">file</i>} />
  </>
);

it('draws what the set has and letters for the rest', () => {
  vi.useFakeTimers();
  showMarks({ COIN_MARKS, PLACE_MARKS });
  const { unmount } = render(PAGE);
  turn();
  expect(drawn()[0]).toBe('mark');
  expect(drawn()[1]).toBe('NOSU');
  expect(drawn().slice(3)).toEqual(['mark', 'MY', 'file']);
  unmount();
  showMarks({ COIN_MARKS: {}, PLACE_MARKS: {} });
  render(PAGE);
  expect(drawn()).not.toContain('mark');
});

it('draws a few marks at a time, each of them once, and letters until then', () => {
  vi.useFakeTimers();
  const made = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  showMarks({ COIN_MARKS, PLACE_MARKS });
  const page = (
    <>
      {['BTC', 'ETH', 'BTC', 'SOL', 'ADA', 'XRP'].map((symbol, at) => (
        <Coin key={`${symbol} ${at.toString()}`} symbol={symbol} />
      ))}
    </>
  );
  render(page);
  expect(drawn()).toEqual(['BTC', 'ETH', 'BTC', 'SOL', 'ADA', 'XRP']);
  turn();
  expect(drawn()).toEqual(['mark', 'mark', 'mark', 'mark', 'ADA', 'XRP']);
  turn();
  expect(drawn()).toEqual(['mark', 'mark', 'mark', 'mark', 'mark', 'mark']);
  expect(made).toHaveBeenCalledTimes(5);
  // What was drawn once is there at once.
  render(<Coin symbol="ETH" />);
  expect(drawn()[6]).toBe('mark');
  expect(vi.getTimerCount()).toBe(0);
});

it('knows a place by the beginning of its name', () => {
  expect(['Crypto.com App', 'Ledger Live', 'Ethereum 0x12ab…89ef', 'Coinbase Pro', 'bitcoin.de'].map(placeId)).toEqual([
    'crypto-com',
    'ledger',
    'ethereum',
    'coinbase',
    'bitcoin-de',
  ]);
});

it('knows every place that has a mark, whatever follows its name', () => {
  expect(placeId('Uniswap (über Blockscout)')).toBe('uniswap');
  expect(Object.keys(PLACE_MARKS).filter((id) => placeId(`${id} (more)`) !== id)).toEqual([]);
});

it('holds drawings only: nothing in them loads, links or runs', () => {
  const all = [...Object.values(COIN_MARKS), ...Object.values(PLACE_MARKS)];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((svg) => /href|script|<image|<style|\son\w+=|url\((?!#)/i.test(svg))).toEqual([]);
});
