import { expect, test } from 'vitest';
import { isAllowed, proRataCents } from './plans.ts';

test('early use is charged by the day, rounded to the cent', () => {
  // 4900 * 7 / 365 = 93.97; 500 * 1 / 30 = 16.67; 500 * 3 / 30 = 50; a half cent goes up: 5 * 1 / 10 = 0.5
  expect(proRataCents(4900, 7, 365)).toBe(94);
  expect(proRataCents(500, 1, 30)).toBe(17);
  expect(proRataCents(500, 3, 30)).toBe(50);
  expect(proRataCents(5, 1, 10)).toBe(1);
  expect(proRataCents(4900, 0, 365)).toBe(0);
  expect(proRataCents(4900, 400, 365)).toBe(4900);
});

test('every plan has what the smaller ones have', () => {
  expect(isAllowed('free', 'basic_tax_calc')).toBe(true);
  expect(isAllowed('free', 'pdf_export')).toBe(false);
  expect(isAllowed('premium', 'pdf_export')).toBe(true);
  expect(isAllowed('premium', 'whatif_simulator')).toBe(false);
  expect(isAllowed('pro', 'whatif_simulator')).toBe(true);
});
