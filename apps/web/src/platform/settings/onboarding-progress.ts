/** How far the guided tour has come; kept as one record so that a half-written one is refused as a whole. */
import { isRecord } from '@cryptax/kernel/checks';

export const TOUR_STEPS = ['welcome', 'import_data', 'understand_defi', 'export_taxes', 'wallet_connect'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

export interface OnboardingProgress {
  readonly isFirstTime: boolean;
  readonly tourStarted: boolean;
  readonly tourCompleted: boolean;
  readonly startTime: string | null;
  readonly completedTime: string | null;
  readonly steps: readonly {
    readonly id: TourStep;
    readonly completed: boolean;
    readonly completedAt: string | null;
  }[];
}

export const NO_PROGRESS: OnboardingProgress = {
  isFirstTime: true,
  tourStarted: false,
  tourCompleted: false,
  startTime: null,
  completedTime: null,
  steps: TOUR_STEPS.map((id) => ({ id, completed: false, completedAt: null })),
};

export function readOnboardingProgress(value: unknown): OnboardingProgress | undefined {
  if (!isRecord(value) || !Array.isArray(value.steps)) return undefined;
  const steps = value.steps.map(readStep);
  const { isFirstTime, tourStarted, tourCompleted, startTime, completedTime } = value;
  if (typeof isFirstTime !== 'boolean' || typeof tourStarted !== 'boolean' || typeof tourCompleted !== 'boolean') {
    return undefined;
  }
  if (!isTimeOrNull(startTime) || !isTimeOrNull(completedTime)) return undefined;
  if (!steps.every((step) => step !== undefined)) return undefined;
  return { isFirstTime, tourStarted, tourCompleted, startTime, completedTime, steps };
}

function readStep(value: unknown): OnboardingProgress['steps'][number] | undefined {
  if (!isRecord(value) || typeof value.completed !== 'boolean' || !isTimeOrNull(value.completedAt)) return undefined;
  const id = TOUR_STEPS.find((step) => step === value.id);
  return id === undefined ? undefined : { id, completed: value.completed, completedAt: value.completedAt };
}

function isTimeOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}
