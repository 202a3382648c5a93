import { describe, expect, it } from 'vitest';
import { NO_PROGRESS, type OnboardingProgress } from '../../../platform/settings/onboarding-progress.ts';
import {
  COUNTED_STEPS,
  completeStep,
  isDone,
  paceOf,
  STEP_ROUTES,
  skipTour,
  startTour,
  summaryOf,
} from './tour-progress.ts';

/** Minutes and seconds after nine o'clock. */
const at = (minutes: number, seconds = 0) => new Date(Date.UTC(2026, 0, 5, 9, minutes, seconds));
const started = startTour(NO_PROGRESS, at(0));
const doing = (progress: OnboardingProgress, times: readonly (readonly [number, number])[]) =>
  times.reduce(
    (so, [minutes, seconds], index) => completeStep(so, COUNTED_STEPS[index] ?? 'welcome', at(minutes, seconds)),
    progress,
  );

describe('the steps', () => {
  it('are four beside the greeting, each with its screen', () => {
    expect(STEP_ROUTES).toEqual({
      import_data: '/import',
      understand_defi: '/abi-parser',
      export_taxes: '/tax-report-exporter',
      wallet_connect: '/wallets',
    });
    expect(summaryOf(NO_PROGRESS)).toEqual({
      completedSteps: 0,
      totalSteps: 4,
      percentage: 0,
      currentStep: 'welcome',
    });
  });

  it('move on to the first that is not done, else stay at the last', () => {
    expect(summaryOf(started).currentStep).toBe('import_data');
    const gap = completeStep(completeStep(started, 'import_data', at(1)), 'export_taxes', at(2));
    expect(summaryOf(gap)).toEqual({
      completedSteps: 2,
      totalSteps: 4,
      percentage: 50,
      currentStep: 'understand_defi',
    });
    const all = doing(started, [
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(summaryOf(all)).toEqual({
      completedSteps: 4,
      totalSteps: 4,
      percentage: 100,
      currentStep: 'wallet_connect',
    });
  });

  it('keep the time at which they were done first', () => {
    const twice = completeStep(completeStep(started, 'import_data', at(1)), 'import_data', at(9));
    expect(twice.steps.find(({ id }) => id === 'import_data')?.completedAt).toBe('2026-01-05T09:01:00.000Z');
  });
});

describe('the tour', () => {
  it('starts with the greeting done and the time noted, once', () => {
    expect(started).toMatchObject({ isFirstTime: false, tourStarted: true, tourCompleted: false });
    expect(started.startTime).toBe('2026-01-05T09:00:00.000Z');
    expect(isDone(started, 'welcome')).toBe(true);
    expect(startTour(started, at(5)).startTime).toBe('2026-01-05T09:00:00.000Z');
  });

  it('is complete with every step but not before, the optional one included', () => {
    const three = doing(started, [
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(three.tourCompleted).toBe(false);
    const four = completeStep(three, 'wallet_connect', at(4));
    expect([four.tourCompleted, four.completedTime]).toEqual([true, '2026-01-05T09:04:00.000Z']);
    expect(completeStep(four, 'import_data', at(30)).completedTime).toBe('2026-01-05T09:04:00.000Z');
  });

  it('counts as started and completed when skipped, with nothing done', () => {
    const skipped = skipTour(NO_PROGRESS, at(0));
    expect(skipped).toMatchObject({ isFirstTime: false, tourStarted: true, tourCompleted: true });
    expect(summaryOf(skipped).completedSteps).toBe(0);
    expect(paceOf(skipped).size).toBe(0);
  });
});

describe('the pace', () => {
  it('is a fast start below two minutes to the first step, not at two', () => {
    expect([...paceOf(doing(started, [[1, 59]]))]).toEqual(['fast-start']);
    expect(paceOf(doing(started, [[2, 0]])).size).toBe(0);
  });

  it('is a fast completion below ten minutes, not at ten', () => {
    const upTo = (minutes: number, seconds: number) =>
      doing(started, [
        [3, 0],
        [4, 0],
        [5, 0],
        [minutes, seconds],
      ]);
    expect([...paceOf(upTo(9, 59))]).toEqual(['fast-completion']);
    expect(paceOf(upTo(10, 0)).size).toBe(0);
  });
});
