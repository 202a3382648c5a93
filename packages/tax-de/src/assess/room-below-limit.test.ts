import { dec, formatDecimal } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { assessOne, figures } from '../testing/figures.ts';
import { roomBelowLimit } from './room-below-limit.ts';

test('[LIM-02] the room is what is missing to one cent below the limit', () => {
  // 1,000.00 - 0.01 - 765.35 = 234.64; a loss of 100 makes room for 699.99 below 600.
  expect(roomBelowLimit({ net: '765.35', limit: '1000' })).toEqual(dec('234.64'));
  expect(roomBelowLimit({ net: '-100.00', limit: '600.00' })).toEqual(dec('699.99'));
  // Exactly at the limit one cent is too much.
  expect(roomBelowLimit({ net: '1000.00', limit: '1000.00' })).toEqual(dec('-0.01'));
});

test('[L22-02] a year that uses its room to the last cent stays free of tax', () => {
  const room = formatDecimal(roomBelowLimit({ net: '55.00', limit: '256.00' }));
  expect(room).toBe('200.99');
  const year = assessOne([figures(2024, { income: '55.00' })], { years: { 2024: { otherIncome: room } } });
  expect(year.income).toMatchObject({ net: '255.99', limitReached: false, taxable: '0.00' });
});
