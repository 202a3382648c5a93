import { expect, it } from 'vitest';
import { allows, neededPlan } from './plan.ts';

it('opens comparison from premium, simulator, optimiser, harvesting and the proposals of an adviser from pro', () => {
  const features = ['comparison', 'what-if', 'optimiser', 'harvesting', 'proposals'] as const;
  const open = (plan: 'free' | 'premium' | 'pro') => features.filter((feature) => allows(plan, feature));
  expect(open('free')).toEqual([]);
  expect(open('premium')).toEqual(['comparison']);
  expect(open('pro')).toEqual([...features]);
  expect(features.map(neededPlan)).toEqual(['premium', 'pro', 'pro', 'pro', 'pro']);
});
