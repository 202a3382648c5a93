import { expect, it } from 'vitest';
import type { SaleStage } from '../planning-types.ts';
import { zonesOf } from './zones.ts';

const stage = (over: Partial<SaleStage>): SaleStage => ({
  value: '40000.00',
  max: 48_000,
  limitAt: 20_000,
  sweetAt: 25_000,
  sweetResult: 2_000,
  untaxedTo: 8_000,
  curves: [],
  year: { limit: '1000.00' } as SaleStage['year'],
  ...over,
});
const kinds = (over: Partial<SaleStage>) =>
  zonesOf(stage(over), true).map(({ kind, from, to }) => `${kind} ${from}-${to}`);

it('cuts the scale at the limit, the end of the sweet spot and the holdings', () => {
  expect(kinds({})).toEqual(['free 0-20000', 'sweet 20000-25000', 'taxable 25000-40000', 'beyond 40000-48000']);
});

it('is all free when the limit is never reached; once it is reached only what adds no result is free', () => {
  expect(kinds({ limitAt: null, sweetAt: null })).toEqual(['free 0-40000', 'beyond 40000-48000']);
  const reached = { limitAt: 0, sweetAt: 3_000 };
  expect(kinds(reached)).toEqual(['free 0-8000', 'taxable 8000-40000', 'beyond 40000-48000']);
  expect(kinds({ ...reached, untaxedTo: 0 })).toEqual(['taxable 0-40000', 'beyond 40000-48000']);
});

it('says nothing about limit and freedom while open answers can move them', () => {
  const zones = zonesOf(stage({}), false).map(({ kind }) => kind);
  expect(zones).not.toContain('free');
  expect(zones).not.toContain('taxable');
  expect(zones[0]).toBe('open');
});
