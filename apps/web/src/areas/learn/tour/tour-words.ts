/** What the guide says of the point it stands at, folded or not: a small line, a title, how far the tour has come. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../platform/settings/settings.ts';
import { COUNTED_STEPS, type CountedStep, summaryOf } from '../onboarding/tour-progress.ts';
import type { TourPoint } from '../tour.ts';
import { tourStrings } from './strings.ts';

export interface TourWords {
  readonly eyebrow: string;
  readonly title: string;
  /** Nothing before the first step: there is no progress to tell yet. */
  readonly progress: string | null;
  readonly done: number;
  readonly total: number;
}

export function isCounted(point: TourPoint): point is CountedStep {
  return point !== 'welcome' && point !== 'mode';
}

export function useTourWords(point: TourPoint): TourWords {
  const t = useStrings(tourStrings);
  const onboarding = useSetting('onboarding');
  const { completedSteps: done, totalSteps: total } = summaryOf(onboarding);
  const share = { done, total };
  if (!isCounted(point)) {
    const title = t(point === 'welcome' ? 'title' : 'mode');
    return { eyebrow: t('tour'), title, progress: null, ...share };
  }
  const progress = t('progress', share);
  if (onboarding.tourCompleted) return { eyebrow: t('tour'), title: t('end.title'), progress, ...share };
  const eyebrow = t('step', { step: COUNTED_STEPS.indexOf(point) + 1, steps: total });
  return { eyebrow, title: t(point), progress, ...share };
}
