/**
 * The rules of the welcome tour over its stored record, free of React and of the clock: what starting, finishing a
 * step, skipping and resetting mean, and which step is next. Every function gives back a new record.
 */
import { type OnboardingProgress, TOUR_STEPS, type TourStep } from '../../../platform/settings/onboarding-progress.ts';

/** Everything after the greeting; connecting a wallet may be left out, yet the tour is complete only with it. */
export const COUNTED_STEPS = TOUR_STEPS.filter((step): step is CountedStep => step !== 'welcome');
export type CountedStep = Exclude<TourStep, 'welcome'>;
export const OPTIONAL_STEP: CountedStep = 'wallet_connect';

export const STEP_ROUTES = {
  import_data: '/import',
  understand_defi: '/abi-parser',
  export_taxes: '/tax-report-exporter',
  wallet_connect: '/wallets',
} as const satisfies Record<CountedStep, string>;

const FAST_START_MS = 2 * 60_000;
const FAST_COMPLETION_MS = 10 * 60_000;

export interface ProgressSummary {
  readonly completedSteps: number;
  readonly totalSteps: number;
  /** Whole percent of the counted steps. */
  readonly percentage: number;
  readonly currentStep: TourStep;
}

export function startTour(progress: OnboardingProgress, now: Date): OnboardingProgress {
  const startTime = progress.startTime ?? now.toISOString();
  return withStep({ ...progress, isFirstTime: false, tourStarted: true, startTime }, 'welcome', now);
}

/** A step done twice keeps the time of the first; the last one to be done completes the tour. */
export function completeStep(progress: OnboardingProgress, step: TourStep, now: Date): OnboardingProgress {
  const next = withStep(progress, step, now);
  const isComplete = COUNTED_STEPS.every((id) => isDone(next, id));
  if (!isComplete || next.tourCompleted) return next;
  return { ...next, tourCompleted: true, completedTime: now.toISOString() };
}

/** Counts as started and completed, with no step done: nobody is asked again. */
export function skipTour(progress: OnboardingProgress, now: Date): OnboardingProgress {
  const at = now.toISOString();
  return {
    ...progress,
    isFirstTime: false,
    tourStarted: true,
    tourCompleted: true,
    startTime: progress.startTime ?? at,
    completedTime: progress.completedTime ?? at,
  };
}

export function isDone(progress: OnboardingProgress, step: TourStep): boolean {
  return progress.steps.some(({ id, completed }) => id === step && completed);
}

export function summaryOf(progress: OnboardingProgress): ProgressSummary {
  const completedSteps = COUNTED_STEPS.filter((step) => isDone(progress, step)).length;
  const totalSteps = COUNTED_STEPS.length;
  return {
    completedSteps,
    totalSteps,
    percentage: Math.round((completedSteps / totalSteps) * 100),
    currentStep: currentStep(progress),
  };
}

/** The greeting until the tour starts, then the first step that is not done, else the last. */
function currentStep(progress: OnboardingProgress): TourStep {
  if (!progress.tourStarted) return 'welcome';
  return COUNTED_STEPS.find((step) => !isDone(progress, step)) ?? OPTIONAL_STEP;
}

export type Pace = 'fast-start' | 'fast-completion';

/** A fast start has its first step done within two minutes, a fast completion all of them within ten. */
export function paceOf({ startTime, completedTime, steps }: OnboardingProgress): ReadonlySet<Pace> {
  const pace = new Set<Pace>();
  if (startTime === null) return pace;
  const sinceStart = (at: string) => Date.parse(at) - Date.parse(startTime);
  const times = steps.flatMap(({ id, completedAt }) => (id === 'welcome' || completedAt === null ? [] : [completedAt]));
  if (times.some((at) => sinceStart(at) < FAST_START_MS)) pace.add('fast-start');
  const isWhole = COUNTED_STEPS.every((step) => steps.some(({ id, completed }) => id === step && completed));
  if (isWhole && completedTime !== null && sinceStart(completedTime) < FAST_COMPLETION_MS) pace.add('fast-completion');
  return pace;
}

function withStep(progress: OnboardingProgress, step: TourStep, now: Date): OnboardingProgress {
  const steps = progress.steps.map((one) =>
    one.id === step && !one.completed ? { id: step, completed: true, completedAt: now.toISOString() } : one,
  );
  return { ...progress, steps };
}
