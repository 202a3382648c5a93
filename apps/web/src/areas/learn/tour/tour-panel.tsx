/**
 * What the guide says of the point it stands at. Folded or not: a small line, a title, how far the tour has come. Unfolded, below its
 * head: the words, which scroll, and where they are long its buttons below, which stay.
 */
import type { ReactNode } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../platform/settings/settings.ts';
import { cx } from '../../../ui/class-names.ts';
import { COUNTED_STEPS, type CountedStep, summaryOf } from '../onboarding/tour-progress.ts';
import type { TourForm, TourPoint } from '../tour.ts';
import { End, EndButtons, Step } from './step-panel.tsx';
import { tourStrings } from './strings.ts';
import { Mode, Welcome, WelcomeButtons } from './welcome-panel.tsx';

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

interface TourPanelProps {
  readonly id?: string;
  readonly step: TourPoint;
  readonly form: TourForm;
}

export function TourPanel({ id, step, form }: TourPanelProps) {
  const isOver = useSetting('onboarding').tourCompleted;
  const { title } = useTourWords(step);
  const [words, buttons] = partsOf(step, isOver, form);
  return (
    <div
      id={id}
      // The tour comes in over 300 ms, a little slower than the rest of the app; whoever wants no motion gets none.
      className="mt-1.5 flex min-h-0 animate-fade flex-col motion-safe:[--t-slow:300ms]"
    >
      {/* Room for the ring around what has the focus, which the scrolling part would cut. */}
      <div
        {...reachedByKeys(buttons === null ? undefined : title)}
        className="-mx-1 min-h-0 overflow-y-auto rounded-md px-1 pt-1 pb-1.5 -outline-offset-2 [scrollbar-width:thin] [@media(max-height:30rem)]:min-h-max"
      >
        {words}
      </div>
      {buttons !== null && (
        <div
          className={cx(
            'shrink-0 gap-2 border-t border-line pt-2.5 pb-1.5',
            form === 'bar' ? 'flex flex-wrap' : 'grid',
          )}
        >
          {buttons}
        </div>
      )}
    </div>
  );
}

/** Words alone have nothing in them that takes the focus, and must be scrolled without a pointer too. */
function reachedByKeys(name: string | undefined) {
  return name === undefined ? {} : { role: 'group', 'aria-label': name, tabIndex: 0 };
}

function partsOf(step: TourPoint, isOver: boolean, form: TourForm): readonly [ReactNode, ReactNode] {
  if (step === 'welcome') return [<Welcome key="words" form={form} />, <WelcomeButtons key="buttons" />];
  if (step === 'mode') return [<Mode key="words" form={form} />, null];
  if (isOver && isCounted(step)) return [<End key="words" />, <EndButtons key="buttons" />];
  return [<Step key="words" step={step} form={form} />, null];
}
