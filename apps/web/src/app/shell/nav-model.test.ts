import { describe, expect, it } from 'vitest';
import { activeEntry, navGroups, sectionTabs } from './nav-model.ts';

const expert = { userMode: 'expert', devMode: false } as const;
const beginner = { userMode: 'klaus', devMode: false } as const;
const plan = (options: Parameters<typeof navGroups>[0]) =>
  navGroups(options).find(({ group }) => group === 'plan')?.entries;

describe('navigation', () => {
  it('shows experts twelve entries in five groups; the thirteenth, settings, stands at the foot', () => {
    const groups = navGroups(expert);
    expect(groups.map(({ group }) => group)).toEqual(['main', 'data', 'tax', 'plan', 'learn']);
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(12);
  });

  it('folds planning into one entry for beginners, whose tabs lead to all of it', () => {
    expect(plan(expert)).toEqual(['simulator', 'lossHarvesting', 'taxIntelligence']);
    expect(plan(beginner)).toEqual(['simulator']);
    expect(sectionTabs('taxIntelligence', beginner)).toEqual([
      'simulator',
      'whatIf',
      'strategies',
      'lossHarvesting',
      'taxIntelligence',
    ]);
    expect(sectionTabs('taxIntelligence', expert)).toEqual([]);
  });

  it('marks the entry a screen belongs to', () => {
    expect(activeEntry('lossHarvesting', beginner)).toBe('simulator');
    expect(activeEntry('lossHarvesting', expert)).toBe('lossHarvesting');
    expect(activeEntry('exchange', expert)).toBe('wallets');
  });

  it('has the test group only in dev mode', () => {
    expect(navGroups({ ...expert, devMode: true }).at(-1)).toEqual({ group: 'dev', entries: ['tests'] });
  });
});
