import { expect, it } from 'vitest';
import { areFinal, type PlanClaims, reasonHolds } from './plan-claims.tsx';

const claims: PlanClaims = { isCertain: (year) => year !== 2026, isSure: (asset) => asset !== 'BTC' };

it('calls figures final only where every year and every coin is', () => {
  expect(areFinal(claims, [2027, 2028], ['ETH'])).toBe(true);
  expect(areFinal(claims, [2026, 2027], ['ETH'])).toBe(false);
  expect(areFinal(claims, [2027], ['ETH', 'BTC'])).toBe(false);
});

it.each([
  ['free', 'ETH', '2026-12-01', true],
  ['wait-until-free', 'ETH', '2026-12-01', true],
  ['free', 'BTC', '2027-03-01', false],
  ['below-limit', 'ETH', '2026-12-01', false],
  ['below-limit', 'ETH', '2027-03-01', true],
  ['taxed', 'ETH', '2026-12-01', false],
  ['loss', 'BTC', '2027-03-01', false],
] as const)('%s of %s on %s holds: %s', (reason, asset, day, expected) => {
  expect(reasonHolds(claims, { reason, asset, day })).toBe(expected);
});
