/** Marks where there are some, letters where there are none; copies of a known token get no mark. */
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Coin } from './coin.tsx';
import { COIN_MARKS, PLACE_MARKS } from './marks/marks.data.ts';
import { showMarks } from './marks/marks.ts';
import { PlaceMark, placeId } from './place-mark.tsx';

afterEach(() => showMarks({ COIN_MARKS: {}, PLACE_MARKS: {} }));

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
  showMarks({ COIN_MARKS, PLACE_MARKS });
  const { unmount } = render(PAGE);
  expect(drawn()[0]).toBe('mark');
  expect(drawn()[1]).toBe('NOSU');
  expect(drawn().slice(3)).toEqual(['mark', 'MY', 'file']);
  unmount();
  showMarks({ COIN_MARKS: {}, PLACE_MARKS: {} });
  render(PAGE);
  expect(drawn()).not.toContain('mark');
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
